import { z } from 'zod';
import { HttpMethod, ReceiverEvent } from '../generated/prisma/client';
import { textRule } from '../kernel/input-rules';

/** Characters of a template: liquidjs parses no longer ones. */
const BODY_LENGTH = 65_536;
const SECRET_LENGTH = 2000;

/** What staff enter of a receiver. What it would send is checked apart, on an order that never was. */
export const receiverFields = z.strictObject({
  name: textRule({ minimum: 1, maximum: 80 }),
  isActive: z.boolean(),
  url: textRule({ minimum: 1, maximum: 2048 }),
  method: z.enum(HttpMethod),
  headers: z.array(z.strictObject({ name: z.string().max(100), value: z.string().max(2000) })).max(20),
  bodyTemplate: z
    .string()
    .max(BODY_LENGTH)
    // PostgreSQL stores no NUL.
    .refine((template) => !template.includes('\0')),
  events: z
    .array(z.enum(ReceiverEvent))
    .min(1)
    .transform((events) => [...new Set(events)]),
  /** Null or empty: none. */
  authorization: z.string().trim().max(SECRET_LENGTH).nullable(),
  /** Null or empty: made by us, or the saved one stays. */
  signingSecret: z.string().trim().max(SECRET_LENGTH).nullable(),
});
