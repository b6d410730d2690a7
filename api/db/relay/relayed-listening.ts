import type pg from 'pg';
import type { Route } from '../../telemetry/readings';
import { type ListenHandlers, listen, pause } from '../listen';
import { CHANNEL, type Listening } from '../notifications';
import type { Broker } from './broker';
import { type Frame, parseFrame } from './frame';
import { RelayFollower } from './relay-follower';
import { RelayTurn } from './relay-turn';

const BEAT_MS = 1_000;
/** How often it is looked whether the relay is still there. */
const LOOK_MS = 250;

export interface RelayedOptions {
  /** Of PostgreSQL itself. */
  readonly url: string;
  readonly broker: Broker;
  /** Hears how this node gets its notices now. */
  readonly onRoute?: (route: Route) => void;
}

/**
 * Listens to PostgreSQL only as long as nobody hands its notices on: one node, the relay, listens there for all, and tells
 * the others through a broker. Whatever is lost on the way, the relay or the broker itself, each node listens to PostgreSQL
 * again. Each change of the way is a gap to those who listen, since notices may have passed between.
 */
export function relayedListening({ url, broker, onRoute = () => {} }: RelayedOptions): Listening {
  return async (signal, handlers) => {
    const node = new RelayedNode(url, broker, handlers, onRoute);
    while (!signal.aborted) {
      await node.listenToDatabase(signal);
      if (!signal.aborted) await node.followRelay(signal);
    }
    broker.close();
  };
}

class RelayedNode {
  readonly #follower = new RelayFollower();
  #turn: RelayTurn | null = null;
  #channel: string | null = null;
  #isSubscribed = false;
  #isFollowing = false;

  constructor(
    private readonly url: string,
    private readonly broker: Broker,
    private readonly handlers: ListenHandlers,
    private readonly onRoute: (route: Route) => void,
  ) {}

  /** Until a relay is heard. */
  async listenToDatabase(signal: AbortSignal): Promise<void> {
    const relayed = new AbortController();
    const { onTrouble } = this.handlers;
    const onConnected = () => {
      this.#turn = null;
      this.onRoute('direct');
      this.handlers.onConnected();
    };
    const onMessage = (text: string) => {
      void this.#turn?.tell(text);
      this.handlers.onMessage(text);
    };
    const run = async (client: pg.Client) => {
      const turn = await this.#openTurn(client);
      const wasRelay = turn.isRelay;
      await turn.claim(client);
      if (turn.isRelay !== wasRelay) this.onRoute(turn.isRelay ? 'relay' : 'direct');
      await turn.beat();
      if (!turn.isRelay && this.#hearsRelay()) relayed.abort();
    };
    const either = AbortSignal.any([signal, relayed.signal]);
    await listen(this.url, CHANNEL, either, { onConnected, onMessage, onTrouble }, { everyMs: BEAT_MS, run });
    await this.#turn?.end();
    this.#turn = null;
  }

  /** As long as one is heard. */
  async followRelay(signal: AbortSignal): Promise<void> {
    this.#isFollowing = true;
    this.onRoute('relayed');
    this.handlers.onConnected();
    while (!signal.aborted && this.#hearsRelay()) await pause(LOOK_MS, signal);
    this.#isFollowing = false;
  }

  #hearsRelay(): boolean {
    return this.#follower.hearsRelay(performance.now());
  }

  #hear(frame: Frame): void {
    // Its own, come back to it.
    if (frame.relay === this.#turn?.id) return;
    const { isGap, text } = this.#follower.hear(frame, performance.now());
    if (!this.#isFollowing) return;
    if (isGap) this.handlers.onConnected();
    if (text !== null) this.handlers.onMessage(text);
  }

  async #openTurn(client: pg.Client): Promise<RelayTurn> {
    this.#channel ??= await channelOf(client);
    if (!this.#isSubscribed && this.broker.isReady) {
      await this.broker.subscribe(this.#channel, (text) => {
        const frame = parseFrame(text);
        if (frame) this.#hear(frame);
        else this.handlers.onTrouble(new Error(`The broker brought what is not ours: ${text}`));
      });
      this.#isSubscribed = true;
    }
    this.#turn ??= new RelayTurn(this.broker, this.#channel);
    return this.#turn;
  }
}

/** Two shops on one broker never hear each other: their databases differ. */
async function channelOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select concat_ws('/', system_identifier, current_database(), current_schema()) as name from pg_control_system()`,
  );
  return `${CHANNEL}:${rows[0]?.name}`;
}
