import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

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

export async function startMailServer(port = 0): Promise<MailServer> {
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
        for (const { address } of session.envelope.rcptTo) mails.push({ to: address, raw });
        callback(null);
      });
    },
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    port: (server.server.address() as AddressInfo).port,
    mails,
    refuse: (address) => void refused.add(address),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
