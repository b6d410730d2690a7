import { MethodKeeper } from '../cart/receiving/method-keeper';
import { LiveMenu } from '../cart/store/live-menu';
import { SeatKeeper } from './seat-keeper';

/** What watches over the cart and draws nothing: it loads once the page can be used. */
export function CartKeepers() {
  return (
    <>
      <LiveMenu />
      <MethodKeeper />
      <SeatKeeper />
    </>
  );
}
