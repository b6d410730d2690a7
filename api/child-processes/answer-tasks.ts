import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { z } from 'zod';

const taskMessage = z.strictObject({ input: z.unknown(), byteLength: z.int().nullable() });

/**
 * The life of a child process: does what it is given, one task after the other, until nobody is there to give it any.
 *
 * @param work - gets a task's input and, if it has a file, its bytes.
 */
export function answerTasks(work: (input: unknown, bytes: Uint8Array) => unknown): void {
  const send = (message: object) => process.send?.(message);
  giveWay();
  // A signal goes to all processes of a service: the one that gives the tasks decides when they end.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => {});
  process.on('disconnect', () => process.exit());
  const answer = async (message: unknown) => {
    try {
      const { input, byteLength } = taskMessage.parse(message);
      send({ answer: await work(input, await readBytes(byteLength ?? 0)) });
    } catch (error) {
      // So the engine refuses a text, a list or a depth that it cannot make.
      if (error instanceof RangeError) send({ end: 'OUT_OF_MEMORY' });
      else send({ bug: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  };
  process.on('message', (message) => void answer(message));
  send({ answer: null });
}

async function readBytes(length: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(length);
  let size = 0;
  if (length === 0) return bytes;
  for await (const chunk of process.stdin.iterator({ destroyOnReturn: false })) {
    const piece: Uint8Array = chunk;
    bytes.set(piece, size);
    size += piece.byteLength;
    if (size === length) break;
  }
  return bytes;
}

/** Shoppers come first: to the processor, and where memory runs out, Linux ends this process and not the shop. */
function giveWay(): void {
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Another system.
  }
}
