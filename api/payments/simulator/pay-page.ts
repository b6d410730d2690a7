import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { type Bank, BankRefusal } from './bank';
import type { FaultyEnv } from './faulty-api';

/** A provider's pay page, to be tried by a person: pay, have the card refused, let it hang, or close it. */
export function payPage(
  bank: Bank,
  { name, endsOnRefusal }: { name: string; endsOnRefusal: boolean },
): Hono<FaultyEnv> {
  const back = (c: Context, id: string) => c.redirect(bank.get(id).returnUrl, 303);
  return new Hono<FaultyEnv>()
    .get('/:id', (c) => {
      const payment = bank.get(c.req.param('id'));
      const amount = `${(payment.amount / 100).toFixed(2)} ${payment.currency.toUpperCase()}`;
      const isOpen = payment.state === 'OPEN';
      return c.html(html`<!doctype html>
        <html lang="en">
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <title>${name} (simulated)</title>
          <style>
            body { font: 1.1rem system-ui; max-width: 24rem; margin: 3rem auto; padding: 0 1rem; }
            button, a { display: block; width: 100%; padding: 0.8rem; margin: 0.6rem 0; font: inherit; text-align: center; box-sizing: border-box; }
          </style>
          <h1>${name}: play money</h1>
          <p>${payment.description}</p>
          <p><strong>${amount}</strong></p>
          ${payment.refusal && isOpen ? html`<p role="alert">The card was refused.</p>` : ''}
          ${
            isOpen
              ? html`<form method="post">
                  <button name="act" value="pay">Pay</button>
                  <button name="act" value="decline">Decline the card</button>
                  <button name="act" value="hang">Let it hang</button>
                  <button name="act" value="close">Close, and go back to the shop</button>
                </form>`
              : html`<p>This payment is over.</p>`
          }
          <a href="${payment.returnUrl}">Back to the shop</a>
        </html>`);
    })
    .post('/:id', async (c) => {
      const id = c.req.param('id');
      const { act } = await c.req.parseBody();
      if (act === 'pay') bank.pay(id);
      if (act === 'decline') bank.decline(id, endsOnRefusal);
      // Paid, and neither the shopper nor the shop learns it.
      if (act === 'hang') return c.redirect(`/pay/${id}`, 303);
      return act === 'decline' && !endsOnRefusal ? c.redirect(`/pay/${id}`, 303) : back(c, id);
    })
    .onError((error, c) => c.text(error instanceof BankRefusal ? error.code : 'failed', 400));
}
