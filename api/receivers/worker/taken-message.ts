import { z } from 'zod';
import { HttpMethod, ReceiverEvent } from '../../generated/prisma/client';

const bytes = z.instanceof(Uint8Array);

export const takenMessage = z.object({
  id: z.string(),
  targetId: z.string(),
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
  targetVersion: z.number(),
  url: z.string(),
  method: z.enum(HttpMethod),
  headers: z.unknown(),
  bodyTemplate: z.string(),
  authorizationCipher: bytes.nullable(),
  secretCipher: bytes,
  previousSecretCipher: bytes.nullable(),
  previousSecretUntil: z.date().nullable(),
});

/** A message to a receiver, with the receiver as it is now. */
export type ReceiverMessage = z.infer<typeof takenMessage>;
