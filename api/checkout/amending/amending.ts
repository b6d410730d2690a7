import type { Channel } from '../../generated/prisma/client';
import type { SetAside } from '../placing/desk-order';
import type { OrderMenu } from '../placing/order-menu.store';

/** What a change is measured by. */
export interface Amending {
  readonly channel: Channel;
  readonly now: Date;
  readonly setAside: SetAside;
  /** Of the shop as the transaction has read it. */
  readonly menu: OrderMenu;
}
