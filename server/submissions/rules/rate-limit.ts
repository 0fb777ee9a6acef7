import { createHash } from 'node:crypto';
import type { FormName } from '../../../contract/form-contract.ts';
import type { Store } from '../../storage/store.ts';

const windowMs = 60_000;
/** Everyone together may send this many times what one address may. */
const globalFactor = 30;

export interface RateState {
  readonly exceeded: boolean;
  readonly headers: Readonly<Record<string, string>>;
}

/** One household or office has a whole /64 of IPv6, so that is what counts as one address. */
export function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address.toLowerCase();
  const [head = '', tail] = address.toLowerCase().split('%', 1)[0]?.split('::') ?? [];
  const front = head === '' ? [] : head.split(':');
  const back = tail ? tail.split(':') : [];
  const gap = tail === undefined ? 0 : Math.max(0, 8 - front.length - back.length);
  const groups = [...front, ...Array.from({ length: gap }, () => '0'), ...back];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

const secondsUntil = (then: Date, now: Date): number =>
  Math.max(1, Math.ceil((then.getTime() - now.getTime()) / 1000));

/**
 * Counts one attempt. Addresses are hashed before they reach the database. One address over its own limit is
 * not counted against everyone, so it cannot close the form to others. The headers follow
 * draft-ietf-httpapi-ratelimit-headers-10.
 */
export async function countAttempt(
  store: Pick<Store, 'hit'>,
  attempt: { form: FormName; address: string; perMinute: number; now: Date },
): Promise<RateState> {
  const { form, perMinute, now } = attempt;
  const network = createHash('sha256').update(networkOf(attempt.address)).digest('base64url').slice(0, 22);
  const own = await store.hit(`${form}:${network}`, windowMs, now);
  const all = own.count > perMinute ? undefined : await store.hit('everyone', windowMs, now);
  const globalLimit = perMinute * globalFactor;
  const blocked = all && all.count > globalLimit ? all : own.count > perMinute ? own : undefined;
  const remaining = Math.max(0, perMinute - own.count);
  const policies = [`"address";q=${perMinute};w=60`, `"everyone";q=${globalLimit};w=60`];
  const states = [`"address";r=${remaining};t=${secondsUntil(own.resetAt, now)}`];
  if (all)
    states.push(`"everyone";r=${Math.max(0, globalLimit - all.count)};t=${secondsUntil(all.resetAt, now)}`);
  return {
    exceeded: blocked !== undefined,
    headers: {
      'RateLimit-Policy': policies.join(', '),
      RateLimit: states.join(', '),
      ...(blocked ? { 'Retry-After': String(secondsUntil(blocked.resetAt, now)) } : {}),
    },
  };
}
