import type { RunningServer } from './start-server.ts';

/** What the operator sees once everything listens. The site's line comes last: whoever waits for it finds both. */
export function announce({ address, deskAddress, hasStaff }: RunningServer, mode = ''): void {
  if (deskAddress) {
    console.log(`NASAQ desk${mode}: ${deskAddress}`);
    if (!hasStaff)
      console.log(
        'Nobody works there yet. Invite yourself: npm run desk -- staff add "Your Name" you@example.com admin',
      );
  }
  if (address) console.log(`NASAQ website${mode}: ${address}`);
}
