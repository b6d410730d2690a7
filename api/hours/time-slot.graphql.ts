import { DeliveryMethodEnum } from '../channel/enums.graphql';
import { builder } from '../graphql/builder';
import { offsetsWithin } from '../kernel/zoned-time';
import { asSoonAsPossible } from './as-soon-as-possible';
import { hoursOf } from './channel-hours.store';
import { isMethodAvailable, minutesOf, readTimeSlots } from './hours.store';
import { isOpenAt, opensNextAt, openUntil } from './opening-hours';
import type { TimeSlot as TimeSlotRule } from './time-slots';

/** Times are `HH:mm` on the shop's clock. */
type TimeSlotShape = TimeSlotRule & { readonly fromTime: string; readonly toTime: string };

/** A week of slots is some hundreds: their clock times come from the zone's offsets, looked up once. */
function withClockTimes(slots: readonly TimeSlotRule[], timeZone: string): TimeSlotShape[] {
  const [first, last] = [slots[0], slots.at(-1)];
  if (!first || !last) return [];
  const offsetAt = offsetsWithin(first.from, last.to, timeZone);
  const clock = (at: Date) => new Date(at.getTime() + offsetAt(at.getTime())).toISOString().slice(11, 16);
  return slots.map((slot) => ({ ...slot, fromTime: clock(slot.from), toTime: clock(slot.to) }));
}

const TimeSlotReason = builder.enumType('TimeSlotReason', {
  description: 'Why a time can’t be chosen.',
  values: { FULL: { description: 'Other orders took all its places.' } },
});

export const TimeSlot = builder.objectRef<TimeSlotShape>('TimeSlot').implement({
  description: 'Half an hour in which an order can be received.',
  fields: (t) => ({
    from: t.expose('from', { type: 'DateTime', description: 'Its start; what is sent when placing.' }),
    to: t.expose('to', { type: 'DateTime', description: 'Its end.' }),
    date: t.expose('date', { type: 'Date', description: 'The day on the shop’s calendar when it starts.' }),
    fromTime: t.expose('fromTime', { type: 'TimeOfDay', description: 'Its start on the shop’s clock.' }),
    toTime: t.expose('toTime', { type: 'TimeOfDay', description: 'Its end on the shop’s clock.' }),
    isAvailable: t.boolean({ description: 'Whether it can be chosen.', resolve: ({ isFull }) => !isFull }),
    reason: t.field({
      type: TimeSlotReason,
      nullable: true,
      description: 'Why not; null when it can be chosen.',
      resolve: ({ isFull }) => (isFull ? 'FULL' : null),
    }),
  }),
});

interface Soon {
  readonly promisedAt: Date | null;
  readonly reason: 'CLOSED' | 'METHOD_UNAVAILABLE' | null;
}

const AsSoonAsPossibleReason = builder.enumType('AsSoonAsPossibleReason', {
  description: 'Why an order can’t be had as soon as possible.',
  values: {
    CLOSED: { description: 'The shop is closed now.' },
    METHOD_UNAVAILABLE: { description: 'The shop does not offer this way of receiving.' },
  },
});

const AsSoonAsPossible = builder.objectRef<Soon>('AsSoonAsPossible').implement({
  description: 'What “as soon as possible” means at this moment.',
  fields: (t) => ({
    promisedAt: t.expose('promisedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When an order placed now is promised; null when it can’t be had.',
    }),
    reason: t.expose('reason', {
      type: AsSoonAsPossibleReason,
      nullable: true,
      description: 'Why not; null when it can be had.',
    }),
  }),
});

builder.prismaObjectFields('Channel', (t) => {
  const method = t.arg({ type: DeliveryMethodEnum, required: true, description: 'How the order is received.' });
  return {
    timeSlots: t.field({
      type: [TimeSlot],
      description: 'Times today and on the next 7 days, ascending; none while the method is switched off.',
      args: { method },
      resolve: async (channel, args, context) => {
        const hours = await hoursOf(context, channel);
        const slots = await readTimeSlots(context.db, channel, { method: args.method, now: context.now(), hours });
        return withClockTimes(slots, hours.timeZone);
      },
    }),
    asSoonAsPossible: t.field({
      type: AsSoonAsPossible,
      description: 'When an order placed now would be received.',
      args: { method },
      resolve: async (channel, args, context): Promise<Soon> => {
        if (!isMethodAvailable(channel, args.method)) return { promisedAt: null, reason: 'METHOD_UNAVAILABLE' };
        const hours = await hoursOf(context, channel);
        const { promisedAt, refusal } = asSoonAsPossible(context.now(), hours, minutesOf(channel, args.method));
        return { promisedAt, reason: refusal };
      },
    }),
    isOpen: t.boolean({
      description: 'Whether the shop is open at this moment.',
      resolve: async (channel, _args, context) => isOpenAt(context.now(), await hoursOf(context, channel)),
    }),
    openUntil: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it closes next; null while it is closed, and when it does not close within a month.',
      resolve: async (channel, _args, context) => openUntil(context.now(), await hoursOf(context, channel)),
    }),
    opensAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it opens next; null while it is open, and when it does not open within a month.',
      resolve: async (channel, _args, context) => opensNextAt(context.now(), await hoursOf(context, channel)),
    }),
  };
});
