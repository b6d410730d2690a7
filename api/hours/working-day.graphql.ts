import type { Temporal } from 'temporal-polyfill';
import { Channel } from '../channel/channel.graphql';
import { builder } from '../graphql/builder';
import { callerOf } from '../graphql/context';
import { OF_CATALOG } from '../graphql/of-catalog';
import { InvalidInput } from '../kernel/refusals';
import { hoursOf } from './channel-hours.store';
import { todayOf } from './hours.store';
import { OpeningInterval, OpeningIntervalInput } from './interval.graphql';
import { MAXIMUM_INTERVALS } from './intervals';
import { intervalsOf, type OpeningHours, type WorkingDay as WorkingDayShape } from './opening-hours';
import { WEEKDAYS, type Weekday, weekdayOf } from './weekday';
import { updateWorkingDays } from './working-day.command';

const WeekdayEnum = builder.enumType('Weekday', {
  description: 'A day of the week.',
  values: Object.fromEntries(WEEKDAYS.map((name, value) => [name, { description: `Index ${value}.` }])) as Record<
    Weekday,
    { description: string }
  >,
});

const WorkingDay = builder.objectRef<WorkingDayShape>('WorkingDay').implement({
  extensions: OF_CATALOG,
  description: 'The opening hours of a weekday.',
  fields: (t) => ({
    index: t.exposeInt('index', { description: '0 is Sunday … 6 is Saturday.' }),
    weekday: t.field({ type: WeekdayEnum, description: 'The day’s name.', resolve: ({ index }) => weekdayOf(index) }),
    isActive: t.exposeBoolean('isActive', { description: 'Whether the shop opens on it.' }),
    from: t.field({
      type: 'TimeOfDay',
      nullable: true,
      description: 'When it opens first; null when no hours are set.',
      resolve: ({ intervals }) => intervals[0]?.from ?? null,
    }),
    to: t.field({
      type: 'TimeOfDay',
      nullable: true,
      description: 'When it closes last, which may be after midnight; null when no hours are set.',
      resolve: ({ intervals }) => intervals.at(-1)?.to ?? null,
    }),
    intervals: t.field({
      type: [OpeningInterval],
      size: MAXIMUM_INTERVALS,
      description: 'All opening times, at most 8.',
      resolve: ({ intervals }) => [...intervals],
    }),
  }),
});

/** All seven; a day without a row is closed. */
function week({ workingDays }: OpeningHours): WorkingDayShape[] {
  return WEEKDAYS.map(
    (_name, index) => workingDays.find((day) => day.index === index) ?? { index, isActive: false, intervals: [] },
  );
}

function dayOf(date: Temporal.PlainDate, hours: OpeningHours): WorkingDayShape {
  const intervals = intervalsOf(date, hours);
  return { index: date.dayOfWeek % 7, isActive: intervals.length > 0, intervals };
}

builder.prismaObjectFields('Channel', (t) => ({
  workingDays: t.field({
    type: [WorkingDay],
    size: WEEKDAYS.length,
    extensions: OF_CATALOG,
    description: 'All seven weekdays, Sunday first.',
    resolve: async (channel, _args, context) => week(await hoursOf(context, channel)),
  }),
  hoursVersion: t.exposeInt('hoursVersion', {
    description: 'Goes up with each change of `workingDays`; sent back when saving them.',
  }),
  workingDay: t.field({
    type: WorkingDay,
    description: 'Today’s hours in the shop’s time zone; those of a special day where today is one.',
    resolve: async (channel, _args, context) => dayOf(todayOf(channel, context.now()), await hoursOf(context, channel)),
  }),
}));

const WorkingDayInput = builder.inputType('WorkingDayInput', {
  description: 'The opening hours of a weekday.',
  fields: (t) => ({
    weekday: t.field({ type: WeekdayEnum, required: true, description: 'The weekday that the hours are of.' }),
    isActive: t.boolean({ required: true, description: 'Whether the shop opens on it.' }),
    intervals: t.field({
      type: [OpeningIntervalInput],
      required: true,
      description: 'At most 8 that don’t overlap; at least one when the day is active.',
    }),
  }),
});

const UpdateWorkingDaysInput = builder.inputType('UpdateWorkingDaysInput', {
  description: 'New opening hours.',
  fields: (t) => ({
    days: t.field({
      type: [WorkingDayInput],
      required: true,
      description: 'Days that are left out stay as they are.',
    }),
    version: t.int({
      description:
        'The `Channel.hoursVersion` that was read: with another one nothing is changed. Left out: not checked.',
    }),
  }),
});

builder.mutationField('updateWorkingDays', (t) =>
  t.field({
    type: Channel,
    description: 'Changes the opening hours of some or all weekdays.',
    authScopes: { permission: 'settings' },
    errors: { types: [InvalidInput] },
    args: {
      input: t.arg({ type: UpdateWorkingDaysInput, required: true, description: 'The weekdays’ opening hours.' }),
    },
    resolve: (_root, { input }, context) => updateWorkingDays(callerOf(context), input),
  }),
);
