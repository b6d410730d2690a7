import type { Locale } from '../../domain/locale';
import type { Transaction } from '../db/client';
import type { Channel } from '../generated/prisma/client';
import type { SecretBox } from '../kernel/secrets';

/** A mail that opens the shop to one person: nothing of it is stored readable. */
export interface StaffMail {
  readonly channel: Channel;
  readonly address: string;
  readonly locale: Locale;
  readonly text: string;
  readonly now: Date;
}

/** Sends a mail once the transaction is committed. @returns false where the shop sends none, or sent too many there. */
export type MailStaff = (tx: Transaction, secrets: SecretBox, mail: StaffMail) => Promise<boolean>;

/** What an extension does about mails to staff. */
export interface StaffMailExtension {
  readonly mailStaff?: MailStaff;
}

/** What the server sends mails to staff by; without an extension for it none is sent. */
export const staffMailer = (extensions: readonly StaffMailExtension[]): MailStaff =>
  extensions.find(({ mailStaff }) => mailStaff)?.mailStaff ?? (async () => false);
