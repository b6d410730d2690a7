import { lastStopEnd } from '../../catalog/stops/stop-ends.store';
import type { Channel } from '../../generated/prisma/client';
import type { Context } from '../../graphql/context';
import { RevisionCache } from '../../kernel/revision-cache';
import { PackedBody } from './packed-body';

/** The answer says whether the shop is open, so it is cached for this long at most. */
const LONGEST_MS = 1_000;
/** Shops and languages; up to some hundred kilobytes each. */
const MOST_KEPT = 16;

/**
 * The whole shop as visitors may know it, put together once for all of them until the catalog changes or a second is over:
 * it is the whole menu, and anybody may ask for it as often as the limits allow. A thousand at once kept a server busy for 24 s.
 */
export class ChannelCache {
  readonly #bodies = new RevisionCache<PackedBody>(MOST_KEPT);

  /** @param readText - finds the answer out, JSON; for staff and programs each time. */
  async body(context: Context, channel: Channel, readText: () => Promise<string>): Promise<PackedBody> {
    const read = async () => new PackedBody(await readText());
    if (context.actor.kind !== 'visitor') return read();
    const time = Math.floor(context.now().getTime() / LONGEST_MS);
    const backOnSale = await lastStopEnd(context, channel);
    const key = [channel.id, channel.version, backOnSale, time, context.locale, context.origin].join(' ');
    let isOwn = false;
    const find = () => {
      isOwn = true;
      return read();
    };
    return this.#bodies.get(key, channel.catalogRevision, find).catch((error: unknown) => {
      if (isOwn) throw error;
      // What went wrong for one who asked, their patience too, is nothing to the others.
      return read();
    });
  }
}
