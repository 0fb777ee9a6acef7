import { ConfigError, readConfig } from './config.ts';
import { builtPages } from './http/built-pages.ts';
import { createLogger } from './logger.ts';
import { startServer } from './start-server.ts';
import { steadyMemory } from './steady-memory.mjs';

steadyMemory();

try {
  const config = readConfig(process.env);
  const { address } = await startServer(config, createLogger(), await builtPages(config));
  console.log(`NASAQ website: ${address}`);
} catch (error) {
  console.error(error instanceof ConfigError || error instanceof Error ? error.message : String(error));
  process.exit(1);
}
