import type { ApiClient } from './api-client';

/** Of an invented town around the demo shop's kitchens. */
export const STREETS = [
  'Garden Street',
  'Embankment',
  'Coppersmith Lane',
  'Old Mill Street',
  'Linden Avenue',
  'Station Road',
  'Bakers’ Row',
  'Lighthouse Street',
];
const HOUSES = 30;

/** Degrees between two streets, and between two houses of one. */
const BLOCK = 0.0022;
const FRONT = 0.0009;

interface Kitchen {
  readonly id: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

interface Shop {
  readonly channel: { warehouses: Kitchen[] };
  readonly menu: { categories: { id: string; slug: string }[] };
}

const SHOP = '{ channel { warehouses { id latitude longitude } } menu { categories { id slug } } }';
const ADD_AREA = `mutation ($input: CreateDeliveryZoneInput!) {
  made: createDeliveryZone(input: $input) { __typename ... on DeliveryZone { id } }
}`;
const ADD_STATION = `mutation ($input: CreateStationInput!) {
  made: createStation(input: $input) { __typename ... on Station { id } }
}`;
const ROUTE = 'mutation ($input: RouteToStationInput!) { routeToStation(input: $input) { __typename } }';
const HIRE = `mutation ($input: CreateStaffMemberInput!) {
  made: createStaffMember(input: $input) { __typename ... on StaffMember { id } }
}`;
const ASSIGN = 'mutation ($input: AssignCourierInput!) { assignCourier(input: $input) { __typename } }';

const STATIONS = [
  { en: 'Oven', ru: 'Печь', slugs: ['pizza'] },
  { en: 'Cold kitchen', ru: 'Холодный цех', slugs: ['salads-and-bowls', 'sushi-and-rolls', 'desserts'] },
  { en: 'Bar', ru: 'Бар', slugs: ['coffee-and-drinks'] },
];

const inBoth = (en: string, ru: string) => [
  { locale: 'en', value: en },
  { locale: 'ru', value: ru },
];

/** @throws {Error} when it is refused. */
async function make(staff: ApiClient, mutation: string, input: object): Promise<string> {
  const { made } = await staff.run<{ made: { __typename: string; id?: string } }>(mutation, { input });
  if (!made.id) throw new Error(`not made: ${made.__typename}`);
  return made.id;
}

/** Gives the shop delivery areas with names and kitchen stations. @returns the addresses of the areas, as `npm run load-streets` takes them. */
export async function furnishTown(staff: ApiClient): Promise<string> {
  const { channel, menu } = await staff.run<Shop>(SHOP);
  const [first, second] = channel.warehouses;
  if (!first || !second) throw new Error('the demo shop has two kitchens');
  const { latitude, longitude } = first;
  if (latitude === null || longitude === null) throw new Error('the demo shop’s kitchens have a place');
  const corners = [
    [0.011, -0.009],
    [0.012, 0.006],
    [0.003, 0.013],
    [-0.009, 0.009],
    [-0.011, -0.006],
    [0.001, -0.014],
  ];
  const polygon = corners.map(([north = 0, east = 0]) => ({ latitude: latitude + north, longitude: longitude + east }));
  await make(staff, ADD_AREA, { name: inBoth('Old Town', 'Старый город'), polygon });
  const area = { warehouseId: second.id, radiusMeters: 2500, minutes: 75 };
  await make(staff, ADD_AREA, { name: inBoth('Riverside', 'Заречье'), ...area });
  for (const { en, ru, slugs } of STATIONS) {
    const stationId = await make(staff, ADD_STATION, { name: inBoth(en, ru) });
    for (const { id: categoryId } of menu.categories.filter(({ slug }) => slugs.includes(slug)))
      await staff.run(ROUTE, { input: { dishes: { categoryId }, stationId } });
  }
  return addresses(latitude, longitude);
}

/** Streets from west to east, one below the other. */
function addresses(latitude: number, longitude: number): string {
  const rows = STREETS.flatMap((street, place) =>
    Array.from({ length: HOUSES }, (_none, house) => [
      street,
      house + 1,
      (latitude + (STREETS.length / 2 - place) * BLOCK).toFixed(5),
      (longitude + (house - HOUSES / 2) * FRONT).toFixed(5),
    ]),
  );
  return ['street,number,latitude,longitude', ...rows.map((row) => row.join(','))].join('\n');
}

/** Hires a courier and gives them these orders. */
export async function sendCourier(staff: ApiClient, password: string, orderIds: readonly string[]): Promise<void> {
  const courierId = await make(staff, HIRE, { name: 'Levan', login: 'courier', password, role: 'COURIER' });
  for (const id of orderIds) await staff.run(ASSIGN, { input: { id, courierId } });
}
