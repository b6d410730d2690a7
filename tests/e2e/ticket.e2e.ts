import { expect, testAroundTheClock as test } from './fixtures';
import { placeAsap } from './orders';
import { signIn } from './visits';

/** PDF counts in points, 72 to the inch. */
const millimetres = (points: number) => Math.round((points / 72) * 25.4);

test('a ticket is one page, 80 mm wide and as long as it has to be', async ({ page, context, demoShop }) => {
  const { id, number } = await placeAsap(demoShop.url, { name: 'Гиа', kitchenNote: 'Без лука', changeFrom: 50_000 });
  await signIn(context, demoShop);
  await page.goto(`${demoShop.url}/ru/command-center/checkout/${id}/ticket`);
  await expect(page.getByRole('heading', { name: number })).toBeVisible();
  await expect(page.getByText('Самовывоз')).toBeVisible();
  await expect(page.getByText('Без лука')).toBeVisible();
  await expect(page.getByText('Сдача с собой')).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR-код со ссылкой на заказ для сотрудников' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR-код со ссылкой на страницу заказа для клиента' })).toBeVisible();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const boxes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) => ({
    width: millimetres(Number(width)),
    height: millimetres(Number(height)),
  }));
  expect(boxes).toHaveLength(1);
  expect(boxes[0]?.width).toBe(80);
  expect(boxes[0]?.height).toBeGreaterThan(100);
});

test('the printer is a press away, and prints by itself on a device that is set so', async ({
  page,
  context,
  demoShop,
}) => {
  const { id, number } = await placeAsap(demoShop.url);
  const printed: string[] = [];
  await page.exposeFunction('hasPrinted', (address: string) => printed.push(address));
  await page.addInitScript(() => {
    window.print = () => void (window as unknown as { hasPrinted(address: string): void }).hasPrinted(location.href);
  });
  await signIn(context, demoShop);
  await page.goto(`${demoShop.url}/command-center/checkout/${id}`);
  await page.getByRole('button', { name: 'Print the ticket' }).click();
  await expect.poll(() => printed.length).toBe(1);
  expect(printed[0]).toContain('/ticket?print');

  await page.goto(`${demoShop.url}/command-center/checkout`);
  await page.getByRole('button', { name: 'This device' }).click();
  await page.getByRole('switch', { name: /Print the ticket when accepting/ }).check();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `Accept: order ${number}` }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^As promised/ })
    .click();
  await expect.poll(() => printed.length).toBe(2);
});
