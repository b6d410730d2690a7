/** Where a menu stands for shoppers: the first that is on is the one that they see. */
export type MenuState = 'SHOWN' | 'BEHIND' | 'OFF';

interface Switched {
  readonly id: string;
  readonly isActive: boolean;
}

/** @param menus - all of the shop's, in their order. */
export function menuStateOf({ id, isActive }: Switched, menus: readonly Switched[]): MenuState {
  if (!isActive) return 'OFF';
  return menus.find((menu) => menu.isActive)?.id === id ? 'SHOWN' : 'BEHIND';
}
