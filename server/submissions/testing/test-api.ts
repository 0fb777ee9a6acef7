import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { pino } from 'pino';
import type { FormName } from '../../../contract/form-names.ts';
import { hardenedServer } from '../../http/hardened-server.ts';
import { openStore } from '../../storage/open-store.ts';
import type { Store, StoredSubmission } from '../../storage/store.ts';
import { type ApiDeps, submissionsApi } from '../intake/api.ts';
import { submissionsForPage } from '../intake/pages.ts';
import { SubmissionIntake } from '../intake/submission-intake.ts';

type Changes = Partial<Omit<ApiDeps, 'config' | 'store'>> & {
  readonly config?: Partial<ApiDeps['config']>;
  readonly store?: (real: Store) => Partial<ApiDeps['store']>;
};

/** The endpoints on a real port over a real SQLite file, with everything they log. */
export async function startApi(changes: Changes = {}) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'nasaq-submissions-'));
  const store = await openStore({ dataDir });
  const logged: string[] = [];
  let accepted = 0;
  const { config, store: wrap, ...rest } = changes;
  const deps: ApiDeps = {
    store: { ...store, ...wrap?.(store) },
    logger: pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) }),
    clientAddress: () => '192.0.2.1',
    onAccepted: () => {
      accepted += 1;
    },
    ...rest,
    config: { rateLimitPerMinute: 1000, allowedOrigins: [], ...config },
  };
  const intake = new SubmissionIntake(deps);
  const server = hardenedServer(
    getRequestListener(submissionsApi(deps, intake).fetch, { autoCleanupIncoming: false }),
    { behindProxy: false },
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const urlOf = (form: FormName) => `${origin}/api/application/${form}`;
  return {
    store,
    logged,
    origin,
    port,
    urlOf,
    accepted: () => accepted,
    page: submissionsForPage(intake, '192.0.2.1'),
    flooded: (form: FormName) => intake.flooded(form, '192.0.2.1'),
    post: (form: FormName, body: object | string, headers: Record<string, string> = {}) =>
      fetch(urlOf(form), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    apply: (file: { name: string; bytes: Uint8Array } | undefined, headers: Record<string, string> = {}) =>
      fetch(urlOf('career'), { method: 'POST', headers, body: applicationForm(file) }),
    kept: (): Promise<StoredSubmission[]> => Array.fromAsync(store.list({})),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await store.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type TestApi = Awaited<ReturnType<typeof startApi>>;

export const enquiry = {
  name: 'Layla Haddad',
  email: 'layla@example.com',
  phone: '050 123 4567',
  message: 'Two chillers on the roof.',
  type: 'Request a quote',
};

export const estimate = {
  projectName: 'Marina Heights',
  customerName: 'Layla Haddad',
  contactNumber: '04 123 4567',
  emailId: 'layla@example.com',
  propertyType: 'Mall & Retail',
  serviceRequired: 'Daily cleaning.',
};

export const applicant = {
  name: 'Omar Said',
  email: 'omar@example.com',
  contact: '+971 50 765 4321',
  position: 'HR',
};

export function applicationForm(file: { name: string; bytes: Uint8Array } | undefined): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(applicant)) form.set(name, value);
  if (file) form.set('cv', new File([new Uint8Array(file.bytes)], file.name));
  return form;
}
