import type { Choice } from './country-choices';

/**
 * Options that are named by the browser's own Unicode data. It may be older or newer than the server's, which has “Türkiye” where it
 * has “Turkey”: what the server has written stays.
 */
export function ChoiceOptions({ choices }: { readonly choices: readonly Choice[] }) {
  return choices.map(({ code, label }) => (
    <option key={code} suppressHydrationWarning value={code}>
      {label}
    </option>
  ));
}
