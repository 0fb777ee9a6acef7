import { drawsNoMore } from './chromium.ts';

/** What is read of the report that Playwright writes. */
export interface PlaywrightReport {
  readonly stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>;
  readonly errors: readonly unknown[];
  readonly suites: readonly Suite[];
}

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly { readonly status: string; readonly results: readonly Result[] }[];
  }[];
}

interface Result {
  readonly status: string;
  readonly annotations?: readonly { readonly type: string }[];
}

const ofTheBrowser = ({ annotations = [] }: Result) => annotations.some(({ type }) => type === drawsNoMore);

/** Titles of the tests that failed because the browser stopped drawing, and passed in another one. */
export const passedAgain = ({ suites = [], specs }: Suite): readonly string[] => [
  ...suites.flatMap(passedAgain),
  ...specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .filter(({ results }) => results.every((result) => result.status === 'passed' || ofTheBrowser(result)))
      .map(() => title),
  ),
];
