import type { z } from 'zod';
import type { Database } from '../../../db/client';
import { type Finding, failing, ok } from '../../../operations/doctor/finding';
import { mailSettings } from '../channels/channel-kinds';
import { TLS_PORT } from './send-mail';

type MailSettings = Pick<z.infer<typeof mailSettings>, 'host' | 'port'>;
const PATIENCE_MS = 5_000;

/** For `carte doctor`: whether the mail servers answer. */
export async function lookAtMail(db: Database): Promise<Finding[]> {
  const channels = await db.noticeChannel.findMany({ where: { kind: 'MAIL', isActive: true } });
  if (channels.length === 0)
    return [ok('mail', 'No mail server is set: nothing is mailed. Settings → Messages has the form.')];
  return Promise.all(channels.map(({ settings }) => askMailServer(mailSettings.parse(settings))));
}

/** Greets it as for a mail, without signing in. */
async function askMailServer({ host, port }: MailSettings): Promise<Finding> {
  // The server imports this file, and loads the package with the first mail.
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    host,
    port,
    secure: port === TLS_PORT,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  });
  try {
    await transport.verify();
    return ok('mail', `The mail server ${host}:${port} answers.`);
  } catch (error) {
    return failing(
      'mail',
      `The mail server ${host}:${port} does not answer (${error instanceof Error ? error.message : error}). Correct it under Settings → Messages; many providers block port 25: use 465 or 587.`,
    );
  } finally {
    transport.close();
  }
}
