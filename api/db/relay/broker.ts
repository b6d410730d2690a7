/** A publish/subscribe channel without storage: a message published while a node is away is lost to it. */
export interface Broker {
  readonly isReady: boolean;
  /** Goes on after each reconnection. @throws when the broker is away. */
  subscribe(channel: string, onText: (text: string) => void): Promise<void>;
  /** In the order of the calls. @throws when the broker is away: nothing is kept for later. */
  publish(channel: string, text: string): Promise<void>;
  close(): void;
}

/** What a broker says about itself, for the log. */
export interface BrokerEvents {
  /** Once, when it is lost or was not there at the start. */
  readonly onAway: (error: unknown) => void;
  /** After it was away. */
  readonly onBack: () => void;
}
