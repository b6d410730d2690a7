import type { Database } from '../db/client';
import type { Channel } from '../generated/prisma/client';
import { readHours } from './hours.store';
import type { OpeningHours } from './opening-hours';

/** By request, then by the row that the request read: a mutation's answer is another row, and reads anew. */
const read = new WeakMap<object, WeakMap<Channel, Promise<OpeningHours>>>();

/**
 * The hours of a channel that a query has read: once, however many of its fields need them.
 *
 * @param request - the request's context.
 */
export function hoursOf(request: { readonly db: Database }, channel: Channel): Promise<OpeningHours> {
  const ofRequest = read.get(request) ?? new WeakMap<Channel, Promise<OpeningHours>>();
  read.set(request, ofRequest);
  const known = ofRequest.get(channel);
  if (known) return known;
  const hours = readHours(request.db, channel.id);
  ofRequest.set(channel, hours);
  return hours;
}
