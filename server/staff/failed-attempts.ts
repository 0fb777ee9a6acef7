import type { Store } from '../storage/store.ts';
import { networkOf } from '../submissions/rules/network-of.ts';
import { hashOf } from './challenges.ts';

const windowMs = 60_000;
const perAddress = 20;
const perPasskey = 10;

export interface FailedAttempts {
  /** Counts one failure; the seconds to wait when there were too many. */
  count(passkeyId: string | undefined, now: Date): Promise<number | undefined>;
}

/**
 * Only failures count, and only failures are refused: a passkey that is good opens the desk whatever others tried
 * from the same address or with the same name, so nobody can be locked out.
 */
export function failedAttempts(store: Pick<Store, 'hit'>, address: string): FailedAttempts {
  return {
    async count(passkeyId, now) {
      const own = await store.hit(`desk:${hashOf(networkOf(address))}`, windowMs, now);
      const key = passkeyId && (await store.hit(`desk-key:${hashOf(passkeyId)}`, windowMs, now));
      const over = own.count > perAddress ? own : key && key.count > perPasskey ? key : undefined;
      return over && Math.max(1, Math.ceil((over.resetAt.getTime() - now.getTime()) / 1000));
    },
  };
}
