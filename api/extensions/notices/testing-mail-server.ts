import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { Manners } from './testing-manners';

/** A mail as it came over the wire. */
export interface ReceivedMail {
  readonly to: string;
  readonly raw: string;
}

/** A mail server on loopback. */
export interface MailServer {
  readonly port: number;
  readonly mails: ReceivedMail[];
  /** Refuses what is sent to this address. */
  refuse(address: string): void;
  close(): Promise<void>;
}

export async function startMailServer(port = 0, manners: Manners<ReceivedMail> = () => null): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const refused = new Set<string>();
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    onRcptTo({ address }, _session, callback) {
      callback(refused.has(address) ? Object.assign(new Error('No such mailbox'), { responseCode: 550 }) : null);
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString('utf8');
        const received = session.envelope.rcptTo.map(({ address }) => ({ to: address, raw }));
        const mishap = received[0] ? manners(received[0]) : null;
        if (mishap === 'BUSY') return callback(Object.assign(new Error('Try again later'), { responseCode: 451 }));
        mails.push(...received);
        if (mishap === null) return callback(null);
        for (const connection of server.connections) if (connection.session === session) connection.close();
      });
    },
  });
  // A client that is killed resets its connection.
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    port: (server.server.address() as AddressInfo).port,
    mails,
    refuse: (address) => void refused.add(address),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
