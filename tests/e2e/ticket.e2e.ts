import { expect, testAroundTheClock as test } from './fixtures';
import { placeAsap } from './orders';
import { signIn } from './visits';

/** PDF counts in points, 72 to the inch. */
const millimetres = (points: number) => Math.round((points / 72) * 25.4);

test('who accepts an order on a device that prints gets its ticket: one page, 80 mm wide and as long as it has to be', async ({
  page,
  context,
  demoShop,
}) => {
  const { id, number } = await placeAsap(demoShop.url);
  const printed: string[] = [];
  await context.exposeFunction('hasPrinted', (address: string) => printed.push(address));
  await context.addInitScript(() => {
    window.print = () => void (window as unknown as { hasPrinted(address: string): void }).hasPrinted(location.href);
  });
  await signIn(context, demoShop);
  await page.goto(`${demoShop.url}/command-center/checkout`);
  await page.getByRole('button', { name: 'This device' }).click();
  await page.getByRole('switch', { name: /Print the ticket when accepting/ }).check();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: new RegExp(`^Accept .+: order ${number}`) }).click();
  await expect
    .poll(() => printed.map((address) => new URL(address).pathname + new URL(address).search))
    .toEqual([expect.stringContaining('/ticket?print')]);

  await page.goto(`${demoShop.url}/command-center/checkout/${id}/ticket`);
  const sheets = async () => {
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    return [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) => ({
      width: millimetres(Number(width)),
      isLong: millimetres(Number(height)) > 100,
    }));
  };
  await expect.poll(sheets).toEqual([{ width: 80, isLong: true }]);
});
