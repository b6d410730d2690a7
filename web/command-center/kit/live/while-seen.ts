/** Does something every so many milliseconds while the page can be seen. @returns what ends it. */
export function whileSeen(work: () => void, everyMs: number): () => void {
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') work();
  }, everyMs);
  return () => clearInterval(timer);
}
