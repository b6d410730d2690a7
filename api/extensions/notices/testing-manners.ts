/** What goes wrong: `LOSES_ANSWER`: it is taken, and the connection breaks. `BUSY`: it is refused for now. */
export type Mishap = 'LOSES_ANSWER' | 'BUSY';

/** How a simulated service treats what it gets; null: all goes well. */
export type Manners<Received> = (received: Received) => Mishap | null;
