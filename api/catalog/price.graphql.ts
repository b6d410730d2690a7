import { minor } from '../../domain/money';
import { currencyOfChannel } from '../channel/channel.graphql';
import { type Context, channelOf } from '../graphql/context';
import type { MoneyShape } from '../graphql/shared.graphql';

/** An amount of the catalog in the shop's currency. */
export function inShopCurrency(amount: number, context: Pick<Context, 'channel'>): MoneyShape {
  return { minor: minor(amount), currencyCode: currencyOfChannel(channelOf(context)) };
}
