/** Does `work` for 0 … `count` − 1, so many at once, in that order. */
export async function doMany(count: number, atOnce: number, work: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const go = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: Math.min(count, atOnce) }, go));
}
