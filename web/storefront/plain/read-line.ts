/** What a form says of a dish: its variant, the options that are ticked, how many. */
interface PlainLine {
  readonly variantId: string;
  readonly optionIds: string[];
  readonly quantity: number;
  readonly note: string | null;
}

/** Fields that are no group of options. */
const OWN_FIELDS = new Set(['variantId', 'variant', 'quantity', 'note']);

/** A list's button brings `variantId`; a dish's page brings `variant`, and a field for each group of options. */
export function readLine(form: FormData): PlainLine {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const options = [...form].filter(([name, value]) => !OWN_FIELDS.has(name) && typeof value === 'string');
  return {
    variantId: text('variantId') || text('variant'),
    optionIds: options.map(([, value]) => String(value)),
    quantity: Math.trunc(Number(text('quantity'))) || 1,
    note: text('note') || null,
  };
}
