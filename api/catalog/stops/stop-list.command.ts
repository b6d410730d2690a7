import { z } from 'zod';
import { toLocale } from '../../../domain/locale';
import type { Caller } from '../../access/caller';
import type { Transaction } from '../../db/client';
import type {
  StopOptionInput,
  StopProductInput,
  StopSharedOptionInput,
  StopVariantInput,
} from '../../generated/inputs';
import type { Channel, Option, Product, Variant } from '../../generated/prisma/client';
import { readHours } from '../../hours/hours.store';
import { parseInput } from '../../kernel/parse-input';
import { NotFound } from '../../kernel/refusals';
import { catalogWrite } from '../catalog-write.command';
import type { Stoppable } from '../stop-list';
import { ON_SALE, STOP_DURATIONS, stopUntil } from '../stop-until';
import { writeSharedOptionStop } from './shared-options.store';
import { resumeEverything, writeOptionStop, writeProductStop, writeVariantStop } from './stop-list.store';

const stopRule = z.strictObject({ id: z.guid(), duration: z.enum(STOP_DURATIONS), until: z.date().nullish() });

type WriteStop<Row> = (tx: Transaction, channelId: string, id: string, stop: Stoppable) => Promise<Row | undefined>;

function setStop<Row extends { id: string }>(
  caller: Caller,
  action: string,
  write: WriteStop<Row>,
  { id, stop }: { id: string; stop: (tx: Transaction) => Promise<Stoppable> },
): Promise<Row> {
  const work = async (tx: Transaction) => {
    const row = await write(tx, caller.channel.id, id, await stop(tx));
    if (!row) throw new NotFound();
    return row;
  };
  return catalogWrite(caller, action, work, 'stopList');
}

function stop<Row extends { id: string }>(
  caller: Caller,
  action: string,
  write: WriteStop<Row>,
  input: StopProductInput | StopVariantInput | StopOptionInput | StopSharedOptionInput,
): Promise<Row> {
  const { id, ...request } = parseInput(stopRule, input, ['input']);
  const { channel, now } = caller;
  const read = async (tx: Transaction) => stopUntil(request, now(), await readHours(tx, channel.id));
  return setStop(caller, action, write, { id, stop: read });
}

function resume<Row extends { id: string }>(
  caller: Caller,
  action: string,
  write: WriteStop<Row>,
  id: string,
): Promise<Row> {
  return setStop(caller, action, write, { id, stop: () => Promise.resolve(ON_SALE) });
}

/** Puts a product on the stop list. @throws {InvalidInput | NotFound | Forbidden} */
export function stopProduct(caller: Caller, input: StopProductInput): Promise<Product> {
  return stop(caller, 'stopProduct', writeProductStop, input);
}

/** @throws {NotFound | Forbidden} */
export function resumeProduct(caller: Caller, id: string): Promise<Product> {
  return resume(caller, 'resumeProduct', writeProductStop, id);
}

/** Puts one variant on the stop list. @throws {InvalidInput | NotFound | Forbidden} */
export function stopVariant(caller: Caller, input: StopVariantInput): Promise<Variant> {
  return stop(caller, 'stopVariant', writeVariantStop, input);
}

/** @throws {NotFound | Forbidden} */
export function resumeVariant(caller: Caller, id: string): Promise<Variant> {
  return resume(caller, 'resumeVariant', writeVariantStop, id);
}

/** Puts one option of a dish on the stop list. @throws {InvalidInput | NotFound | Forbidden} */
export function stopOption(caller: Caller, input: StopOptionInput): Promise<Option> {
  return stop(caller, 'stopOption', writeOptionStop, input);
}

/** @throws {NotFound | Forbidden} */
export function resumeOption(caller: Caller, id: string): Promise<Option> {
  return resume(caller, 'resumeOption', writeOptionStop, id);
}

/** Writes for an option, and for all that carry its name. */
function writeEverywhere({ channel }: Caller): WriteStop<Option> {
  const locale = toLocale(channel.defaultLocale);
  return (tx, channelId, id, asked) => writeSharedOptionStop(tx, { channelId, locale, id }, asked);
}

const readChannel = ({ db, channel: { id } }: Caller) => db.channel.findUniqueOrThrow({ where: { id } });

/** Puts an option on the stop list in every dish that offers it by this name. @throws {InvalidInput | NotFound | Forbidden} */
export async function stopSharedOption(caller: Caller, input: StopSharedOptionInput): Promise<Channel> {
  await stop(caller, 'stopSharedOption', writeEverywhere(caller), input);
  return readChannel(caller);
}

/** @throws {NotFound | Forbidden} */
export async function resumeSharedOption(caller: Caller, id: string): Promise<Channel> {
  await resume(caller, 'resumeSharedOption', writeEverywhere(caller), id);
  return readChannel(caller);
}

/** Empties the stop list: products, variants and options alike. @throws {Forbidden} */
export async function resumeAll(caller: Caller): Promise<Channel> {
  const { channel, now } = caller;
  const work = async (tx: Transaction) => {
    await resumeEverything(tx, channel.id, now());
    return channel;
  };
  await catalogWrite(caller, 'resumeAll', work, 'stopList');
  return readChannel(caller);
}
