/** SIGUSR2 ends a long run early, and compares what is there: it need not be for nothing. @returns whether it has come. */
export function listenForEnd(): () => boolean {
  let isCutShort = false;
  process.once('SIGUSR2', () => {
    isCutShort = true;
  });
  return () => isCutShort;
}
