import { setTimeout as sleep } from 'node:timers/promises';
import { ApiClient } from '../../../api/demo/evening/api-client';
import { TEST_PASSWORD } from '../../../api/staff/testing';
import type { ProofShop } from '../stage/shop';

interface ListedOrder {
  readonly id: string;
  readonly version: number;
  readonly status: string;
  readonly lines: readonly { readonly id: string; readonly quantity: number }[];
}

/** What staff did, as they count it. */
export interface ClerkCounts {
  accepted: number;
  cancelled: number;
  changed: number;
  /** Keys of refunds that staff asked for. */
  readonly refunds: Set<string>;
}

const ORDERS = `query ($statuses: [CheckoutStatus!]!) { channel { orders(first: 20, statuses: $statuses) { nodes {
  id version status lines { id quantity } } } } }`;
const MOVE = `mutation ($input: MoveOrderInput!) { moveOrder(input: $input) { __typename } }`;
const AMEND = `mutation ($input: AmendOrderInput!) { amendOrder(input: $input) { __typename } }`;
const REFUND = `mutation ($input: RefundOrderInput!) { refundOrder(input: $input) { __typename } }`;

const PAUSE_MS = 150;
/** Two at the same orders, so that they come in each other's way. */
const CLERKS = 2;

/** Staff who accept, cancel, change and refund what comes in, two at once, whatever is killed meanwhile. */
export function startClerks(shop: ProofShop, url: string) {
  const counts: ClerkCounts = { accepted: 0, cancelled: 0, changed: 0, refunds: new Set() };
  let isOver = false;
  let refunds = 0;

  async function work(clerk: ApiClient): Promise<void> {
    const { channel } = await clerk.run<{ channel: { orders: { nodes: ListedOrder[] } } }>(ORDERS, {
      statuses: ['PLACED', 'ACCEPTED'],
    });
    const { nodes } = channel.orders;
    const order = nodes[Math.floor(Math.random() * nodes.length)];
    if (!order) return;
    const { id, status, lines } = order;
    const [line] = lines;
    const chance = Math.random();
    const answered = async (query: string, input: Record<string, unknown>) => {
      const answer = await clerk.run<Record<string, { __typename: string }>>(query, { input });
      return Object.values(answer).every(({ __typename }) => __typename === 'Order');
    };
    if (chance < 0.15) {
      if (await answered(MOVE, { id, to: 'CANCELLED', reason: 'No oven' })) counts.cancelled += 1;
    } else if (chance < 0.35 && line) {
      const other = lines.slice(1).map(({ id: lineId, quantity }) => ({ kept: { lineId, quantity } }));
      const quantity = Math.max(1, line.quantity + (Math.random() < 0.5 ? 1 : -1));
      const changed = { kept: { lineId: line.id, quantity } };
      if (await answered(AMEND, { id, lines: [changed, ...other], isAgreedByPhone: true })) counts.changed += 1;
    } else if (chance < 0.45 && line && status === 'ACCEPTED') {
      const idempotencyKey = `refund-${refunds++}`;
      counts.refunds.add(idempotencyKey);
      const part = Math.random() < 0.5 ? { lines: [{ lineId: line.id, quantity: 1 }] } : {};
      const input = { id, idempotencyKey, reason: 'It came cold', ...part };
      await Promise.allSettled([answered(REFUND, input), answered(REFUND, input)]);
    } else if (status === 'PLACED') {
      if (await answered(MOVE, { id, to: 'ACCEPTED' })) counts.accepted += 1;
    } else if (chance > 0.8) {
      await answered(MOVE, { id, to: 'PREPARING' });
    }
  }

  const going = Array.from({ length: CLERKS }, async () => {
    const clerk = new ApiClient(url);
    let isSignedIn = false;
    while (!isOver) {
      try {
        if (!isSignedIn) await clerk.signIn({ login: shop.login, password: TEST_PASSWORD });
        isSignedIn = true;
        await work(clerk);
      } catch {
        // Something was killed: the board comes back by itself.
      }
      await sleep(PAUSE_MS);
    }
  });
  return {
    counts,
    async stop(): Promise<void> {
      isOver = true;
      await Promise.all(going);
    },
  };
}
