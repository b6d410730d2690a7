import type { OrderExtension } from '../db/outbox';
import type { Channel } from '../generated/prisma/client';
import type { ServerExtension } from '../http/rest/extension-routes';
import type { RetentionExtension } from '../jobs/retention';
import type { DoctorExtension } from '../operations/doctor/finding';
import type { StaffMailExtension } from '../sending/mail-staff';
import type { SendingExtension } from '../sending/sending-extension';

/** A capability that not every shop needs: docs/developer/extensions.md describes how one is written. */
export interface Extension
  extends ServerExtension,
    OrderExtension,
    RetentionExtension,
    SendingExtension,
    StaffMailExtension,
    DoctorExtension {
  /** That of its folders, in `api/extensions` and `web/extensions`. */
  readonly name: string;
  /** Whether this shop uses it, as `Channel.extensions` says; left out, each shop does. */
  readonly isUsed?: (channel: Channel) => boolean;
}

export const extension = (name: string, hooks: Omit<Extension, 'name'>): Extension => ({ name, ...hooks });
