import { desk } from '../content/desk.ts';
import { companyNames } from '../content/model/company.ts';
import type { RunningServer } from './start-server.ts';

/** What stands before the address that a program listens on; whoever starts one waits for these words. */
export const siteName = `${companyNames.en.shortName} website`;

/** What the operator sees once everything listens. The site's line comes last: whoever waits for it finds both. */
export function announce({ address, deskAddress, hasStaff }: RunningServer, mode = ''): void {
  if (deskAddress) {
    console.log(`${desk.name}${mode}: ${deskAddress}`);
    if (!hasStaff)
      console.log(
        'Nobody works there yet. Invite yourself: npm run desk -- staff add "Your Name" you@example.com admin',
      );
  }
  if (address) console.log(`${siteName}${mode}: ${address}`);
}
