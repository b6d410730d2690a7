import { Broker } from './broker';
import type { OperationKey } from './messages';

const broker = new Broker();

/** Each tab comes with a port of its own. */
addEventListener('connect', (event) => {
  const [port] = event instanceof MessageEvent ? event.ports : [];
  if (!port) return;
  port.onmessage = ({ data }: MessageEvent<readonly OperationKey[]>) =>
    broker.hear(port, data, (message) => port.postMessage(message));
});
