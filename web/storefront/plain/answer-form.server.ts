import type { RouterContextProvider } from 'react-router';
import { query } from '../../graphql/query';
import { AddLineMutation, ChangeLineMutation } from '../cart/cart-documents';
import { readLine } from './read-line';
import { readStep } from './read-step';

type Context = Readonly<RouterContextProvider>;

/** What the shop says to a form that it does not take. */
export interface PlainRefusal {
  readonly message: string;
}

/** Adds a dish, or changes a line. @returns null when that is done. */
export async function changeCart(context: Context, form: FormData): Promise<PlainRefusal | null> {
  const step = readStep(form.get('step'));
  if (step) {
    const { changeLine } = await query(context, ChangeLineMutation, { input: step });
    return 'code' in changeLine ? { message: changeLine.message } : null;
  }
  const { addLine } = await query(context, AddLineMutation, { input: readLine(form) });
  return 'code' in addLine ? { message: addLine.message } : null;
}
