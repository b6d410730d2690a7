import { specialDay } from '../../domain/entities/special-day';
import { Channel } from '../channel/channel.graphql';
import type { SpecialDay as SpecialDayRow } from '../generated/prisma/client';
import { builder } from '../graphql/builder';
import type { Context } from '../graphql/context';
import { describedInputs, type FieldWords } from '../graphql/described-inputs';
import { fromCatalog, nodeOf } from '../graphql/from-catalog';
import { localizedFields } from '../graphql/localized-fields';
import { menuSize } from '../graphql/menu-size';
import { staffMutations } from '../graphql/staff-mutations';
import { InvalidInput } from '../kernel/refusals';
import { fromDateColumn, parseDate, toDateColumn } from '../kernel/zoned-time';
import { todayOf } from './hours.store';
import { OpeningInterval, OpeningIntervalInput } from './interval.graphql';
import { MAXIMUM_INTERVALS, readIntervals } from './intervals';
import { createSpecialDay, deleteSpecialDay, SPECIAL_DAYS_LIMIT, updateSpecialDay } from './special-day.command';

const FOR_CLIENTS = 'Empty for those who are not staff, unless the note is for clients.';

/** With its note, for those who may read it. */
function seenBy({ actor }: Context): (day: SpecialDayRow) => SpecialDayRow {
  return (day) => (day.isNotePublic || actor.kind === 'staff' ? day : { ...day, note: {} });
}

export const SpecialDay = builder.node(builder.objectRef<SpecialDayRow>('SpecialDay'), {
  id: { resolve: ({ id }) => id },
  loadWithoutCache: nodeOf(
    ({ frame }, id, context) => frame.specialDays.filter((day) => day.id === id).map(seenBy(context))[0],
  ),
  description: 'A date with hours of its own, which replace the weekday’s.',
  fields: (t) => ({
    version: t.exposeInt('version', { description: 'Goes up with each change; sent back when saving.' }),
    date: t.field({
      type: 'Date',
      description: 'The day, by the shop’s calendar.',
      resolve: ({ date }) => fromDateColumn(date).toString(),
    }),
    isClosed: t.boolean({
      description: 'Whether the shop stays closed all day.',
      resolve: ({ intervals }) => readIntervals(intervals).length === 0,
    }),
    intervals: t.field({
      type: [OpeningInterval],
      size: MAXIMUM_INTERVALS,
      description: 'Opening times, at most 8; none when it stays closed.',
      resolve: ({ intervals }) => readIntervals(intervals),
    }),
    ...localizedFields(
      t,
      'note',
      `Why, in the reader’s language. ${FOR_CLIENTS}`,
      `Why, in each language. ${FOR_CLIENTS}`,
    ),
    isNotePublic: t.exposeBoolean('isNotePublic', { description: 'Whether clients read the note.' }),
  }),
});

builder.objectField(Channel, 'specialDays', (t) =>
  t.field({
    type: [SpecialDay],
    size: menuSize('specialDays'),
    description: `Dates with hours of their own, ascending, at most ${SPECIAL_DAYS_LIMIT}.`,
    args: { from: t.arg({ type: 'Date', description: 'The first date; today when left out.' }) },
    resolve: fromCatalog(({ frame }, channel, { from }, context) => {
      const first = toDateColumn((from && parseDate(from)) || todayOf(channel, context.now()));
      const days = frame.specialDays.filter(({ date }) => date >= first).slice(0, SPECIAL_DAYS_LIMIT);
      return days.map(seenBy(context));
    }),
  }),
);

const mutations = staffMutations(SpecialDay, { noun: 'special day', permission: 'settings' });

const words = {
  about: {
    date: 'The day that is special, by the shop’s calendar',
    intervals: 'At most 8 that don’t overlap; empty: closed all day',
    note: 'Why',
    isNotePublic: 'Whether clients read the note',
  },
  inputs: { intervals: (t, shape) => t.field({ type: [OpeningIntervalInput], ...shape }) },
} as const satisfies FieldWords<(typeof specialDay)['fields']>;

mutations.create(createSpecialDay, {
  description: 'Gives a date hours of its own.',
  input: 'A date with hours of its own.',
  fields: (t) => describedInputs(t, specialDay.fields, words, true),
});

// Not `update`: this version may be left out, as it could be before special days had one.
mutations.withInput('updateSpecialDay', updateSpecialDay, {
  description: 'Changes a special day.',
  answers: SpecialDay,
  errors: [InvalidInput],
  input: 'What is left out stays as it is.',
  about: 'What changes of the special day.',
  fields: (t) => ({
    id: t.globalID({ for: [SpecialDay], required: true, description: 'The special day to change.' }),
    version: t.int({
      description: 'The one that was read: with another one nothing is changed. Left out: not checked.',
    }),
    ...describedInputs(t, specialDay.fields, words, false),
  }),
});

mutations.remove(deleteSpecialDay, {
  description: 'Gives a date back to its weekday’s hours.',
});
