import { newKey } from '../../../graphql/new-key';
import { type ChangeTask, isChange, type OtherTask, type Task, type Written } from './cart-tasks';
import type { PendingChange } from './cart-view';
import type { Wait } from './until-back';

/** Whose queue it is. */
interface Owner {
  readonly send: (task: ChangeTask) => Promise<Written>;
  /** Something came, went, or began to wait. */
  readonly onChange: () => void;
  /** The server can't be reached. */
  readonly onAway: () => void;
  /** It answers again. */
  readonly onBack: () => void;
  /** @param attempt - how many failed before. */
  readonly untilBack: (attempt: number) => Wait;
}

/** What this tab wants of the server, one after another; presses wait for a connection, and nothing else does. */
export class CartQueue {
  readonly #owner: Owner;
  #tasks: readonly Task[] = [];
  #isRunning = false;
  /** While the server can't be reached. */
  #wait: Wait | null = null;

  constructor(owner: Owner) {
    this.#owner = owner;
  }

  /** Presses that the server has not answered, the oldest first. */
  get presses(): ChangeTask[] {
    return this.#tasks.filter(isChange);
  }

  get isEmpty(): boolean {
    return this.#tasks.length === 0;
  }

  get isWaiting(): boolean {
    return this.#wait !== null;
  }

  /** Puts what was pressed before a reload in front. */
  resume(presses: readonly ChangeTask[]): void {
    this.#tasks = [...presses, ...this.#tasks];
  }

  press(change: PendingChange): void {
    this.#push({ id: newKey(), change, isSent: false });
  }

  /**
   * Runs something once everything that was pressed before has been answered, and before what is pressed after.
   *
   * @param unsent - what comes of it when the server can't be reached: it is not kept for later.
   */
  afterAll<Value>(work: () => Promise<Value>, unsent: Value): Promise<Value> {
    if (this.#wait) {
      this.#wait.end();
      return Promise.resolve(unsent);
    }
    return new Promise((resolve, reject) => {
      this.#push({ change: null, run: () => work().then(resolve, reject), giveUp: () => resolve(unsent) });
    });
  }

  #push(task: Task): void {
    this.#tasks = [...this.#tasks, task];
    this.#owner.onChange();
    void this.#run();
  }

  async #run(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    let attempt = 0;
    for (let [task] = this.#tasks; task; [task] = this.#tasks) {
      const written = task.change === null ? await task.run() : await this.#owner.send(task);
      if (written === 'unanswered') {
        await this.#waitForServer(attempt);
        attempt += 1;
        continue;
      }
      const wasAway = this.#wait !== null;
      [this.#wait, attempt] = [null, 0];
      this.#tasks = this.#tasks.filter((other) => other !== task);
      this.#owner.onChange();
      if (wasAway) this.#owner.onBack();
    }
    this.#isRunning = false;
  }

  /** Changes stay in the queue; all other tasks fail at once, because there is no connection. */
  async #waitForServer(attempt: number): Promise<void> {
    const others = this.#tasks.filter((task): task is OtherTask => !isChange(task));
    this.#tasks = this.presses;
    this.#wait = this.#owner.untilBack(attempt);
    this.#owner.onAway();
    this.#owner.onChange();
    for (const { giveUp } of others) giveUp();
    await this.#wait.over;
  }
}
