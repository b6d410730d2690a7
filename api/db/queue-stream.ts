/** A queue that is read with `for await`. Ends when it is closed, or when the reader leaves the loop. */
export interface QueueStream<Item> extends AsyncIterableIterator<Item, undefined> {
  push(item: Item): void;
  /** What is queued is dropped; a waiting reader is let go. */
  close(): void;
  return(): Promise<IteratorResult<Item, undefined>>;
}

/**
 * Written by hand, because an async generator that waits cannot be made to return before its wait is over: a
 * reader who leaves would stay subscribed until the next item.
 *
 * @param limit - items held for a slow reader; past it all are dropped for a single `overflow`.
 * @param onClose - called once, however it ends.
 */
export function createQueueStream<Item extends object>({
  limit,
  overflow,
  onClose,
}: {
  limit: number;
  overflow: Item;
  onClose: () => void;
}): QueueStream<Item> {
  let queue: Item[] = [];
  let waiting: ((result: IteratorResult<Item, undefined>) => void)[] = [];
  let isClosed = false;

  const stream: QueueStream<Item> = {
    push(item) {
      if (isClosed) return;
      const reader = waiting.shift();
      if (reader) reader({ done: false, value: item });
      else if (queue.length < limit) queue.push(item);
      else queue = [overflow];
    },
    close() {
      if (isClosed) return;
      isClosed = true;
      queue = [];
      for (const reader of waiting) reader({ done: true, value: undefined });
      waiting = [];
      onClose();
    },
    async next() {
      if (isClosed) return { done: true, value: undefined };
      const value = queue.shift();
      if (value) return { done: false, value };
      return new Promise((resolve) => waiting.push(resolve));
    },
    async return() {
      stream.close();
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]: () => stream,
  };
  return stream;
}
