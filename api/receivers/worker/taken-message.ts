import { z } from 'zod';
import { HttpMethod, ReceiverEvent } from '../../generated/prisma/client';

const bytes = z.instanceof(Uint8Array);

export const takenMessage = z.object({
  id: z.string(),
  receiverId: z.string(),
  event: z.enum(ReceiverEvent),
  order: z.record(z.string(), z.unknown()).nullable(),
  payment: z.record(z.string(), z.unknown()).nullable(),
  change: z.record(z.string(), z.unknown()).nullable(),
  requestUrl: z.string().nullable(),
  requestBody: z.string().nullable(),
  attemptCount: z.number(),
  /** Times in a row that rendering it ended a process. */
  strikes: z.number(),
  leasedUntil: z.date(),
  createdAt: z.date(),
  /** Of the receiver: what it was rendered from. */
  receiverVersion: z.number(),
  url: z.string(),
  method: z.enum(HttpMethod),
  headers: z.unknown(),
  bodyTemplate: z.string(),
  authorizationCipher: bytes.nullable(),
  secretCipher: bytes,
  previousSecretCipher: bytes.nullable(),
  previousSecretUntil: z.date().nullable(),
});

/**
 * A message that this worker holds until `leasedUntil`, with its receiver as it is now. No two leases of a message end
 * at the same instant: `leasedUntil` tells a worker that was too slow from the one that took over.
 */
export type TakenMessage = z.infer<typeof takenMessage>;
