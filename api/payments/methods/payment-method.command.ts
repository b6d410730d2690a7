import { paymentMethod } from '../../../domain/entities/payment-method';
import { InvalidInput } from '../../kernel/refusals';
import { describedList } from '../../staff-writes/described-entity.command';

/** Orders keep the name that they were placed with; carts that had chosen one that goes have to choose again. */
export const paymentMethods = describedList(paymentMethod, {
  permission: 'settings',
  table: (tx) => tx.paymentMethod,
  // Cash has no account.
  check: async (tx, { channel }, next, stored) => {
    const { type, providerId } = { ...stored, ...next };
    if (!providerId) return;
    const isTheirs = (await tx.paymentProvider.count({ where: { id: providerId, channelId: channel.id } })) > 0;
    if (type === 'CASH' || !isTheirs) throw new InvalidInput([{ path: ['input', 'providerId'], code: 'INVALID' }]);
  },
});
