import { type Locator, userEvent } from 'vitest/browser';

/** More stops than any page has. */
const MOST_STOPS = 100;

/** Moves the focus by the Tab key until it is on the element. */
export async function tabTo(target: Locator): Promise<void> {
  for (let stop = 0; document.activeElement !== (await target.findElement()); stop += 1) {
    if (stop > MOST_STOPS) throw new Error(`the Tab key does not lead to ${target.selector}`);
    await userEvent.tab();
  }
}

/** Tabs to a control and presses it. */
export async function tabAndPress(target: Locator, key = '{Enter}'): Promise<void> {
  await tabTo(target);
  await userEvent.keyboard(key);
}
