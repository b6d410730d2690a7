import { execFile } from 'node:child_process';

/** Of the time that systemd waits: three signs may get lost on a busy machine. */
const SIGNS = 4;

/**
 * Has systemd know that the event loop turns; where it does not for `withinMs`, the service is ended and started again. systemd's
 * own program sends the sign, since Node has no datagram sockets.
 *
 * @param withinMs - null: systemd asked for none.
 */
export function startWatchdog(withinMs: number | null, report: (error: Error) => void): void {
  if (withinMs === null) return;
  const sign = () =>
    execFile('systemd-notify', ['WATCHDOG=1'], (error) => {
      if (error) report(error);
    });
  sign();
  setInterval(sign, withinMs / SIGNS).unref();
}
