import { logFailure } from '../../db/log-failure';
import { startTicker } from '../../kernel/ticker';
import type { SendingServices } from '../../sending/sending-extension';
import { startSending, type Worker } from '../../sending/worker';
import { PORT_BREAKER, PORT_SCHEDULE, portQueue } from './port/port-queue.command';
import { PRINT_TOPIC } from './printer-news';
import { lookAfterPrinters } from './printers.store';

const LOOK_EVERY_MS = 3_000;

/** Sends to printers with a port, and looks after all printers. Where no shop has one, nothing runs until the first is heard of. */
export function startPrinting({ agent, ...services }: SendingServices): Worker {
  const { db, logger, notifications } = services;
  const running: { stop(): Promise<void> }[] = [];
  const start = () => {
    if (running.length > 0) return;
    running.push(
      startSending(portQueue({ db, agent }), services, {
        schedule: PORT_SCHEDULE,
        breaker: PORT_BREAKER,
        perTarget: 1,
      }),
      startTicker({
        everyMs: LOOK_EVERY_MS,
        work: () => lookAfterPrinters(db, new Date()),
        onTrouble: (error) => logFailure(logger, error, 'could not look after printers'),
      }),
    );
  };
  const stopListening = notifications.subscribe(PRINT_TOPIC, start);
  const looking = db.printer.findFirst({ select: { id: true } }).then(
    (printer) => printer && start(),
    // The first job or printer that is heard of starts it.
    () => undefined,
  );
  return {
    async stop() {
      stopListening();
      await looking;
      await Promise.all(running.map((part) => part.stop()));
    },
  };
}
