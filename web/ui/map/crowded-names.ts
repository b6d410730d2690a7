/** Which of two names gives way where both have no room. */
export const NAME_RANK = { pin: 0, kitchen: 1, markedArea: 2, area: 3 } as const;

export type NameRank = (typeof NAME_RANK)[keyof typeof NAME_RANK];

const overlap = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Hides the names on a map that would lie over a more important one; after a zoom there may be room for others. */
export function hideCrowdedNames(map: HTMLElement): void {
  const names = [...map.querySelectorAll<HTMLElement>('[data-name-rank]')].toSorted(
    (one, other) => Number(one.dataset.nameRank) - Number(other.dataset.nameRank),
  );
  for (const name of names) name.hidden = false;
  const boxes = names.map((name) => ({ name, box: name.getBoundingClientRect() }));
  const shown: DOMRect[] = [];
  for (const { name, box } of boxes) {
    name.hidden = shown.some((other) => overlap(other, box));
    if (!name.hidden) shown.push(box);
  }
}
