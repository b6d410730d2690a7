import type { AnyVariables, Client, TypedDocumentNode } from '@urql/core';
import { type FragmentType, readFragment } from '../../gql/fragment-masking';
import type {
  ApplyPromoCodeMutation as ApplyPromoCode,
  CartFragment as Cart,
  CartShopFragment as CartShop,
  DeliveryMethod,
  OrderAgainMutation as OrderAgain,
  UpdateCheckoutMutation as UpdateCheckout,
  UpdateCheckoutInput,
} from '../../gql/graphql';
import { OrderAgainMutation } from '../again/again-documents';
import {
  AddLineMutation,
  ApplyPromoCodeMutation,
  CartFragment,
  CartQuery,
  CartShopFragment,
  ChangeLineMutation,
  RemovePromoCodeMutation,
  UpdateCheckoutMutation,
} from './cart-documents';
import { type CartView, type DishChoice, lineKey, linesOf, type PendingChange, viewCart } from './cart-view';

export interface CartState {
  /** `failed`: the cart could not be read yet; it is tried again when the connection or the focus comes back. */
  readonly status: 'loading' | 'ready' | 'failed';
  readonly shop: CartShop | null;
  readonly cart: CartView | null;
  /** As the server last had it: what was filled in on the checkout. */
  readonly saved: Cart | null;
  /** Nothing is on its way. */
  readonly isSettled: boolean;
}

/** What every page begins with, on the server and in the browser alike. */
export const INITIAL_STATE: CartState = { status: 'loading', shop: null, cart: null, saved: null, isSettled: true };

/** Null when the connection failed: nobody can say more. */
export type Refusal = { readonly code: string; readonly message: string } | null;
export type DetailsAnswer = UpdateCheckout['updateCheckout'] | null;
export type OrderedAgain = Extract<OrderAgain['orderAgain'], { __typename: 'OrderedAgain' }>;
export type PromoAnswer = ApplyPromoCode['applyPromoCode'] | null;

interface ChangeTask {
  change: PendingChange;
  isSent: boolean;
}
interface OtherTask {
  readonly change: null;
  readonly run: () => Promise<void>;
}
type Task = ChangeTask | OtherTask;

const isChange = (task: Task): task is ChangeTask => task.change !== null;

type CartAnswer =
  | ({ readonly __typename: 'Checkout' } & FragmentType<typeof CartFragment>)
  | { readonly code: string; readonly message: string };

/**
 * The shopper's cart in this tab. Presses show at once and go to the server one after another, as deltas: nothing is
 * lost or doubled by quick taps or by another tab. What the server refuses is rolled back.
 */
export class CartStore {
  readonly #client: Client;
  readonly #onRefusal: (refusal: Refusal) => void;
  readonly #listeners = new Set<() => void>();
  #tasks: readonly Task[] = [];
  #isRunning = false;
  #shop: CartShop | null = null;
  #cart: Cart | null = null;
  #status: CartState['status'] = 'loading';
  #state: CartState = INITIAL_STATE;

  constructor(client: Client, onRefusal: (refusal: Refusal) => void) {
    this.#client = client;
    this.#onRefusal = onRefusal;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly current = (): CartState => this.#state;

  /** @param delta - added to what is there; a line at 0 goes. */
  changeQuantity(choice: DishChoice, delta: number, key = lineKey(choice)): void {
    const waiting = this.#tasks
      .filter(isChange)
      .findLast(({ change }) => change.kind === 'quantity' && change.key === key);
    if (waiting?.change.kind !== 'quantity' || waiting.isSent) {
      this.#push({ change: { kind: 'quantity', key, choice, delta }, isSent: false });
      return;
    }
    waiting.change = { ...waiting.change, delta: waiting.change.delta + delta };
    this.#emit();
  }

  chooseMethod(method: DeliveryMethod): void {
    this.#push({ change: { kind: 'method', method }, isSent: false });
  }

  /** Of `Channel.deliveryZones`; forgets the shopper's place. */
  chooseZone(zoneId: string): void {
    this.#push({ change: { kind: 'zone', zoneId }, isSent: false });
  }

  /** Keeps what was filled in. @returns the server's answer, null when the connection failed. */
  update(input: UpdateCheckoutInput): Promise<DetailsAnswer> {
    return this.afterAll(async () => {
      const { data } = await this.#client.mutation(UpdateCheckoutMutation, { input });
      if (data?.updateCheckout.__typename === 'Checkout') this.#cart = readFragment(CartFragment, data.updateCheckout);
      return data?.updateCheckout ?? null;
    });
  }

  /** Puts the dishes of a past order in. @returns null when that was refused or not answered, which is told. */
  orderAgain(token: string): Promise<OrderedAgain | null> {
    return this.afterAll(async () => {
      const { data } = await this.#client.mutation(OrderAgainMutation, { token });
      if (data?.orderAgain.__typename !== 'OrderedAgain') {
        this.#onRefusal(data?.orderAgain ?? null);
        return null;
      }
      const { checkout } = data.orderAgain;
      if (checkout) this.#cart = readFragment(CartFragment, checkout);
      return data.orderAgain;
    });
  }

  /** @param promoCode - as it is typed. @returns the server's answer, null when the connection failed. */
  applyPromo(promoCode: string): Promise<PromoAnswer> {
    return this.afterAll(async () => {
      const { data } = await this.#client.mutation(ApplyPromoCodeMutation, { input: { promoCode } });
      if (data?.applyPromoCode.__typename === 'Checkout') this.#cart = readFragment(CartFragment, data.applyPromoCode);
      return data?.applyPromoCode ?? null;
    });
  }

  /** @returns whether it is off. */
  removePromo(): Promise<boolean> {
    return this.afterAll(() => this.#mutate(RemovePromoCodeMutation, {}, ({ removePromoCode }) => removePromoCode));
  }

  /** Runs something once everything that was pressed before has been answered, and before what is pressed after. */
  afterAll<Value>(work: () => Promise<Value>): Promise<Value> {
    return new Promise((resolve, reject) => {
      this.#push({ change: null, run: () => work().then(resolve, reject) });
    });
  }

  /** Reads cart and shop anew, after what is on its way. */
  reload(): Promise<void> {
    return this.afterAll(() => this.#read());
  }

  #push(task: Task): void {
    this.#tasks = [...this.#tasks, task];
    this.#emit();
    void this.#run();
  }

  async #run(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    for (let [task] = this.#tasks; task; [task] = this.#tasks) {
      if (task.change === null) await task.run();
      else await this.#send(task);
      this.#tasks = this.#tasks.filter((other) => other !== task);
      this.#emit();
    }
    this.#isRunning = false;
  }

  async #send(task: ChangeTask): Promise<void> {
    task.isSent = true;
    const { change } = task;
    if (change.kind !== 'quantity') {
      const input = change.kind === 'method' ? { deliveryMethod: change.method } : { zoneId: change.zoneId };
      await this.#mutate(UpdateCheckoutMutation, { input }, ({ updateCheckout }) => updateCheckout);
      return;
    }
    if (change.delta > 0) {
      const { variantId, optionIds } = change.choice;
      const input = { variantId, optionIds: [...optionIds], quantity: change.delta };
      await this.#mutate(AddLineMutation, { input }, ({ addLine }) => addLine);
      return;
    }
    await this.#takeOut(task, change);
  }

  /** Down to nothing the line goes at once; otherwise one by one, since the API counts down in ones. */
  async #takeOut(task: ChangeTask, change: Extract<PendingChange, { kind: 'quantity' }>): Promise<void> {
    let { delta } = change;
    while (delta < 0) {
      const line = linesOf(this.#cart, []).find(({ key }) => key === change.key);
      if (!line?.id) return;
      const isRemoved = line.quantity + delta <= 0;
      const input = { lineId: line.id, method: isRemoved ? ('REMOVE' as const) : ('DECREMENT' as const) };
      const isDone = await this.#mutate(ChangeLineMutation, { input }, ({ changeLine }) => changeLine);
      if (!isDone || isRemoved) return;
      delta += 1;
      task.change = { ...change, delta };
      this.#emit();
    }
  }

  async #mutate<Data, Variables extends AnyVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    pick: (data: Data) => CartAnswer,
  ): Promise<boolean> {
    const { data } = await this.#client.mutation(document, variables);
    const answer = data ? pick(data) : null;
    if (answer && !('code' in answer)) {
      this.#cart = readFragment(CartFragment, answer);
      return true;
    }
    this.#onRefusal(answer);
    // What the server has is not known any more, or other than was thought.
    await this.#read();
    return false;
  }

  async #read(): Promise<void> {
    const { data } = await this.#client.query(CartQuery, {}, { requestPolicy: 'network-only' });
    if (data) {
      this.#shop = readFragment(CartShopFragment, data.channel) ?? null;
      this.#cart = readFragment(CartFragment, data.checkout) ?? null;
    }
    this.#status = data || this.#status === 'ready' ? 'ready' : 'failed';
  }

  #emit(): void {
    const pending = this.#tasks.flatMap(({ change }) => (change ? [change] : []));
    this.#state = {
      status: this.#status,
      shop: this.#shop,
      cart: this.#shop && viewCart(this.#shop, this.#cart, pending),
      saved: this.#cart,
      isSettled: this.#tasks.length === 0,
    };
    for (const listener of this.#listeners) listener();
  }
}
