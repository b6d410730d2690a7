import type { Database } from '../db/client';
import type { Channel } from '../generated/prisma/client';
import { keptByRevision } from '../kernel/revision-cache';
import { readHours } from './hours.store';
import { readKitchenDelay } from './kitchen-load.store';
import type { OpeningHours } from './opening-hours';

interface Request {
  readonly db: Database;
  readonly now: () => Date;
  /** The row that it has read. */
  readonly channel: Channel | null;
}

/**
 * Keeps a read by request, then by the row that the request read: once, however many fields of the channel need it. A
 * mutation's answer is another row, and reads again.
 */
function oncePerRequest<Value>(read: (request: Request, channel: Channel) => Promise<Value>) {
  const known = new WeakMap<object, WeakMap<Channel, Promise<Value>>>();
  return (request: Request, channel: Channel): Promise<Value> => {
    const ofRequest = known.get(request) ?? new WeakMap<Channel, Promise<Value>>();
    known.set(request, ofRequest);
    const value = ofRequest.get(channel) ?? read(request, channel);
    ofRequest.set(channel, value);
    return value;
  };
}

const hoursAtRevision = keptByRevision(readHours);
const hoursReadAgain = oncePerRequest(({ db }, { id }) => readHours(db, id));

/** The hours of a channel: of the row that the request began with, from memory. @param request - the request's context. */
export function hoursOf(request: Request, channel: Channel): Promise<OpeningHours> {
  return channel === request.channel ? hoursAtRevision(request.db, channel) : hoursReadAgain(request, channel);
}

/** Minutes that the kitchen's load adds. @param request - the request's context. */
export const kitchenDelayOf: (request: Request, channel: Channel) => Promise<number> = oncePerRequest(
  ({ db, now }, channel) => readKitchenDelay(db, channel, now()),
);
