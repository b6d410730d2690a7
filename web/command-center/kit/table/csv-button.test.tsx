import { afterEach, expect, test, vi } from 'vitest';
import type { Locale } from '../../../../domain/locale';
import { renderForStaff } from '../../../testing/render';
import type { Column } from './column';
import { CsvButton } from './csv-button';

interface Dish {
  readonly name: string;
  readonly price: string;
  readonly changedAt: string;
}

const soup = { name: 'Soup, hot', price: '8.50', changedAt: '2026-11-29T12:00:00Z' };
const columns: readonly Column<Dish>[] = [
  { id: 'name', title: 'Name', cell: ({ name }) => name, csv: ({ name }) => name },
  { id: 'price', title: 'Price', cell: ({ price }) => price, csv: ({ price }) => ({ decimal: price }) },
  { id: 'changed', title: 'Changed', cell: () => null, csv: ({ changedAt }) => ({ instant: changedAt }) },
  { id: 'actions', title: 'Actions', cell: () => null },
];

afterEach(() => vi.restoreAllMocks());

async function download(locale: Locale, rows: readonly Dish[] | null): Promise<Blob | undefined> {
  const files = vi.spyOn(URL, 'createObjectURL');
  const csv = <CsvButton columns={columns} label="CSV" name="dishes" read={() => Promise.resolve(rows)} />;
  const screen = await renderForStaff(csv, { locale });
  const button = screen.getByRole('button', { name: 'CSV' });
  await button.click();
  await expect.element(button).not.toHaveAttribute('aria-busy');
  const [file] = files.mock.calls.flat();
  return file instanceof Blob ? file : undefined;
}

test('rows become a file that Excel opens, without the columns that only act', async () => {
  const file = await download('en', [soup]);
  expect(await file?.text()).toBe('Name,Price,Changed\r\n"Soup, hot",8.50,2026-11-29 12:00\r\n');
});

test('Russian Excel has its own signs, between fields and in amounts', async () => {
  const file = await download('ru', [soup]);
  expect(await file?.text()).toBe('Name;Price;Changed\r\n"Soup, hot";8,50;2026-11-29 12:00\r\n');
});

test('rows that could not be read make no file', async () => {
  expect(await download('en', null)).toBeUndefined();
});
