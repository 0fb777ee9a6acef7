import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { run } from 'node:test';
import { dot } from 'node:test/reporters';
import { root } from '../root.ts';
import { drawsNoMore } from './chromium.ts';
import { type PlaywrightReport, passedAgain } from './passed-again.ts';

/** Counts what was checked, for the one line at the end. */
export class Report {
  passed = 0;
  failed = 0;
  skipped = 0;

  /** A program that passes by ending with 0. */
  program(title: string, file: string, args: readonly string[]): void {
    console.log(`\n${title}`);
    const { status } = spawnSync(process.execPath, [file, ...args], {
      cwd: root,
      stdio: 'inherit',
    });
    this.count(title, status === 0);
  }

  /** A check that passes by finding nothing. */
  findings(title: string, found: readonly string[]): void {
    console.log(['', title, ...found].join('\n'));
    this.count(title, found.length === 0);
  }

  private count(title: string, passed: boolean): void {
    if (passed) this.passed += 1;
    else {
      this.failed += 1;
      console.log(`failed: ${title}`);
    }
  }

  /** Files of node:test, each in a process of its own. */
  async tests(title: string, files: string[], concurrency: number): Promise<void> {
    console.log(`\n${title}`);
    const started = performance.now();
    const times: { file: string; seconds: number }[] = [];
    await new Promise<void>((resolve, reject) => {
      // A test that hangs fails and is named, instead of holding everything up.
      const events = run({ files, concurrency, cwd: root, timeout: 600_000 });
      events.on('test:summary', ({ file, counts, duration_ms }) => {
        if (file !== undefined) {
          times.push({ file: relative(root, file), seconds: duration_ms / 1000 });
          return;
        }
        this.passed += counts.passed;
        // Whatever neither passed nor was left out has failed or was cut off.
        this.failed += counts.tests - counts.passed - counts.skipped - counts.todo;
        this.skipped += counts.skipped;
      });
      const shown = events.compose(dot);
      shown.on('data', (chunk) => process.stdout.write(chunk));
      shown.on('end', resolve);
      shown.on('error', reject);
    });
    console.log(
      `\n${files.length} files in ${((performance.now() - started) / 1000).toFixed(0)} s; slowest:`,
    );
    for (const { file, seconds } of times.sort((a, b) => b.seconds - a.seconds).slice(0, 5))
      console.log(`${seconds.toFixed(0).padStart(5)} s  ${file}`);
  }

  /** Playwright starts the servers and browsers by itself (playwright.config.ts); its counts come from its report. */
  async browserTests(title: string, args: readonly string[]): Promise<void> {
    console.log(`\n${title}`);
    const results = join(root, '.cache', 'browser-tests.json');
    rmSync(results, { force: true });
    const child = spawn(
      process.execPath,
      [join(root, 'node_modules', '@playwright', 'test', 'cli.js'), 'test', '--reporter=dot,json', ...args],
      { cwd: root, stdio: 'inherit', env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: results } },
    );
    const [code] = await once(child, 'exit');
    const { stats, errors, suites }: PlaywrightReport = existsSync(results)
      ? JSON.parse(readFileSync(results, 'utf8'))
      : { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, errors: [], suites: [] };
    const again = suites.flatMap(passedAgain);
    for (const title of again) console.log(`Passed in another browser: ${title}. ${drawsNoMore}`);
    this.passed += stats.expected + again.length;
    this.skipped += stats.skipped;
    // Errors are of no test: a server that does not start, a file that cannot be read, no time left.
    this.failed += Math.max(
      stats.unexpected + stats.flaky - again.length + errors.length,
      code === 0 ? 0 : 1,
    );
  }

  /** Prints the closing line and sets the exit code. */
  close(): void {
    console.log(
      `\n${this.passed} passed, ${this.failed} failed${this.skipped ? `, ${this.skipped} skipped` : ''}`,
    );
    process.exitCode = this.failed === 0 && this.passed > 0 ? 0 : 1;
  }
}
