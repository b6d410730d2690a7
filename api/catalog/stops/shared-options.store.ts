import type { Locale } from '../../../domain/locale';
import { parseLocalized } from '../../../domain/localized';
import type { Reader, Transaction } from '../../db/client';
import type { Option } from '../../generated/prisma/client';
import type { Stoppable } from '../stop-list';
import { type OptionOfDish, optionKey } from './shared-options';
import { writeOptionStops } from './stop-list.store';

/** Every option of a shop's dishes, the oldest first. */
export async function readOptionsOfDishes(db: Reader, channelId: string): Promise<OptionOfDish[]> {
  const rows = await db.option.findMany({
    where: { optionGroup: { product: { channelId } } },
    select: {
      id: true,
      name: true,
      isAvailable: true,
      stoppedUntil: true,
      optionGroup: { select: { name: true, productId: true } },
    },
    orderBy: { id: 'asc' },
  });
  return rows.map(({ optionGroup, name, ...row }) => ({
    ...row,
    name: parseLocalized(name),
    groupName: parseLocalized(optionGroup.name),
    productId: optionGroup.productId,
  }));
}

/** Writes the same for an option and for every other one of its name. @returns the option; undefined when it is gone. */
export async function writeSharedOptionStop(
  tx: Transaction,
  { channelId, locale, id }: { channelId: string; locale: Locale; id: string },
  stop: Stoppable,
): Promise<Option | undefined> {
  const options = await readOptionsOfDishes(tx, channelId);
  const named = options.find((option) => option.id === id);
  if (!named) return undefined;
  const key = optionKey(named.name, locale);
  const alike = options.filter((option) => option.id === id || (key !== '' && optionKey(option.name, locale) === key));
  const written = await writeOptionStops(
    tx,
    alike.map((option) => option.id),
    stop,
  );
  return written.find((option) => option.id === id);
}
