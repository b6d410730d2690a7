/**
 * Runs one read at a time; wishes that come in meanwhile are met by one more read after it, so that the last answer is
 * never older than the last wish.
 */
export function createRefresher(read: () => Promise<void>): () => Promise<void> {
  let isWanted = false;
  let running: Promise<void> | null = null;
  const run = async () => {
    while (isWanted) {
      isWanted = false;
      await read();
    }
  };
  return () => {
    isWanted = true;
    running ??= run().finally(() => {
      running = null;
    });
    return running;
  };
}
