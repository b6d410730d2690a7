import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { STEP_PARAMETER } from '../../ui/overlay/use-step';

/** In the menu's address: its filters are in sight, chosen or not. */
export const FILTERS_PARAMETER = 'filters';

/** What only changes how a page is looked at: the dish or the cart that lies over it, the variant that is
 * chosen, the menu's filters before one is. */
const VIEW_PARAMETERS = ['dish', 'variant', 'line', FILTERS_PARAMETER, STEP_PARAMETER];

function whatIsRead({ pathname, searchParams }: URL): string {
  const read = new URLSearchParams(searchParams);
  for (const name of VIEW_PARAMETERS) read.delete(name);
  return `${pathname}?${read}`;
}

/** For `shouldRevalidate`: opening a sheet over the menu asks the server for nothing that is already on the page. */
export function revalidateOnPath({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isOnlyLook = currentUrl.href !== nextUrl.href && whatIsRead(currentUrl) === whatIsRead(nextUrl);
  return isOnlyLook && !formMethod ? false : defaultShouldRevalidate;
}
