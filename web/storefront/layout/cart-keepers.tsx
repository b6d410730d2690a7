import { AreaSteps } from '../area/area-steps';
import { MethodKeeper } from '../cart/receiving/method-keeper';
import { LiveMenu } from '../cart/store/live-menu';
import { SeatKeeper } from './seat-keeper';

/** What watches over the cart, and what any page can open for it: it loads once the page can be used. */
export function CartKeepers() {
  return (
    <>
      <LiveMenu />
      <MethodKeeper />
      <SeatKeeper />
      <AreaSteps />
    </>
  );
}
