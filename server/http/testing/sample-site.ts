import { steadyMemory } from '../../steady-memory.mjs';

// The whole server as main.ts starts it, on a site of a few files instead of a build that takes minutes.
steadyMemory();
await import('./sample-server.ts');
