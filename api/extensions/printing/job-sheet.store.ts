import { z } from 'zod';
import { toLocale } from '../../../domain/locale';
import { parseLocalized } from '../../../domain/localized';
import { findCheckout } from '../../checkout/cart/checkout.store';
import { readOptions } from '../../checkout/cart/frozen-order';
import { viewOrder } from '../../checkout/cart/view-checkout';
import type { OrderView } from '../../checkout/checkout-view';
import { orderDoubts } from '../../checkout/deviations';
import { stationsOfVariants } from '../../checkout/kitchen/station.store';
import type { Transaction } from '../../db/client';
import type { Printer, PrintJob } from '../../generated/prisma/client';
import { message } from '../../messages/messages';
import type { Sheet } from './sheet/sheet';
import { sheetWords } from './sheet/sheet-words';
import { type ChangedDish, testSheet, writeSheet } from './sheet/write-sheet';

const changeRule = z.object({
  lines: z.array(
    z.object({
      line: z.object({
        variantId: z.string().nullish(),
        productName: z.unknown(),
        variantName: z.unknown(),
        options: z.unknown(),
        note: z.string().nullish(),
      }),
      before: z.int(),
      after: z.int(),
    }),
  ),
  parts: z.array(z.string()),
});

/** What a sheet is written from. */
export type SheetJob = Pick<PrintJob, 'channelId' | 'checkoutId' | 'content' | 'change' | 'copy' | 'isRepeat'>;

/** The sheet of a job as the order stands now; no row where nothing of it concerns the printer. */
export async function sheetOfJob(tx: Transaction, printer: Printer, job: SheetJob): Promise<Sheet> {
  const channel = await tx.channel.findUniqueOrThrow({ where: { id: job.channelId } });
  const locale = toLocale(printer.locale);
  const words = sheetWords(locale, channel);
  if (job.checkoutId === null) return testSheet(printer.name, words);
  const row = await findCheckout(tx, job.channelId, job.checkoutId);
  if (!row) return [];
  const order = viewOrder(row);
  const change = changeRule.nullable().parse(job.change);
  const isHere = await madeHere(tx, printer, job, [
    ...order.lines.map(({ variantId }) => variantId),
    ...(change?.lines ?? []).map(({ line }) => line.variantId ?? null),
  ]);
  const doubts = orderDoubts({ ...order, ...order.details }, locale, toLocale(channel.defaultLocale));
  return writeSheet(
    {
      order,
      lines: order.lines.filter(({ variantId }) => isHere(variantId)),
      changed: (change?.lines ?? []).filter(({ line }) => isHere(line.variantId ?? null)).map(changedDish),
      parts: (change?.parts ?? []).map((part) => words.say(`PRINT_PART_${part}`)),
      doubts: doubts.map(({ code, messageCode = code, values }) => message(locale, messageCode, values)),
    },
    { content: job.content, words, copy: printer.copies > 1 ? job.copy : null, isRepeat: job.isRepeat },
  );
}

/** By its stations, for what is made; dishes of no station are made anywhere. */
async function madeHere(
  tx: Transaction,
  { stationIds }: Printer,
  { content, channelId }: SheetJob,
  variantIds: readonly OrderView['lines'][number]['variantId'][],
): Promise<(variantId: string | null) => boolean> {
  if (stationIds.length === 0 || content === 'PACKING_LIST' || content === 'GUEST_COPY') return () => true;
  const stations = await stationsOfVariants(
    tx,
    channelId,
    variantIds.flatMap((id) => id ?? []),
  );
  return (variantId) => {
    const station = variantId === null ? undefined : stations.get(variantId);
    return station === undefined || stationIds.includes(station);
  };
}

function changedDish({ line, before, after }: z.infer<typeof changeRule>['lines'][number]): ChangedDish {
  const dish = {
    productName: parseLocalized(line.productName),
    variantName: parseLocalized(line.variantName),
    options: readOptions(line.options),
    note: line.note ?? null,
  };
  return { dish, before, after };
}
