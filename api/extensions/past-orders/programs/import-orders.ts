import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { minor, toDecimal } from '../../../../domain/money';
import { runOnDatabase } from '../../../commands/command-line';
import type { Database } from '../../../db/client';
import { readEncoding } from '../../../text-files/encodings';
import { importPastOrders, type PastOrdersReport } from '../import-past-orders.command';

const USAGE =
  'Say which file: npm run import-orders -- FILE.csv [--host HOST] [--encoding ENCODING] [--write]\n' +
  'Without --write it only says what it would do. docs/operator/install.md describes the file.';
const MOST_FAULTS = 50;

/** `npm run import-orders -- FILE`: the orders of a former system. @throws {Error} with how it is called, or the faults. */
async function run(db: Database): Promise<string> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      host: { type: 'string', default: '' },
      encoding: { type: 'string' },
      write: { type: 'boolean', default: false },
    },
  });
  const [path, ...more] = positionals;
  if (!path || more.length > 0) throw new Error(USAGE);
  const file = await readFile(resolve(path));
  const report = await importPastOrders(db, {
    file,
    ...values,
    encoding: readEncoding(values.encoding),
    now: new Date(),
  });
  if (report.faults.length > 0) throw new Error(faultText(report));
  return reportText(report);
}

function faultText({ faults }: PastOrdersReport): string {
  const shown = faults.slice(0, MOST_FAULTS).map(({ row, sentence }) => `  line ${row}: ${sentence}`);
  const rest = faults.length - shown.length;
  return [
    'Nothing was written:',
    ...shown,
    ...(rest > 0 ? [`  and ${rest} more of the kind`] : []),
    'Mend the file, and run it again.',
  ].join('\n');
}

function reportText(report: PastOrdersReport): string {
  const { orders, known, clients, lines, linesWithoutDish, total, currencyCode, unread, isWritten } = report;
  const fresh = orders - known;
  return [
    `${orders} orders of ${clients} clients, ${toDecimal(minor(total))} ${currencyCode} in all.`,
    ...(known > 0 ? [`${known} of them are here already, and stay as they are.`] : []),
    `${lines - linesWithoutDish} of ${lines} lines are dishes of today’s menu; the others keep their names only.`,
    ...(unread.length > 0 ? [`Nothing was read from: ${unread.join(', ')}.`] : []),
    isWritten ? `${fresh} orders were written.` : `Nothing was written yet: add --write to write ${fresh} orders.`,
  ].join('\n');
}

runOnDatabase(run);
