import { STREETS } from './town';

/** A dish that needs no choice, as the menu has it. */
export interface SoldDish {
  readonly name: string;
  /** As `12.50`. */
  readonly price: string;
}

const DAY_MS = 86_400_000;
const DAYS = 60;
/** Orders of a day, Sunday first. */
const A_DAY = [26, 15, 16, 17, 19, 33, 35];
/** Hours of the shop's clock at which people order: around noon and in the evening. */
const HOURS = [11, 12, 12, 13, 13, 14, 16, 17, 18, 18, 19, 19, 19, 20, 20, 21, 21];
const CLIENTS = 140;
const FIRST_NAMES = [
  'Nino',
  'Giorgi',
  'Anna',
  'Luka',
  'Мария',
  'Tamar',
  'David',
  'Ольга',
  'Sandro',
  'Elene',
  'Иван',
  'Kate',
];
const LAST_NAMES = ['Beridze', 'Smirnova', 'Kapanadze', 'Weber', 'Lomidze', 'Martin', 'Gelashvili', 'Novak', 'Dolidze'];

/** The same numbers from 0 to 1 for the same seed (mulberry32). */
function numbersOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Sixty days of orders up to yesterday, as a file that `npm run import-orders` takes. The first dishes sell best, the first
 * clients come most often.
 */
export function pastOrders(dishes: readonly SoldDish[], now: Date): string {
  const next = numbersOf(30);
  const oneOf = <Entry>(entries: readonly Entry[]) => entries[Math.floor(next() * entries.length)];
  const early = (count: number) => Math.floor(next() ** 1.6 * count);
  const rows = ['number,placed_at,phone,name,method,street,payment,status,delivery_fee,dish,price,quantity'];
  let number = 1000;
  for (let back = DAYS; back >= 1; back -= 1) {
    const day = new Date(now.getTime() - back * DAY_MS);
    for (let left = A_DAY[day.getUTCDay()] ?? 0; left > 0; left -= 1) {
      number += 1;
      const client = early(CLIENTS);
      const isDelivery = next() < 0.65;
      const minute = String(Math.floor(next() * 60)).padStart(2, '0');
      const order = [
        `A${number}`,
        `${day.toISOString().slice(0, 10)} ${oneOf(HOURS)}:${minute}`,
        `+99555${String(5_100_000 + client * 137)}`,
        `${FIRST_NAMES[client % FIRST_NAMES.length]} ${LAST_NAMES[client % LAST_NAMES.length]}`,
        isDelivery ? 'delivery' : 'pickup',
        isDelivery ? `${(client % 30) + 1} ${STREETS[client % STREETS.length]}` : '',
        next() < 0.4 ? 'cash' : 'card',
        next() < 0.04 ? 'cancelled' : 'completed',
        isDelivery ? '9.00' : '',
      ];
      for (let line = 0; line <= Math.floor(next() * 4); line += 1) {
        const { name, price } = dishes[early(dishes.length)] ?? { name: '', price: '' };
        const cells = [
          ...order.map((cell, at) => (line === 0 || at === 0 ? cell : '')),
          name,
          price,
          next() < 0.8 ? 1 : 2,
        ];
        rows.push(cells.map((cell) => `"${cell}"`).join(','));
      }
    }
  }
  return `${rows.join('\n')}\n`;
}
