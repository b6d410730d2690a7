/** A message as one of the services got it. */
export interface Receipt {
  /** Which device, chat or mailbox. */
  readonly to: string;
  readonly order: string;
  readonly says: 'NEW' | 'ACCEPTED';
  /** The same for what is one message; null: it may come as often as it likes, as an edit may. */
  readonly message: string | null;
  /** Milliseconds. */
  readonly at: number;
  /** The service's answer went out whole. */
  readonly isAnswered: boolean;
}

export interface PlacedOrder {
  readonly number: string;
  /** “Accept” is pressed in a chat. */
  readonly isPressed: boolean;
  /** As the database has it: how often it was accepted. */
  readonly acceptances: number;
}

export interface Facts {
  readonly orders: readonly PlacedOrder[];
  readonly receipts: readonly Receipt[];
  /** Who gets each order until it is accepted. */
  readonly devices: readonly string[];
  /** Who gets each order, and that it is accepted. */
  readonly chats: readonly string[];
  readonly clientOf: (order: string) => string;
  /** A person who left the shop, and when. */
  readonly leaver: { readonly places: readonly string[]; readonly leftAt: number };
  /** From each kill of what sends, or of the database, until it is up again. */
  readonly outages: readonly (readonly [number, number])[];
  /** Messages that still wait at the end. */
  readonly waiting: number;
}

/** What was in the air when a person left has arrived by then. */
export const IN_THE_AIR_MS = 12_000;
/** An answer that came so soon after a process was up again may not be written down either. */
const RECOVERY_MS = 2000;

/** Compares orders, what arrived and what the database says. @returns each way in which they disagree. */
export function judge(facts: Facts): string[] {
  return [
    ...facts.orders.flatMap((order) => judgeOrder(order, facts)),
    ...judgeRepeats(facts),
    ...judgeLeaver(facts),
    ...(facts.waiting > 0 ? [`${facts.waiting} messages wait for ever`] : []),
  ];
}

function judgeOrder(
  { number, isPressed, acceptances }: PlacedOrder,
  { receipts, devices, chats, clientOf }: Facts,
): string[] {
  const own = receipts.filter(({ order }) => order === number);
  const lastOf = (place: string) => own.findLast(({ to }) => to === place)?.says ?? null;
  if (!isPressed) {
    const places = [...devices, ...chats, clientOf(number)];
    return places.flatMap((place) => (lastOf(place) === null ? [`${place} has nothing of order ${number}`] : []));
  }
  if (acceptances !== 1) return [`order ${number} was accepted ${acceptances} times by its button`];
  return [...chats, clientOf(number)].flatMap((place) =>
    lastOf(place) === 'ACCEPTED' ? [] : [`${place} does not say that order ${number} is accepted`],
  );
}

/** What was answered may come again only if a process died before it had written the answer down. */
function judgeRepeats({ receipts, outages }: Facts): string[] {
  const last = new Map<string, Receipt>();
  return receipts.flatMap((receipt) => {
    const { message, at, to, order } = receipt;
    if (message === null) return [];
    const former = last.get(message);
    last.set(message, receipt);
    const isAllowed = outages.some(([from, until]) => from <= at && until + RECOVERY_MS >= (former?.at ?? at));
    return former?.isAnswered && !isAllowed ? [`${to} got order ${order} again, though its answer was heard`] : [];
  });
}

function judgeLeaver({ receipts, leaver: { places, leftAt } }: Facts): string[] {
  return receipts.flatMap(({ to, order, at }) =>
    places.includes(to) && at > leftAt + IN_THE_AIR_MS ? [`${to} got order ${order} after its owner had left`] : [],
  );
}
