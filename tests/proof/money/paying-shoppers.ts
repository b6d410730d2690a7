import { setTimeout as sleep } from 'node:timers/promises';
import { ApiClient } from '../../../api/demo/evening/api-client';
import { BankRefusal } from '../../../api/payments/simulator/bank';
import type { Simulators } from '../../../api/payments/simulator/start-simulators';
import type { ProofShop } from '../stage/shop';

/** What shoppers did, as they count it. */
export interface ShopperCounts {
  /** Orders that were begun. */
  begun: number;
  paid: number;
  declined: number;
  /** Cards that were never typed in. */
  abandoned: number;
  /** Paid on a page that the shop believes to be left. */
  paidTooLate: number;
  askedAgain: number;
}

interface Begun {
  readonly token: string;
  readonly payments: readonly { readonly continueUrl: string | null }[];
}

const BEGUN = 'token payments { continueUrl }';
const PLACE = `mutation ($input: PlaceOrderInput!) { answer: placeOrder(input: $input) {
  ... on Checkout { ${BEGUN} } ... on Error { message } } }`;
const CHECK = `mutation ($input: PaymentOfOrderInput!) { answer: checkPayment(input: $input) {
  ... on Checkout { ${BEGUN} } ... on Error { message } } }`;
const LEAVE = `mutation ($input: PaymentOfOrderInput!) { answer: leavePayment(input: $input) {
  ... on Checkout { ${BEGUN} } ... on Error { message } } }`;

const SHOPPERS = 6;
const ASK_AGAIN_MS = 150;
/** Times that somebody reloads a page that does not say yet where to pay. */
const RELOADS = 40;
/** One in so many sends its order twice at once. */
const IMPATIENT = 5;

/** Out of a hundred shoppers. */
const ACTS = { pay: 62, payAndGo: 14, decline: 8, abandon: 4, expire: 4, leaveAndPay: 8 } as const;

type Act = keyof typeof ACTS;

function chooseAct(): Act {
  let left = Math.random() * 100;
  for (const act of ['pay', 'payAndGo', 'decline', 'abandon', 'expire', 'leaveAndPay'] as const) {
    left -= ACTS[act];
    if (left < 0) return act;
  }
  return 'pay';
}

/** People who order and pay by card in every way there is, one order after the other each, until they are stopped. */
export function startPayingShoppers(shop: ProofShop, url: string, simulators: Simulators) {
  const counts: ShopperCounts = { begun: 0, paid: 0, declined: 0, abandoned: 0, paidTooLate: 0, askedAgain: 0 };
  let next = 0;
  let isOver = false;

  /** Asks until there is an answer, whatever is killed meanwhile; null: the shop refuses. */
  async function ask(client: ApiClient, query: string, input: Record<string, unknown>): Promise<Begun | null> {
    for (;;) {
      try {
        const { answer } = await client.run<{ answer: Begun | { message: string } }>(query, { input });
        return 'token' in answer ? answer : null;
      } catch {
        counts.askedAgain += 1;
        await sleep(ASK_AGAIN_MS);
      }
    }
  }

  /** Where to pay; null: the provider has not answered the shop for long, and the shopper gives up. */
  async function payPage(client: ApiClient, { token, payments }: Begun): Promise<string | null> {
    let page = payments.at(-1)?.continueUrl ?? null;
    for (let times = 0; page === null && times < RELOADS; times += 1) {
      await sleep(ASK_AGAIN_MS);
      const again = await ask(client, CHECK, { token });
      page = again?.payments.at(-1)?.continueUrl ?? null;
    }
    return page;
  }

  async function order(index: number): Promise<void> {
    const client = new ApiClient(url);
    const method = shop.cards[index % shop.cards.length];
    if (!method) throw new Error('the shop takes no cards');
    const input = {
      idempotencyKey: `paid-${index}`,
      lines: [0, 3].map((offset) => ({
        variantId: shop.variantIds[(index + offset) % shop.variantIds.length],
        quantity: 1 + ((index + offset) % 3),
      })),
      timeKind: 'ASAP',
      deliveryMethod: 'PICKUP',
      warehouseId: shop.warehouseId,
      name: 'Nino',
      phone: `+4930${String(1_000_000 + (index % 5000)).padStart(7, '0')}`,
      paymentMethodId: method.paymentMethodId,
    };
    // The session is there before the order, so that a repeat is the same shopper's.
    const times = index % IMPATIENT === 0 ? 2 : 1;
    const answers = await Promise.all(Array.from({ length: times }, () => ask(client, PLACE, input)));
    const begun = answers.find((answer) => answer !== null);
    if (!begun) return;
    counts.begun += 1;
    const page = await payPage(client, begun);
    const reference = page?.split('/').at(-1);
    if (!reference) return;
    const { bank } = method.kind === 'STRIPE' ? simulators.stripe : simulators.yookassa;
    const { token } = begun;
    const act = chooseAct();
    try {
      if (act === 'pay' || act === 'payAndGo') {
        bank.pay(reference);
        counts.paid += 1;
      } else if (act === 'decline') {
        bank.decline(reference, true);
        counts.declined += 1;
      } else if (act === 'expire') bank.expire(reference);
      else if (act === 'abandon') counts.abandoned += 1;
      else {
        // The page stays open in another tab, and is paid while the shop lets the order go, or after.
        const leaving = ask(client, LEAVE, { token });
        await sleep(Math.random() * ASK_AGAIN_MS);
        bank.pay(reference);
        counts.paidTooLate += 1;
        await leaving;
      }
    } catch (error) {
      // The shop was faster, and the page is over.
      if (!(error instanceof BankRefusal)) throw error;
    }
    if (act === 'pay' || act === 'decline') await ask(client, CHECK, { token });
    if (act === 'decline') await ask(client, LEAVE, { token });
  }

  const going = Array.from({ length: SHOPPERS }, async () => {
    while (!isOver) await order(next++);
  });
  return {
    counts,
    /** Lets everybody finish what they began. */
    async stop(): Promise<void> {
      isOver = true;
      await Promise.all(going);
    },
  };
}
