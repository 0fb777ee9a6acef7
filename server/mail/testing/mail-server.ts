import type { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/**
 * takes: keeps the message. refuses-recipient: 550. refuses-for-now, refuses-message: a 4xx. drops-before: hangs up
 * while the message is still coming. drops-after: keeps the message and hangs up without an answer.
 * stalls: keeps the message and never answers. strict: 554 for a header that is not plain ASCII, as who offers no SMTPUTF8 may.
 */
export type Behaviour =
  | 'takes'
  | 'refuses-recipient'
  | 'refuses-for-now'
  | 'refuses-message'
  | 'drops-before'
  | 'drops-after'
  | 'stalls'
  | 'strict';

export interface Received {
  from: string;
  to: string[];
  email: Email;
}

/** A real mail server in this process, whose manners a test can change at any time. */
export async function startMailServer() {
  const received: Received[] = [];
  const sockets = new Set<Socket>();
  let behaviour: Behaviour = 'takes';
  const refused = new Map<string, number>();
  let attempts = 0;
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  /** This line only: what is said on others at the same time has not been answered, so it is another case. */
  const hangUpOn = (port: number) => {
    for (const socket of sockets) if (socket.remotePort === port) socket.destroy();
  };
  const answer = (text: string, responseCode: number) => Object.assign(new Error(text), { responseCode });

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo({ address }, _session, done) {
      attempts += 1;
      const code = refused.get(address);
      if (code !== undefined) done(answer('Not this one', code));
      else if (behaviour === 'refuses-recipient') done(answer('No such mailbox', 550));
      else if (behaviour === 'refuses-for-now') done(answer('Mailbox busy', 450));
      else done();
    },
    onData(stream, session, done) {
      if (behaviour === 'drops-before') {
        stream.resume();
        hangUp();
        return;
      }
      const { mailFrom, rcptTo } = session.envelope;
      buffer(stream)
        .then(async (raw) => {
          if (behaviour === 'refuses-message') return done(answer('Try again later', 451));
          const header = raw.subarray(0, raw.indexOf('\r\n\r\n'));
          if (behaviour === 'strict' && header.some((byte) => byte > 0x7e))
            return done(answer('Headers are ASCII', 554));
          received.push({
            from: mailFrom ? mailFrom.address : '',
            to: rcptTo.map(({ address }) => address),
            email: await PostalMime.parse(raw),
          });
          if (behaviour === 'drops-after') return hangUpOn(session.remotePort);
          if (behaviour !== 'stalls') done();
        })
        .catch(done);
    },
  });
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('error', () => undefined); // a broken line is part of the test
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;

  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    attempts: () => attempts,
    behave(next: Behaviour) {
      behaviour = next;
    },
    /** One recipient among others; without a code it is taken again. */
    refuse(address: string, code?: number) {
      if (code === undefined) refused.delete(address);
      else refused.set(address, code);
    },
    async stop() {
      hangUp();
      await new Promise<void>((resolve) => server.close(resolve));
    },
  };
}
