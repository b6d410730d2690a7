const KEY = 'carte.house';

/** The address whose place the cart has, as it was chosen: it outlives a reload, as the cart does. */
export function readChosenHouse(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function keepChosenHouse(address: string | null): void {
  try {
    if (address === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, address);
  } catch {
    // Private, or full: after a reload another text keeps the place until a house is chosen.
  }
}
