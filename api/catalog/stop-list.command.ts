import { z } from 'zod';
import type { Product, Variant } from '../generated/prisma/client';
import { parseInput } from '../kernel/parse-input';
import { NotFound } from '../kernel/refusals';
import { toInstant } from '../kernel/zoned-time';
import type { Caller } from '../staff/caller';
import { catalogWrite } from './catalog-write.command';
import type { Stoppable } from './stop-list';
import { ON_SALE, STOP_DURATIONS, stopUntil } from './stop-until';

const stopRule = z.object({ id: z.guid(), duration: z.enum(STOP_DURATIONS), until: z.date().nullish() });

function readStop({ channel, now }: Caller, input: unknown): { id: string; stop: Stoppable } {
  const { id, duration, until } = parseInput(stopRule, input, ['input']);
  return { id, stop: stopUntil({ duration, until: until && toInstant(until) }, toInstant(now()), channel.timeZone) };
}

/** The version goes up: a form that was opened before must not put the dish back on sale unseen. */
async function setProduct(caller: Caller, action: string, id: string, stop: Stoppable): Promise<Product> {
  const write = { ...stop, version: { increment: 1 } };
  return catalogWrite(
    caller,
    action,
    async (tx) => {
      const [product] = await tx.product.updateManyAndReturn({
        where: { id, channelId: caller.channel.id },
        data: write,
      });
      if (!product) throw new NotFound();
      return product;
    },
    'stopList',
  );
}

async function setVariant(caller: Caller, action: string, id: string, stop: Stoppable): Promise<Variant> {
  const write = { ...stop, version: { increment: 1 } };
  return catalogWrite(
    caller,
    action,
    async (tx) => {
      const where = { id, product: { channelId: caller.channel.id } };
      const [variant] = await tx.variant.updateManyAndReturn({ where, data: write });
      if (!variant) throw new NotFound();
      return variant;
    },
    'stopList',
  );
}

/** Puts a product on the stop list. @throws {InvalidInput | NotFound | Forbidden} */
export async function stopProduct(caller: Caller, input: unknown): Promise<Product> {
  const { id, stop } = readStop(caller, input);
  return setProduct(caller, 'stopProduct', id, stop);
}

/** @throws {NotFound | Forbidden} */
export async function resumeProduct(caller: Caller, id: string): Promise<Product> {
  return setProduct(caller, 'resumeProduct', id, ON_SALE);
}

/** Puts one variant on the stop list. @throws {InvalidInput | NotFound | Forbidden} */
export async function stopVariant(caller: Caller, input: unknown): Promise<Variant> {
  const { id, stop } = readStop(caller, input);
  return setVariant(caller, 'stopVariant', id, stop);
}

/** @throws {NotFound | Forbidden} */
export async function resumeVariant(caller: Caller, id: string): Promise<Variant> {
  return setVariant(caller, 'resumeVariant', id, ON_SALE);
}
