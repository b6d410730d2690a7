import type { Page } from '@playwright/test';
import { ApiClient } from '../../../api/demo/evening/api-client';
import { addAreas, removeZones } from '../delivery-areas';
import { fillCart, untilAlive } from '../visits';
import type { Screen } from './catalogue';

const HOURS = 'mutation ($days: [WorkingDayInput!]!) { updateWorkingDays(input: { days: $days }) { __typename } }';
const READ_HOURS = '{ channel { workingDays { weekday index isActive intervals { from to } } } }';
const CHANNEL = 'mutation ($input: UpdateChannelInput!) { updateChannel(input: $input) { __typename } }';
const MAINTENANCE = 'mutation ($input: SetMaintenanceInput!) { setMaintenance(input: $input) { __typename } }';
const ALL_DAY = [{ from: '00:00', to: '00:00' }];

interface Day {
  readonly weekday: string;
  readonly index: number;
  readonly isActive: boolean;
  readonly intervals: readonly { from: string; to: string }[];
}

type Change = (shop: ApiClient) => Promise<() => Promise<unknown>>;

/** As its own hours had it before. */
const withHours =
  (change: (day: Day) => { isActive: boolean; intervals: Day['intervals'] }): Change =>
  async (shop) => {
    const { channel } = await shop.run<{ channel: { workingDays: Day[] } }>(READ_HOURS);
    const inputOf = ({ weekday, isActive, intervals }: Day) => ({ weekday, isActive, intervals });
    const days = channel.workingDays.map((day) => inputOf({ ...day, ...change(day) }));
    await shop.run(HOURS, { days });
    return () => shop.run(HOURS, { days: channel.workingDays.map(inputOf) });
  };

const open = withHours(() => ({ isActive: true, intervals: ALL_DAY }));
const closed = withHours(({ intervals }) => ({ isActive: false, intervals }));
/** Today is closed wherever the shop is on the globe: so are the days around it. */
const closedToday = withHours(({ index }) => {
  const distance = (index - new Date().getUTCDay() + 7) % 7;
  return { isActive: distance > 1 && distance < 6, intervals: [{ from: '11:00', to: '23:00' }] };
});

async function setDelivery(shop: ApiClient, isDeliveryAvailable: boolean): Promise<void> {
  const { channel } = await shop.run<{ channel: { version: number } }>('{ channel { version } }');
  await shop.run(CHANNEL, { input: { version: channel.version, isDeliveryAvailable } });
}

const pickupOnly: Change = async (shop) => {
  await setDelivery(shop, false);
  return () => setDelivery(shop, true);
};

const onHold: Change = async (shop) => {
  await shop.run(MAINTENANCE, { input: { isActive: false } });
  return () => shop.run(MAINTENANCE, { input: { isActive: true } });
};

const withAreas: Change = async (shop) => {
  const ids = await addAreas(shop);
  return () => removeZones(shop, ids);
};

/** Presses what opens the areas, or their map, in either language. */
const openByName = (name: RegExp) => async (page: Page) => {
  await untilAlive(page);
  await page.getByRole('main').getByRole('button', { name }).click();
  await page.getByRole('dialog').waitFor();
};
const openAreas = openByName(/^(Choose area|Выбрать зону)$/);
const openMap = async (page: Page) => {
  await openByName(/^(Choose on the map|Указать на карте)$/)(page);
  await page.getByRole('button', { name: /^(Zoom in|Приблизить)$/ }).waitFor();
};

/** The shop in a state, for as long as the picture is taken. */
function inState(...changes: readonly Change[]): Pick<Screen, 'prepare' | 'restore'> {
  const undo: (() => Promise<unknown>)[] = [];
  return {
    prepare: async (context, server) => {
      await fillCart(context, server);
      const shop = await ApiClient.ofAdministrator(server);
      for (const change of changes) undo.push(await change(shop));
    },
    restore: async () => {
      for (const step of undo.splice(0).reverse()) await step();
    },
  };
}

/** A page that is open already asks for the next one, and the server fails. */
async function openBrokenPage(page: Page): Promise<void> {
  await untilAlive(page);
  await page.route('**/*.data*', (route) => route.fulfill({ status: 500, body: 'broken' }));
  await page.locator('main a[href*="/catalog/"]').first().click();
  await page.getByText('500').waitFor();
}

/** The storefront while something is not as usual: each state has an honest screen, with a way on. */
export const SHOP_STATES: readonly Screen[] = [
  { name: 'state-open', path: '/catalog', server: 'demo', ...inState(open) },
  { name: 'state-pre-order', path: '/catalog', server: 'demo', ...inState(closedToday) },
  { name: 'state-pre-order-checkout', path: '/checkout', server: 'demo', ...inState(closedToday) },
  { name: 'state-closed', path: '/catalog', server: 'demo', ...inState(closed) },
  { name: 'state-closed-checkout', path: '/checkout', server: 'demo', ...inState(closed) },
  { name: 'state-pickup-only', path: '/catalog', server: 'demo', ...inState(open, pickupOnly) },
  { name: 'state-pickup-only-checkout', path: '/checkout', server: 'demo', ...inState(open, pickupOnly) },
  { name: 'state-maintenance', path: '/', server: 'demo', ...inState(onHold) },
  { name: 'state-maintenance-product', path: '/catalog/pizza/margherita', server: 'demo', ...inState(onHold) },
  { name: 'state-maintenance-checkout', path: '/checkout', server: 'demo', ...inState(onHold) },
  { name: 'state-areas', path: '/', server: 'demo', ...inState(open, withAreas) },
  { name: 'state-areas-list', path: '/catalog', server: 'demo', ...inState(open, withAreas), act: openAreas },
  { name: 'state-areas-checkout', path: '/checkout', server: 'demo', ...inState(open, withAreas) },
  { name: 'state-areas-map', path: '/checkout', server: 'demo', ...inState(open, withAreas), act: openMap },
  { name: 'state-error', path: '/', server: 'demo', act: openBrokenPage },
  { name: 'checkout-plain', path: '/checkout/plain', server: 'demo', prepare: fillCart },
  { name: 'checkout-plain-empty', path: '/checkout/plain', server: 'demo' },
];
