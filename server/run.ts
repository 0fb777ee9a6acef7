import { announce } from './announce.ts';
import { builtSettings } from './built-settings.ts';
import { readConfig } from './config.ts';
import { builtDesk } from './http/built-desk.ts';
import { builtPages } from './http/built-pages.ts';
import { createLogger } from './logger.ts';
import { startServer } from './start-server.ts';

try {
  const config = readConfig(process.env, builtSettings());
  const running = await startServer(config, createLogger(), {
    site: () => builtPages(config),
    desk: () => builtDesk(config),
  });
  announce(running);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
