import { extension } from '../extension';
import { forgetJobs } from './forget-jobs.store';
import { printerRoutes } from './protocols/printers.rest';
import { queueJobs } from './queue-jobs.store';
import { startPrinting } from './start-printing.command';
import './words';
import './printer.graphql';
import './print-job.graphql';
import './printing-changed.graphql';

/** Tickets, packing lists and guests' copies on the shop's printers. */
export const printing = extension('printing', {
  isUsed: ({ printerCount }) => printerCount > 0,
  orderMoved: queueJobs,
  forgets: forgetJobs,
  startSending: startPrinting,
  app: { path: '/printers', open: printerRoutes },
});
