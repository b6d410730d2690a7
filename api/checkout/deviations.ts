import { z } from 'zod';
import type { Locale } from '../../domain/locale';
import { type Localized, localize } from '../../domain/localized';
import type { DomainError } from '../kernel/domain-error';
import { type InvalidField, InvalidInput } from '../kernel/refusals';
import { type Contact, doubtsOf } from './cart/contact';
import type { Objection } from './objection';

const deviationRule = z.object({
  /** Where it stands in what was sent; empty: it is about the order. */
  path: z.array(z.string()),
  /** The refusal's that it would have been. */
  code: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Of the dish and the option that it is about, in each language of the menu. */
  names: z.record(z.string(), z.record(z.string(), z.string())),
});

/** A rule of the shop that an order breaks whose money is there: it is taken all the same, and staff look at it. */
export type Deviation = z.infer<typeof deviationRule>;

/** Keeps what is objected to, each once. */
export function keepIn(deviations: Deviation[]): Objection {
  return (refusal, of) => {
    const found = of ? refusal.within(['lines', String(of.index)]) : refusal;
    for (const deviation of deviationsOf(found, of?.dish)) {
      const isKnown = deviations.some(({ code, path }) => code === deviation.code && isSamePath(path, deviation.path));
      if (!isKnown) deviations.push(deviation);
    }
  };
}

function deviationsOf(refusal: DomainError, dish?: Localized): Deviation[] {
  const names = Object.entries({ ...refusal.names, ...(dish && { dish }) }).map(([name, text]) => [name, { ...text }]);
  const kept = ({ path, code, values }: InvalidField): Deviation => {
    return { path: [...path], code, values: { ...values }, names: Object.fromEntries(names) };
  };
  return refusal instanceof InvalidInput
    ? refusal.fields.map(kept)
    : [kept({ path: refusal.path ?? [], code: refusal.code, values: refusal.values })];
}

const isSamePath = (one: readonly string[], other: readonly string[]) => one.join('\n') === other.join('\n');

interface DoubtfulOrder extends Pick<Contact, 'phone' | 'street'> {
  readonly deliveryMethod: string | null;
  readonly deviations?: unknown;
}

/** What staff should look at before they rely on an order, in their words. */
export function orderDoubts(order: DoubtfulOrder, locale: Locale, shopLocale: Locale): InvalidField[] {
  // Messages of older releases have none.
  const deviations = z.array(deviationRule).parse(order.deviations ?? []);
  const doubts = doubtsOf(order, order.deliveryMethod).map((doubt) => ({ ...doubt, names: {} }));
  return [...deviations, ...doubts].map(({ path, code, values, names }) => {
    const inWords = Object.entries(names).map(([name, text]) => [name, localize(text, locale, shopLocale)]);
    const field = path.at(-1) ?? '';
    return { path, code, messageCode: `DOUBT_${code}`, values: { ...values, ...Object.fromEntries(inWords), field } };
  });
}
