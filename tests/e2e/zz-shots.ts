import { chromium } from '@playwright/test';
import { ApiClient } from './api-client';
import { makeDataDirectory, startCarte } from './carte-server';
import { openAroundTheClock } from './opening-hours';
import { moveThrough } from './orders';
import { signIn } from './visits';

const data = await makeDataDirectory();
const server = await startCarte({ demo: true, dataDirectory: data.path });
const admin = new ApiClient(server.url);
if (!server.administrator) throw new Error('no login');
await admin.signIn(server.administrator);
await openAroundTheClock(admin);
const menu = await admin.run<any>(`{ menu { categories { name products(first: 30) { nodes { name isSoldOut variants { id } optionGroups { minimum maximum options { id isSoldOut } } } } } }
  channel { paymentMethods { id type } warehouses { id } } timeSlots: __typename }`);
const dishes = menu.menu.categories.flatMap((c: any) => c.products.nodes).filter((p: any) => !p.isSoldOut);
const names = ['Nino Beridze', 'Jean-Baptiste Lefèvre', 'Анна-Мария Константинопольская', 'Tom', 'Giorgi K.'];
const count = Number(process.env.COUNT ?? 60);
const ids: string[] = [];
for (let i = 0; i < count; i++) {
  const client = new ApiClient(server.url);
  const lines = Array.from({ length: 1 + (i % 4) }, (_, k) => {
    const dish = dishes[(i * 3 + k * 5) % dishes.length];
    const optionIds = (dish.optionGroups ?? []).flatMap((g: any) => {
      const free = g.options.filter((o: any) => !o.isSoldOut);
      const n = Math.max(g.minimum, (i + k) % 3 === 0 ? 0 : Math.min(g.maximum, 2));
      return free.slice(i % 2 && g.minimum === 0 ? 0 : 0, n).map((o: any) => o.id);
    });
    return { variantId: dish.variants[0].id, quantity: 1 + (k % 3), optionIds };
  });
  const isPickup = i % 3 === 0;
  const input: any = { idempotencyKey: crypto.randomUUID(), lines, timeKind: 'ASAP', deliveryMethod: isPickup ? 'PICKUP' : 'DELIVERY',
    name: names[i % names.length], phone: `+9955551${String(10000 + i)}`,
    paymentMethodId: menu.channel.paymentMethods.find((m: any) => m.type === (i % 4 ? 'CASH' : 'CARD'))?.id ?? menu.channel.paymentMethods[0].id };
  if (isPickup) input.warehouseId = menu.channel.warehouses[0].id;
  else { input.street = `Rustaveli Avenue ${i}`; input.apartment = String(10 + i); input.latitude = 41.6938; input.longitude = 44.8015; if (i % 5 === 1) input.courierNote = 'Second entrance, ring twice, the dog is friendly'; }
  if (i % 7 === 2) input.kitchenNote = 'Allergic to peanuts!';
  if (i % 7 === 4) input.kitchenNote = 'Please cut the pizza into small squares for kids';
  if (!isPickup && i % 4) input.changeFrom = 50000;
  const { placeOrder } = await client.run<any>(`mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { __typename ... on Checkout { id number } ... on Error { code message } } }`, { input });
  if (placeOrder.__typename !== 'Checkout') { console.log(i, JSON.stringify(placeOrder)); continue; }
  ids.push(placeOrder.id);
}
console.log('placed', ids.length);
const steps = [[], ['ACCEPTED'], ['ACCEPTED', 'PREPARING'], ['ACCEPTED', 'PREPARING', 'READY'], []];
for (const [i, id] of ids.entries()) await moveThrough(admin, id, ...(steps[i % 5] ?? []));
console.log('moved');
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] });
const sizes = [[1280, 900], [820, 1180], [390, 844]] as const;
const paths = (process.env.PATHS ?? 'checkout,kitchen').split(',');
const { ticks } = { ticks: process.env.LATE };
if (ticks) {
  // nothing
}
for (const [w, h] of sizes)
  for (const [locale, scheme] of [['en', 'light'], ['ru', 'dark']] as const) {
    const context = await browser.newContext({ viewport: { width: w, height: h }, colorScheme: scheme, timezoneId: 'UTC' });
    await signIn(context, server);
    for (const path of paths) {
      const page = await context.newPage();
      await page.goto(`${server.url}/${locale}/command-center/${path}`);
      await page.locator('[data-connection="live"]').first().waitFor({ state: 'attached' });
      if (process.env.ACT === 'choose' && path === 'checkout') { for (const k of [0, 1, 2]) await page.getByRole('checkbox').nth(k).check(); }
      await page.screenshot({ path: `/tmp/shots/${path}-${w}-${locale}-${scheme}.png` });
      await page.close();
    }
    await context.close();
  }
await browser.close();
await server.stop();
await data.remove();
process.exit(0);
