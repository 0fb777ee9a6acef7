import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';

export const enquiry = {
  name: 'Layla Haddad',
  email: 'layla@example.com',
  phone: '050 123 4567',
  message: 'Two chillers on the roof need a second opinion before the summer.',
  type: 'Request a quote',
};
export const senders = 32;

/** Posts over kept-open connections; the times are from the first byte out to the last byte in. */
export async function post(address: string, count: number): Promise<{ perSecond: number; times: number[] }> {
  const agent = new Agent({ keepAlive: true, maxSockets: senders });
  const times: number[] = [];
  const body = JSON.stringify(enquiry);
  const once = () =>
    new Promise<void>((resolve, reject) => {
      const started = performance.now();
      request(
        `${address}/api/application/quote`,
        {
          agent,
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            'Content-Length': Buffer.byteLength(body),
            'Idempotency-Key': randomUUID(),
          },
        },
        (response) => {
          response.resume();
          response.on('end', () => {
            times.push(performance.now() - started);
            if (response.statusCode === 201) resolve();
            else reject(new Error(`The server answered ${response.statusCode}.`));
          });
        },
      )
        .on('error', reject)
        .end(body);
    });
  let left = count;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: senders }, async () => {
      while (left > 0) {
        left -= 1;
        await once();
      }
    }),
  );
  const perSecond = count / ((performance.now() - started) / 1000);
  agent.destroy();
  return { perSecond, times };
}
