import type { PaymentDesk } from './payment-desk';
import { workOnPayment } from './reconcile/work-on-payment.command';

/** Asks the provider about the payment that an order waits for: for where it is paid, then whether it is. */
export async function askForPayment(desk: PaymentDesk, checkoutId: string): Promise<void> {
  const awaited = await desk.db.payment.findFirst({ where: { checkoutId, aim: 'PAY', status: 'CREATED' } });
  if (awaited) await workOnPayment(desk, awaited.id);
}
