import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { printer } from '../../../domain/entities/printer';
import { LOCALES } from '../../../domain/locale';
import type { Caller } from '../../access/caller';
import type { Transaction } from '../../db/client';
import type { Printer } from '../../generated/prisma/client';
import { InvalidInput, NotFound } from '../../kernel/refusals';
import { sha256 } from '../../kernel/sha256';
import { describedList } from '../../staff-writes/described-entity.command';
import { staffWrite } from '../../staff-writes/staff-write.command';
import { endpointOf } from './port/endpoint';

const SECRET_BYTES = 24;
const STATIONS_LIMIT = 20;

export const printers = describedList(printer, {
  permission: 'settings',
  table: (tx) => tx.printer,
  rules: { locale: z.enum(LOCALES), stationIds: z.array(z.guid()).max(STATIONS_LIMIT) },
  check: async (tx, { channel }, { kind, address, standInId, warehouseId, stationIds = [] }, stored) => {
    if (!stored) await tx.channel.update({ where: { id: channel.id }, data: { printerCount: { increment: 1 } } });
    const shop = { channelId: channel.id };
    const hasPort = (kind ?? stored?.kind) === 'ESC_POS';
    const isKnown = {
      address: !hasPort || endpointOf((address === undefined ? stored?.address : address) ?? '')[0] !== '',
      standInId: !standInId || (standInId !== stored?.id && (await ofShop(tx, channel.id, standInId))),
      warehouseId: !warehouseId || (await tx.warehouse.findFirst({ where: { ...shop, id: warehouseId } })),
      stationIds: (await tx.station.count({ where: { ...shop, id: { in: stationIds } } })) === new Set(stationIds).size,
    };
    const unknown = Object.entries(isKnown).filter(([, known]) => !known);
    if (unknown.length > 0)
      throw new InvalidInput(unknown.map(([name]) => ({ path: ['input', name], code: 'INVALID' })));
  },
  removing: async (tx, { channel }, id) => {
    if (!(await ofShop(tx, channel.id, id))) throw new NotFound();
    await tx.channel.update({ where: { id: channel.id }, data: { printerCount: { decrement: 1 } } });
  },
});

/** @returns null where the shop has no such printer. */
function ofShop(tx: Transaction, channelId: string, id: string): Promise<Printer | null> {
  return tx.printer.findFirst({ where: { id, channelId } });
}

/** A printer with the secret of its address: it can be read this once. */
export interface PrinterWithSecret {
  readonly printer: Printer;
  readonly secret: string;
}

/** Gives a printer an address of its own; the one before it stops working. @throws {NotFound | Forbidden} */
export async function issuePrinterAddress(caller: Caller, id: string): Promise<PrinterWithSecret> {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  return { secret, printer: await writeSecret(caller, 'issuePrinterAddress', id, sha256(secret)) };
}

/** Revokes a printer's address: requests to it are not found from now on. @throws {NotFound | Forbidden} */
export function revokePrinterAddress(caller: Caller, id: string): Promise<Printer> {
  return writeSecret(caller, 'revokePrinterAddress', id, null);
}

function writeSecret(caller: Caller, action: string, id: string, secretHash: Uint8Array<ArrayBuffer> | null) {
  return staffWrite(caller, { permission: 'settings', action, isUnseen: true }, async (tx) => {
    if (!(await ofShop(tx, caller.channel.id, id))) throw new NotFound();
    return tx.printer.update({ where: { id }, data: { secretHash, lastSeenAt: null, trouble: null } });
  });
}
