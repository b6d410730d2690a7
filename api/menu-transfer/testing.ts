import type { Caller } from '../access/caller';
import type { Database } from '../db/client';
import type { Channel } from '../generated/prisma/client';
import { callerOf } from '../graphql/context';
import { createTestChannel, createTestStaff, testContext } from '../graphql/testing';
import { exportMenu } from './export-menu.command';
import { checkMenuFile, type ImportReport, importMenu } from './import-menu.command';

/** A shop without a menu, and its manager. */
export async function emptyShop(db: Database, change: Partial<Channel> = {}): Promise<Caller> {
  const channel = await createTestChannel(db, change);
  const actor = await createTestStaff(db, channel.id, 'MANAGER');
  return callerOf(testContext(db, channel, { actor }));
}

export const bytesOf = (text: string) => new TextEncoder().encode(text);

/** Checks a file and applies what the check said. */
export async function applyFile(
  caller: Caller,
  file: string | Uint8Array,
  { removesMissing = false } = {},
): Promise<ImportReport> {
  const bytes = typeof file === 'string' ? bytesOf(file) : file;
  const { fingerprint } = await checkMenuFile(caller, bytes, { removesMissing });
  return importMenu(caller, bytes, { removesMissing, fingerprint });
}

/** What the check says of a file. */
export const check = (caller: Caller, text: string, { removesMissing = false } = {}) =>
  checkMenuFile(caller, bytesOf(text), { removesMissing });

export const json = (caller: Caller) => exportMenu(caller, { format: 'json', separator: ',' });
export const csv = (caller: Caller, separator: ',' | ';' = ',') => exportMenu(caller, { format: 'csv', separator });
