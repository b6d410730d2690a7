import { DeliveryMethodEnum } from '../../channel/enums.graphql';
import type { Channel as ChannelRow, DeliveryMethod } from '../../generated/prisma/client';
import { builder } from '../../graphql/builder';
import { type Context, channelOf } from '../../graphql/context';
import { readLocalized } from '../../graphql/localized-fields';
import { DeliveryZone } from '../../zones/zone.graphql';
import { readZoneMinutes } from '../../zones/zone.store';
import { hoursOf, kitchenDelayOf } from '../channel-hours.store';
import { isOpenAt, noteForClients, opensNextAt, openUntil } from '../opening-hours';
import {
  type AsSoonAsPossible as AsSoonAsPossibleShape,
  asSoonAsPossible,
  type OfferedSlot,
  offeredSlots,
  SLOT_DAYS_AHEAD,
  type TimeTerms,
} from './offered-times';
import { readSlotPlaces, readTimeTerms } from './offered-times.store';
import { SLOT_STEP_MINUTES } from './slot-grid';

const TimeSlotReason = builder.enumType('TimeSlotReason', {
  description: 'Why a time can’t be chosen.',
  values: {
    PAST: { description: 'It has begun.' },
    TOO_SOON: { description: 'An order placed now could not be ready by its start.' },
    PAUSED: { description: 'Staff have paused the orders: nothing can be ready by its start.' },
    FULL: { description: 'Other orders took all its places.' },
  } as const,
});

export const TimeSlot = builder.objectRef<OfferedSlot>('TimeSlot').implement({
  description: 'Half an hour in which an order can be received.',
  fields: (t) => ({
    from: t.expose('from', { type: 'DateTime', description: 'Its start; what is sent when placing.' }),
    to: t.expose('to', { type: 'DateTime', description: 'When the slot ends.' }),
    date: t.expose('date', { type: 'Date', description: 'The day on the shop’s calendar when it starts.' }),
    fromTime: t.expose('fromTime', { type: 'TimeOfDay', description: 'Its start on the shop’s clock.' }),
    toTime: t.expose('toTime', { type: 'TimeOfDay', description: 'Its end on the shop’s clock.' }),
    isAvailable: t.boolean({ description: 'Whether it can be chosen.', resolve: ({ reason }) => reason === null }),
    reason: t.expose('reason', {
      type: TimeSlotReason,
      nullable: true,
      description: 'Why not; null when it can be chosen.',
    }),
  }),
});

const MINUTE = 60_000;
/** Of a shop that never closes. */
const MOST_SLOTS = (SLOT_DAYS_AHEAD + 1) * 24 * (60 / SLOT_STEP_MINUTES);

const AsSoonAsPossibleReason = builder.enumType('AsSoonAsPossibleReason', {
  description: 'Why an order can’t be had as soon as possible.',
  values: {
    CLOSED: { description: 'The shop is closed now.' },
    METHOD_UNAVAILABLE: { description: 'The shop does not offer this way of receiving.' },
    PAUSED: { description: 'Staff have paused the orders for a while: see `Channel.pausedUntil`.' },
    TOO_LATE: { description: 'An order placed now would come after the shop closes: see `Channel.openUntil`.' },
  } as const,
});

const AsSoonAsPossible = builder.objectRef<AsSoonAsPossibleShape>('AsSoonAsPossible').implement({
  description: 'What “as soon as possible” means at this moment.',
  fields: (t) => ({
    promisedAt: t.expose('promisedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When an order placed now is promised, with what the kitchen has to do; null when it can’t be had.',
    }),
    minutes: t.int({
      nullable: true,
      description: 'How long that is from now, in full minutes; null when it can’t be had.',
      resolve: ({ promisedAt }, _args, { now }) =>
        promisedAt && Math.floor((promisedAt.getTime() - now().getTime()) / MINUTE),
    }),
    reason: t.expose('reason', {
      type: AsSoonAsPossibleReason,
      nullable: true,
      description: 'Why not; null when it can be had.',
    }),
  }),
});

/** How an order is received; the zone's own minutes, where it goes to a zone that has some. */
interface Asked {
  readonly method: DeliveryMethod;
  readonly zoneMinutes: number | null;
}

async function timeTermsOf(context: Context, channel: ChannelRow, asked: Asked): Promise<TimeTerms> {
  const [hours, delay] = await Promise.all([hoursOf(context, channel), kitchenDelayOf(context, channel)]);
  return readTimeTerms(context.db, channel, { ...asked, now: context.now(), hours, delay });
}

interface Arguments {
  readonly method: DeliveryMethod;
  readonly zoneId?: { readonly id: string } | null | undefined;
}

/** A zone does not apply to pickup. */
async function askedBy({ db }: Context, channel: ChannelRow, { method, zoneId }: Arguments): Promise<Asked> {
  const isDelivered = method === 'DELIVERY' && zoneId;
  return { method, zoneMinutes: isDelivered ? await readZoneMinutes(db, channel.id, zoneId.id) : null };
}

/** Times that nobody can choose any more are no news to most who ask. */
const isOver = ({ reason }: OfferedSlot) => reason === 'PAST' || reason === 'TOO_SOON';

builder.prismaObjectFields('Channel', (t) => {
  const method = t.arg({ type: DeliveryMethodEnum, required: true, description: 'How the order is received.' });
  const zoneId = t.arg.globalID({
    for: [DeliveryZone],
    description: 'Where a delivery goes: a zone may need minutes of its own.',
  });
  return {
    timeSlots: t.field({
      type: [TimeSlot],
      size: MOST_SLOTS,
      description: 'Times today and on the next 7 days, ascending; none while the method is switched off.',
      args: {
        method,
        zoneId,
        withPast: t.arg.boolean({
          required: true,
          defaultValue: false,
          description: 'Whether today’s that are past or too near are listed too, each with its reason.',
        }),
      },
      resolve: async (channel, args, context) => {
        const terms = await timeTermsOf(context, channel, await askedBy(context, channel, args));
        const slots = offeredSlots(terms, await readSlotPlaces(context.db, channel, terms.now));
        return args.withPast ? [...slots] : slots.filter((slot) => !isOver(slot));
      },
    }),
    asSoonAsPossible: t.field({
      type: AsSoonAsPossible,
      description: 'When an order placed now would be received.',
      args: { method, zoneId },
      resolve: async (channel, args, context) =>
        asSoonAsPossible(await timeTermsOf(context, channel, await askedBy(context, channel, args))),
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
    hoursNote: t.string({
      description:
        'What staff say to clients about a special day: today, or, while it is closed, one until it opens. Empty where they say nothing.',
      resolve: async (channel, _args, context) =>
        readLocalized(noteForClients(context.now(), await hoursOf(context, channel)), context),
    }),
  };
});

builder.objectField(DeliveryZone, 'asSoonAsPossible', (t) =>
  t.field({
    type: AsSoonAsPossible,
    description: 'When an order placed now would be at a door there.',
    resolve: async ({ minutes }, _args, context) =>
      asSoonAsPossible(await timeTermsOf(context, channelOf(context), { method: 'DELIVERY', zoneMinutes: minutes })),
  }),
);
