import type { ApiClient } from '../../api/demo/evening/api-client';

export const TOWN = { latitude: 41.69, longitude: 44.8 };
const HILLS = { latitude: 41.73, longitude: 44.8 };
/** In none of the areas. */
export const SEA = { latitude: 41.65, longitude: 41.63 };

/** Four kilometres each way around a place. */
const square = ({ latitude, longitude }: typeof TOWN) =>
  [
    [-1, -1],
    [-1, 1],
    [1, 1],
    [1, -1],
  ].map(([north = 0, east = 0]) => ({ latitude: latitude + north * 0.019, longitude: longitude + east * 0.025 }));

/** @returns its id. */
async function addZone(owner: ApiClient, name: string, area: typeof TOWN, terms: object): Promise<string> {
  const { createDeliveryZone } = await owner.run<{ createDeliveryZone: { id: string } }>(
    `mutation ($input: CreateDeliveryZoneInput!) {
      createDeliveryZone(input: $input) { ... on DeliveryZone { id } ... on Error { code message } }
    }`,
    { input: { name: [{ locale: 'en', value: name }], polygon: square(area), ...terms } },
  );
  return createDeliveryZone.id;
}

export async function removeZones(owner: ApiClient, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await owner.run('mutation ($id: ID!) { deleteDeliveryZone(id: $id) { __typename } }', { id });
  }
}

/** The old town for ₾3 in 40 minutes, and the hills for ₾9 in 70. @returns their ids. */
export async function addAreas(owner: ApiClient): Promise<readonly [town: string, hills: string]> {
  const town = await addZone(owner, 'Old town', TOWN, { fee: 300, freeFrom: 1_000_000, minimum: 0, minutes: 40 });
  const hills = await addZone(owner, 'The hills', HILLS, { fee: 900, freeFrom: 1_000_000, minimum: 0, minutes: 70 });
  return [town, hills];
}
