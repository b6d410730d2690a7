const PATIENCE_MS = 5_000;

/** @returns what the server of this machine says of itself; null when it does not answer. */
export async function readHealth() {
  const address = `http://127.0.0.1:${process.env.PORT || 3000}/health`;
  try {
    const [ready, self] = await Promise.all(
      [`${address}/ready`, address].map((url) => fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) })),
    );
    const { version } = await self.json();
    return { isReady: ready.ok, version, text: await ready.text() };
  } catch {
    return null;
  }
}
