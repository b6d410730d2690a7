import { Busy } from '../kernel/refusals';
import { Child, type ChildLimits, type Task } from './child';
import { WorkEnded } from './work-ended';

export interface ChildPoolOptions extends ChildLimits {
  /** Of `ENTRY_POINTS`: a program that calls `answerTasks`. */
  readonly program: string;
  /** Processes at once. */
  readonly size: number;
  /** Tasks that wait for one. */
  readonly waiting: number;
  /** Milliseconds without a task, after which a process ends. */
  readonly idleMs: number;
}

export interface PooledTask extends Task {
  /** The owner of the task. One task per owner runs at a time, so a slow owner delays only itself. */
  readonly key: string;
}

interface Waiting {
  readonly task: PooledTask;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Child processes for work on untrusted input: each has a heap limit and each task a deadline, and exceeding one ends that
 * process alone. They start with the first task and end when there is none for a while.
 */
export class ChildPool {
  readonly #waiting: Waiting[] = [];
  readonly #busyKeys = new Set<string>();
  readonly #idle = new Map<Child, NodeJS.Timeout>();
  #running = 0;

  constructor(private readonly options: ChildPoolOptions) {}

  /**
   * @throws {Busy} when too many wait already.
   * @throws {WorkEnded} when the process ended before it had answered.
   */
  run(task: PooledTask): Promise<unknown> {
    if (this.#waiting.length >= this.options.waiting) return Promise.reject(new Busy());
    return new Promise((resolve, reject) => {
      this.#waiting.push({ task, resolve, reject });
      this.#next();
    });
  }

  #next(): void {
    while (this.#running < this.options.size) {
      const index = this.#waiting.findIndex(({ task }) => !this.#busyKeys.has(task.key));
      const [next] = index < 0 ? [] : this.#waiting.splice(index, 1);
      if (!next) return;
      void this.#do(next);
    }
  }

  async #do({ task, resolve, reject }: Waiting): Promise<void> {
    this.#running += 1;
    this.#busyKeys.add(task.key);
    await this.#run(task).then(resolve, reject);
    this.#busyKeys.delete(task.key);
    this.#running -= 1;
    this.#next();
  }

  async #run(task: PooledTask): Promise<unknown> {
    const used = this.#takeIdle();
    if (!used) return this.#runIn(this.#start(), task);
    return this.#runIn(used, task).catch((error: unknown) => {
      // What earlier tasks left behind may have taken the memory: this one is judged in a process of its own.
      if (error instanceof WorkEnded && error.end === 'OUT_OF_MEMORY') return this.#runIn(this.#start(), task);
      throw error;
    });
  }

  async #runIn(child: Child, task: PooledTask): Promise<unknown> {
    try {
      return await child.run(task);
    } finally {
      this.#keep(child);
    }
  }

  #takeIdle(): Child | null {
    for (const [child, timer] of this.#idle) {
      clearTimeout(timer);
      this.#idle.delete(child);
      if (!child.hasEnded) return child;
    }
    return null;
  }

  /** @throws {WorkEnded} when the system refuses: Node throws some of its reasons instead of telling them. */
  #start(): Child {
    try {
      return new Child(this.options.program, this.options);
    } catch (error) {
      throw new WorkEnded('NOT_STARTED', error instanceof Error ? error.message : String(error));
    }
  }

  #keep(child: Child): void {
    if (child.hasEnded) return;
    const timer = setTimeout(() => {
      this.#idle.delete(child);
      child.dismiss();
    }, this.options.idleMs);
    this.#idle.set(child, timer.unref());
  }
}
