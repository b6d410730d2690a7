import { spawnSync } from 'node:child_process';

const PATIENCE_MS = 5_000;
/** Read once: an upgrade asks several times a second. */
export const PORT = socketPort() ?? (process.env.PORT || 3000);

/** @returns what the server of this machine says of itself; null when it does not answer. */
export async function readHealth() {
  const address = `http://127.0.0.1:${PORT}/health`;
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

/** Where systemd opens the socket, the service answers on the socket's port, not on PORT. */
function socketPort() {
  const show = ['show', '--property=ActiveState,Listen', 'carte.socket'];
  const { stdout } = spawnSync('systemctl', show, { encoding: 'utf8' });
  return stdout?.includes('ActiveState=active') ? /:(\d+) \(Stream\)/.exec(stdout)?.[1] : undefined;
}
