import { steadyMemory } from './steady-memory.mjs';

steadyMemory();
// Only now: that may start this process once more, and all that was loaded before would be loaded twice.
await import('./run.ts');
