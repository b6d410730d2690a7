import type { BrowserContext, Page } from '@playwright/test';
import type { CarteServer } from '../carte-server';
import { placeOrder, signIn, throughMidnight, untilAlive } from '../visits';
import type { Screen } from './catalogue';

export async function placeOrderAndSignIn(context: BrowserContext, server: CarteServer): Promise<void> {
  await placeOrder(context, server);
  await signIn(context, server);
}

async function placeOrderThroughMidnight(context: BrowserContext, server: CarteServer): Promise<void> {
  await placeOrder(context, server, throughMidnight);
  await signIn(context, server);
}

const openFirstOrder = async (page: Page) => {
  // Not the tab of payments, which stands above the list.
  await page
    .getByRole('main')
    .getByRole('link', { name: /^\d{4}-\d{4}$/ })
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: /^\S+ \d{4}-\d{4}/ }).waitFor();
};

const openTicket = async (page: Page) => {
  await openFirstOrder(page);
  const { origin, pathname } = new URL(page.url());
  await page.goto(`${origin}${pathname}/ticket`);
};

/** An order that was accepted and begun, at any hour. */
async function cookAndSignIn(context: BrowserContext, server: CarteServer): Promise<void> {
  await placeOrderAndSignIn(context, server);
  const ask = async (query: string, variables: object = {}) => {
    const answer = await context.request.post(`${server.url}/graphql`, { data: { query, variables } });
    return (await answer.json()).data;
  };
  const { lastOrder } = await ask('{ lastOrder { id } }');
  for (const to of ['ACCEPTED', 'PREPARING']) {
    await ask('mutation ($input: MoveOrderInput!) { moveOrder(input: $input) { __typename } }', {
      input: { id: lastOrder.id, to },
    });
  }
}

/** An order whose time has passed, on the browser's clock. */
async function cookLate(context: BrowserContext, server: CarteServer): Promise<void> {
  await cookAndSignIn(context, server);
  await context.clock.install();
}

/** What the page of an order asks before it accepts with other minutes, delays or refuses one that is not accepted yet. */
function orderQuestions(): Screen[] {
  const moves = {
    accept: /^(Other minutes|Другое время): /,
    delay: /^(Delay|Сдвинуть время): /,
    refuse: /^(Refuse|Отклонить): /,
  };
  return Object.entries(moves).map(([move, name]) => ({
    name: `order-${move}`,
    path: '/command-center/checkout?view=list',
    server: 'demo',
    prepare: placeOrderAndSignIn,
    act: async (page) => {
      await openFirstOrder(page);
      await page.getByRole('button', { name }).click();
      await page.getByRole('dialog').waitFor();
    },
  }));
}

/** Past the first time of tomorrow, where the shop is closed by now. */
const letDayPass = async (page: Page) => {
  await untilAlive(page);
  await page.clock.fastForward('30:00:00');
};

/** Orders as staff see them: figures, board, list, kitchen, couriers, the ticket. */
export const ORDER_SCREENS: readonly Screen[] = [
  { name: 'dashboard-orders', path: '/command-center?period=7', server: 'demo', prepare: placeOrderAndSignIn },
  { name: 'reports', path: '/command-center/reports', server: 'demo', prepare: placeOrderAndSignIn },
  { name: 'orders', path: '/command-center/checkout', server: 'demo', prepare: placeOrderAndSignIn },
  {
    name: 'order',
    path: '/command-center/checkout?view=list',
    server: 'demo',
    prepare: placeOrderThroughMidnight,
    act: openFirstOrder,
  },
  {
    name: 'orders-list',
    path: '/command-center/checkout?view=list',
    server: 'demo',
    prepare: placeOrderThroughMidnight,
  },
  ...orderQuestions(),
  { name: 'kitchen', path: '/command-center/kitchen', server: 'demo', prepare: cookAndSignIn },
  { name: 'courier', path: '/command-center/courier', server: 'demo', prepare: cookAndSignIn },
  { name: 'kitchen-late', path: '/command-center/kitchen', server: 'demo', prepare: cookLate, act: letDayPass },
  {
    name: 'orders-late',
    path: '/command-center/checkout?status=PREPARING',
    server: 'demo',
    prepare: cookLate,
    act: letDayPass,
  },
  {
    name: 'ticket',
    path: '/command-center/checkout?view=list',
    server: 'demo',
    prepare: placeOrderThroughMidnight,
    act: openTicket,
  },
];
