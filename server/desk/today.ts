import { workingHours } from '../../content/model/working-hours.ts';
import type { SignedIn } from '../../contract/desk/person.ts';
import { formsOf } from '../../contract/desk/roles.ts';
import type { Today } from '../../contract/desk/today.ts';
import type { Store } from '../storage/store.ts';
import { holidaysEndSoon } from '../working-time.ts';
import { figuresOf } from './figures.ts';

const dueLimit = 50;
const dayMs = 24 * 60 * 60 * 1000;

/** What waits for an answer, and how well the promise is kept. */
export function todayFor(store: Store, person: SignedIn, clock: () => Date): Today {
  const scope = formsOf(person.role);
  return {
    due: async () => [...(await store.today.due(scope, dueLimit))],
    counts() {
      const now = clock();
      const offsetMs = workingHours.utcOffsetHours * 60 * 60 * 1000;
      const endOfDay = new Date(Math.ceil((now.getTime() + offsetMs) / dayMs) * dayMs - offsetMs);
      return store.today.openCounts(scope, { now, endOfDay });
    },
    figures: () => figuresOf(store, person.role, clock()),
    holidaysEndSoon: () => (person.role === 'admin' ? holidaysEndSoon(clock()) : undefined),
    async mailsThatNeedAPerson() {
      if (person.role !== 'admin') return 0;
      const { dead, unconfirmed } = await store.mailCounts();
      return dead + unconfirmed;
    },
  };
}
