import type { Server } from 'node:http';
import { Hono } from 'hono';
import { type Config, ConfigError } from './config.ts';
import { createSite, type PageSource } from './http/site.ts';
import type { Logger } from './logger.ts';
import { openStore } from './storage/open-store.ts';

/** How long an orderly stop may take before the process ends anyway. */
const stopMs = 10_000;

export interface RunningServer {
  readonly address: string;
  stop(): Promise<void>;
}

/** Opens the store, wires everything together and listens; SIGTERM and SIGINT stop it in order. */
export async function startServer(config: Config, logger: Logger, pages: PageSource): Promise<RunningServer> {
  const store = await openStore({
    dataDir: config.dataDir,
    ...(config.databaseUrl ? { databaseUrl: config.databaseUrl } : {}),
  });

  const server = createSite({
    config,
    logger,
    pages,
    checkWritable: () => store.checkWritable(),
    api: new Hono(),
  });

  try {
    await listen(server, config);
  } catch (error) {
    await store.close();
    throw error;
  }

  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= (async () => {
      await closed(server);
      await store.close();
    })();
    return stopping;
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      setTimeout(() => process.exit(1), stopMs).unref();
      void stop().then(() => process.exit(0));
    });
  return { address: addressOf(server, config), stop };
}

function listen(server: Server, { port, host }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE')
        reject(
          new ConfigError(
            `PORT ${port} on ${host} is in use by another program; stop it or set another PORT.`,
          ),
        );
      else if (error.code === 'EACCES')
        reject(new ConfigError(`PORT ${port} may not be used by this account; set a PORT of 1024 or more.`));
      else reject(new ConfigError(`HOST "${host}" cannot be listened on (${error.code ?? error.message}).`));
    });
    server.listen(port, host, resolve);
  });
}

function addressOf(server: Server, { host }: Config): string {
  const bound = server.address();
  const port = typeof bound === 'object' && bound ? bound.port : 0;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** No new connections; answers under way are finished, idle connections are let go. */
function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
}
