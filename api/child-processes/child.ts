import { type ChildProcess, fork } from 'node:child_process';
import { Socket } from 'node:net';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { isBundled, projectRoot } from '../kernel/project-root';
import { type WorkEnd, WorkEnded } from './work-ended';

/** What a child process may use. */
export interface ChildLimits {
  /** Of its JavaScript heap. It ends when it needs more. */
  readonly heapMegabytes: number;
}

export interface Task {
  /** What `structuredClone` takes. */
  readonly input: unknown;
  /** A file, sent piece by piece through its own pipe so that it does not block the server. */
  readonly bytes?: Uint8Array | undefined;
  readonly deadlineMs: number;
}

/** Of its start: it loads its modules, on a machine that may be busy. */
const START_MS = 30_000;
/** Characters of what it says on stderr. */
const LAST_WORDS = 2_000;

const answerMessage = z.union([
  z.strictObject({ answer: z.unknown() }),
  z.strictObject({ end: z.literal('OUT_OF_MEMORY') }),
  z.strictObject({ bug: z.string() }),
]);

/** One child process: it does one task at a time. It keeps this process alive only while it has one. */
export class Child {
  readonly #process: ChildProcess;
  readonly #started: Promise<void>;
  #lastWords = '';
  /** Called at the end of the process; replaced for each task. */
  #onEnd: (ended: WorkEnded) => void = () => {};
  #ended: WorkEnded | null = null;
  #killedFor: WorkEnd | null = null;

  /** @param program - of `ENTRY_POINTS`: a file's path within `api/`. */
  constructor(program: string, { heapMegabytes }: ChildLimits) {
    const flags = [`--max-old-space-size=${heapMegabytes}`, '--max-semi-space-size=4', '--v8-pool-size=1'];
    this.#process = fork(join(projectRoot, isBundled ? `build/api/${basename(program)}.js` : `api/${program}.ts`), {
      cwd: projectRoot,
      // Tests and scripts run from the sources.
      execArgv: isBundled ? flags : [...flags, '--import', 'tsx'],
      // The child gets no secrets, only the parent's time zone.
      env: { TZ: Intl.DateTimeFormat().resolvedOptions().timeZone },
      serialization: 'advanced',
      stdio: ['pipe', 'ignore', 'pipe', 'ipc'],
    });
    this.#process.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#lastWords = (this.#lastWords + text).slice(-LAST_WORDS);
    });
    // What it no longer reads is answered by its end.
    this.#process.stdin?.on('error', () => {});
    this.#process.on('error', (error) => this.#end(new WorkEnded('NOT_STARTED', error.message)));
    this.#process.on('close', (code, signal) =>
      this.#end(new WorkEnded(this.#reason(signal), this.#last(code, signal))),
    );
    this.#started = this.#message(START_MS, 'NOT_STARTED').then(
      () => undefined,
      (error: Error) => {
        throw new WorkEnded('NOT_STARTED', error.message);
      },
    );
    this.#started.catch(() => {});
    this.#hold(false);
  }

  get hasEnded(): boolean {
    return this.#ended !== null;
  }

  /** @throws {WorkEnded} when it ends before it has answered; Error when the program has a bug. */
  async run({ input, bytes, deadlineMs }: Task): Promise<unknown> {
    this.#hold(true);
    try {
      await this.#started;
      const answering = this.#message(deadlineMs, 'DEADLINE');
      this.#process.send({ input, byteLength: bytes?.byteLength ?? null }, () => {});
      if (bytes) this.#process.stdin?.write(bytes);
      const message = answerMessage.parse(await answering);
      if ('bug' in message) throw new Error(message.bug);
      if ('end' in message) throw new WorkEnded(message.end);
      return message.answer;
    } finally {
      this.#hold(false);
    }
  }

  /** It ends as soon as its parent has gone. */
  dismiss(): void {
    if (this.#process.connected) this.#process.disconnect();
  }

  /** Its next message. */
  async #message(withinMs: number, otherwise: WorkEnd): Promise<unknown> {
    if (this.#ended) throw this.#ended;
    const { promise, resolve, reject } = withResolvers();
    const timer = setTimeout(() => {
      this.#killedFor = otherwise;
      this.#process.kill('SIGKILL');
    }, withinMs);
    this.#onEnd = reject;
    this.#process.once('message', resolve);
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      this.#onEnd = () => {};
      this.#process.off('message', resolve);
    }
  }

  #end(ended: WorkEnded): void {
    this.#ended ??= ended;
    this.#onEnd(this.#ended);
  }

  /** The engine aborts at its heap limit; only the system's out-of-memory killer kills. */
  #reason(signal: NodeJS.Signals | null): WorkEnd {
    if (this.#killedFor) return this.#killedFor;
    return signal === 'SIGABRT' || signal === 'SIGKILL' || /heap out of memory/i.test(this.#lastWords)
      ? 'OUT_OF_MEMORY'
      : 'CRASHED';
  }

  #last(code: number | null, signal: NodeJS.Signals | null): string {
    const firstLine = /^.*(?:error|fatal).*$/im.exec(this.#lastWords)?.[0] ?? '';
    return `${signal ?? `exit code ${code}`} ${firstLine}`.trim();
  }

  #hold(isHeld: boolean): void {
    const method = isHeld ? 'ref' : 'unref';
    this.#process[method]();
    this.#process.channel?.[method]();
    for (const pipe of [this.#process.stdin, this.#process.stderr]) if (pipe instanceof Socket) pipe[method]();
  }
}

/** `Promise.withResolvers` of Node 22. */
function withResolvers() {
  let resolve: (value: unknown) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<unknown>((onValue, onError) => {
    resolve = onValue;
    reject = onError;
  });
  return { promise, resolve, reject };
}
