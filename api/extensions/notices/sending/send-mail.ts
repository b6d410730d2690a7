import { z } from 'zod';
import type { DeliveryOutcome } from '../../../sending/deliver';
import { type DeliveryFailure, failureOf } from '../../../sending/delivery-failure';
import { mailSettings } from '../channels/channel-kinds';
import type { OutgoingNotice, SendNotice } from './outgoing-notice';

/** A mail as a notice keeps it. */
export const mailBody = z.object({
  from: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string().nullable(),
  /** Where a mail program ends such mails by one press (RFC 8058). */
  stop: z.string().optional(),
});
export type MailBody = z.infer<typeof mailBody>;

const TIMEOUT_MS = 10_000;
/** Where a mail server speaks TLS from the first byte. */
export const TLS_PORT = 465;
/** RFC 5321: what begins with 5 fails each time. */
const PERMANENT = 500;

/** Hands a mail over by SMTP. With a password nothing is said without TLS. */
export const sendMail: SendNotice = async (notice, agent) => {
  const startedAt = performance.now();
  const outcome = (
    known: Pick<DeliveryOutcome, 'status' | 'failure' | 'failureDetail' | 'answer'>,
  ): DeliveryOutcome => ({
    ...known,
    durationMs: Math.round(performance.now() - startedAt),
    retryAfterMs: null,
  });
  try {
    const { response } = await handOver(notice, (host, port) => agent.connect(host, port));
    return outcome({
      status: Number.parseInt(response, 10) || null,
      failure: null,
      failureDetail: null,
      answer: response,
    });
  } catch (error) {
    const { responseCode: status, response: answer } = smtpError.parse(error);
    const { failure, detail } = mailFailure(error, status);
    return outcome({ status, failure, failureDetail: detail, answer });
  }
};

async function handOver(
  { id, settings, secret, address, body }: OutgoingNotice,
  connect: (host: string, port: number) => ReturnType<Parameters<SendNotice>[1]['connect']>,
) {
  // With the first mail: a shop without a mail server never loads it.
  const { createTransport } = await import('nodemailer');
  const { host, port, user, sender } = mailSettings.parse(settings);
  const { from, html, stop, ...mail } = mailBody.parse(JSON.parse(body));
  const transport = createTransport({
    host,
    port,
    secure: port === TLS_PORT,
    requireTLS: secret !== null && port !== TLS_PORT,
    ...(user !== null && secret !== null && { auth: { user, pass: secret } }),
    getSocket: (_options, callback) => {
      connect(host, port).then(
        (connection) => callback(null, { connection }),
        (error: Error) => callback(error, false),
      );
    },
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const messageId = `<${id}@${sender.slice(sender.indexOf('@') + 1)}>`;
  return transport.sendMail({
    ...mail,
    ...(html !== null && { html }),
    messageId,
    from: { name: from, address: sender },
    to: { name: '', address },
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(stop && { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
  });
}

const smtpError = z
  .object({
    code: z.string().nullable(),
    command: z.string().nullable(),
    responseCode: z.number().nullable(),
    response: z.string().nullable(),
  })
  .partial()
  .transform(({ responseCode = null, response = null, ...error }) => ({ ...error, responseCode, response }))
  .catch({ responseCode: null, response: null });

function mailFailure(error: unknown, status: number | null): { failure: DeliveryFailure; detail: string } {
  const { failure, detail } = failureOf(error);
  const { code } = smtpError.parse(error);
  if (code === 'EENVELOPE' && status !== null && status >= PERMANENT) return { failure: 'RECIPIENT_GONE', detail };
  if (status !== null) return { failure: 'STATUS', detail };
  return { failure: code === 'ETLS' ? 'TLS' : failure, detail };
}
