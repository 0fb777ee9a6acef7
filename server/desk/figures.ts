import { workingHours } from '../../content/model/working-hours.ts';
import { formsOf, type Role } from '../../contract/desk/roles.ts';
import type { TodayFigures } from '../../contract/desk/today.ts';
import type { Store } from '../storage/store.ts';
import { promisedHours } from '../working-time.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
const weekMs = 7 * dayMs;
const weeks = 12;
/** So many milliseconds may the figures lag behind: they are about weeks. */
const keptMs = 60_000;

const kept = new WeakMap<Store, Map<Role, { until: number; figures: Promise<TodayFigures> }>>();

/** The last twelve weeks of a role's forms, counted at most once a minute; only the first who asks waits for it. */
export function figuresOf(store: Store, role: Role, now: Date): Promise<TodayFigures> {
  const byRole = kept.get(store) ?? new Map();
  kept.set(store, byRole);
  const known = byRole.get(role);
  if (known && known.until > now.getTime()) return known.figures;
  const figures = count(store, role, now);
  const soon = known?.figures ?? figures;
  byRole.set(role, { until: now.getTime() + keptMs, figures: soon });
  figures.then(
    () => byRole.set(role, { until: now.getTime() + keptMs, figures }),
    () => byRole.delete(role),
  );
  return soon;
}

async function count(store: Store, role: Role, now: Date): Promise<TodayFigures> {
  const scope = formsOf(role);
  // Applicants are promised an answer much later: together the figures would tell of neither.
  const hours = Math.min(...scope.map(promisedHours));
  const promised = { forms: scope.filter((form) => promisedHours(form) === hours), hours };
  const from = firstMonday(now);
  const [arrivals, answers, pages, locales] = await Promise.all([
    store.today.arrivalsByWeek(scope, from),
    store.today.answersByWeek(promised.forms, from),
    store.today.cameFrom(scope, from, 'source_page'),
    store.today.cameFrom(scope, from, 'locale'),
  ]);
  return {
    promised,
    weeks: Array.from({ length: weeks }, (_, week) => {
      const answered = answers.find((one) => one.week === week);
      return {
        week: dubaiDay(from.getTime() + week * weekMs),
        byForm: Object.fromEntries(
          arrivals.filter((one) => one.week === week).map((one) => [one.form, one.count]),
        ),
        medianHours: answered && answered.medianMs / hourMs,
        p90Hours: answered && answered.p90Ms / hourMs,
      };
    }),
    pages: pages.map(({ value, count }) => ({ page: value, count })),
    locales: locales.map(({ value, count }) => ({ locale: value, count })),
  };
}

const offsetMs = workingHours.utcOffsetHours * hourMs;
const dubaiDay = (moment: number) => new Date(moment + offsetMs).toISOString().slice(0, 10);

/** Midnight in Dubai before the Monday with which the weeks begin. */
function firstMonday(now: Date): Date {
  const day = Math.floor((now.getTime() + offsetMs) / dayMs);
  // 1 January 1970 was a Thursday.
  const monday = day - ((day + 3) % 7);
  return new Date((monday - (weeks - 1) * 7) * dayMs - offsetMs);
}
