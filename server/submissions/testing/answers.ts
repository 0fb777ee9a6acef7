import assert from 'node:assert/strict';
import { afterEach } from 'node:test';
import { problemMessage } from '../../../content/form-view.server.ts';
import type { Accepted, Problem } from '../../../contract/problem.ts';
import { referencePattern } from '../intake/reference.ts';
import { buildPdf } from './build-pdf.ts';
import { startApi, type TestApi } from './test-api.ts';

export const cv = { name: 'Omar.pdf', bytes: buildPdf() };

const running: TestApi[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((api) => api.stop()));
});

/** The endpoints until the test is over. */
export async function start(...args: Parameters<typeof startApi>): Promise<TestApi> {
  const api = await startApi(...args);
  running.push(api);
  return api;
}

export async function problemOf(response: Response, status: number): Promise<Problem> {
  assert.equal(response.status, status);
  assert.equal(response.headers.get('Content-Type'), 'application/problem+json');
  const problem = (await response.json()) as Problem;
  assert.equal(problem.status, status);
  assert.ok(problem.title && problem.detail && Array.isArray(problem.errors));
  assert.equal(problem.message, problemMessage('en', problem.code));
  return problem;
}

export async function acceptedBy(response: Response): Promise<Accepted> {
  assert.equal(response.status, 201, await response.clone().text());
  const accepted = (await response.json()) as Accepted;
  assert.match(accepted.reference, referencePattern);
  return accepted;
}
