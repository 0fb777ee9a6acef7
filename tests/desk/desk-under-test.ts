import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../tools/dev/free-port.ts';
import { type ServerUnderTest, startProgram } from '../../tools/dev/servers-under-test.ts';
import { root } from '../../tools/root.ts';

export interface DeskUnderTest {
  readonly url: string;
  readonly server: ServerUnderTest;
  /** Runs a command of the operator on the same data; returns what it prints. */
  command(...words: string[]): Promise<string>;
  /** Adds a colleague and returns their invitation's address. */
  invite(name: string, role: 'sales' | 'hr' | 'admin'): Promise<string>;
  stop(): Promise<void>;
}

/** The built desk and site in one process on free ports, with data of their own. */
export async function startDesk(env: Record<string, string> = {}): Promise<DeskUnderTest> {
  const port = await freePort();
  const settings = { DESK_PORT: String(port), DESK_URL: `http://localhost:${port}`, ...env };
  const server = await startProgram('server/main.ts', settings);
  const command = async (...words: string[]) => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [join(root, 'server', 'desk-cli', 'main.ts'), ...words],
      { env: { ...process.env, ...settings, DATA_DIR: server.dataDir } },
    );
    return stdout;
  };
  return {
    url: settings.DESK_URL,
    server,
    command,
    async invite(name, role) {
      const printed = await command(
        'staff',
        'add',
        name,
        `${name.toLowerCase().replaceAll(' ', '.')}@nasaq.example`,
        role,
      );
      const address = /http\S+\/invitation\/\S+/.exec(printed)?.[0];
      if (!address) throw new Error(`No invitation was printed: ${printed}`);
      return address;
    },
    stop: () => server.stop(),
  };
}
