import type { AlertTargets } from '../config.ts';
import { sendAtOnce } from '../mail/send-at-once.ts';
import type { Transport } from '../mail/transport.ts';
import type { Notice } from './start-alerts.ts';

const webhookPatienceMs = 10_000;

/** By mail and to webhooks. One of them that took it is enough; when none did, it throws and is tried again. */
export function operatorNotices(options: {
  targets: AlertTargets;
  site: string;
  from: string;
  transport: Transport;
}): (notice: Notice) => Promise<void> {
  const { targets, site, from, transport } = options;
  return async (notice) => {
    const mail = {
      from,
      to: targets.mail,
      subject: titleOf(site, notice),
      text: `${notice.sentence}\n\n${notice.at.toISOString()}\n`,
    };
    const ways = [
      ...(targets.mail.length > 0 ? [sendAtOnce(transport, 'alert', mail)] : []),
      ...targets.webhooks.map((url) => post(url, site, notice)),
    ];
    await Promise.any(ways);
  };
}

const titleOf = (site: string, { trouble, isOver }: Notice): string =>
  `${site}: ${trouble}${isOver ? ' is all right again' : ' needs you'}`;

/** `text` is what chat programs show; the rest is for programs. */
async function post(url: string, site: string, notice: Notice): Promise<void> {
  const { trouble, isOver, sentence, at } = notice;
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      text: `${titleOf(site, notice)}. ${sentence}`,
      trouble,
      state: isOver ? 'over' : 'trouble',
      at: at.toISOString(),
    }),
    redirect: 'error',
    signal: AbortSignal.timeout(webhookPatienceMs),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`The webhook answered ${answer.status}.`);
}
