import axe from 'axe-core';
import { expect } from 'vitest';

/** What stands in the way of people, by axe: rules with the first elements that break them. */
export async function faultsIn(element: Element): Promise<string[]> {
  // A dialog takes the focus a moment after it is visible.
  await expect.poll(() => document.activeElement?.closest('[aria-hidden=true]') ?? null).toBeNull();
  const { violations } = await axe.run(element, {
    // Of whole pages: a component has neither title nor landmarks.
    rules: { 'document-title': { enabled: false }, region: { enabled: false } },
    resultTypes: ['violations'],
  });
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ html }) => html)
        .slice(0, 3)
        .join(' ')}`,
  );
}
