import { startSending, type Worker, type WorkerOptions, type WorkerServices } from '../../sending/worker';
import { type ReceiversServices, receiversQueue } from './receivers-queue';

export type ReceiversWorkerOptions = WorkerOptions & Pick<ReceiversServices, 'limits'>;

/** Sends to the shop's receivers what waits in the outbox. */
export function startWorker(
  services: WorkerServices & Pick<ReceiversServices, 'secrets' | 'agent'>,
  options: ReceiversWorkerOptions = {},
): Worker {
  const { limits, now = () => new Date() } = options;
  return startSending(receiversQueue({ ...services, now, ...(limits && { limits }) }), services, options);
}
