import { encodeGlobalID } from '@pothos/plugin-relay';
import { z } from 'zod';
import { toLocale } from '../../../domain/locale';
import { localize } from '../../../domain/localized';
import type { Prisma } from '../../generated/prisma/client';
import { builder } from '../../graphql/builder';
import { channelOf } from '../../graphql/context';
import { StaffMember } from '../members/staff-member.graphql';
import { ApiToken } from '../tokens/api-token.graphql';
import { SUBJECT_TYPES, subjectTypeOf } from './audit-subject';
import type { SubjectKey } from './audit-subject.store';
import { readSubjects, type Subject } from './audit-subject.store';

interface AuditDetail {
  readonly name: string;
  readonly value: string;
}

const toText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** Details are a flat object beside `changes`; what a later version nests is shown as JSON. */
function toDetails(details: Prisma.JsonValue): AuditDetail[] {
  if (typeof details !== 'object' || details === null) return [];
  return Object.entries(details).flatMap(([name, value]) => (name === 'changes' ? [] : { name, value: toText(value) }));
}

const changesRule = z.looseObject({
  changes: z.record(z.string(), z.strictObject({ from: z.unknown().optional(), to: z.unknown().optional() })),
});

interface AuditChange {
  readonly field: string;
  readonly from: string | null;
  readonly to: string | null;
}

function toChanges(details: Prisma.JsonValue): AuditChange[] {
  const { changes = {} } = changesRule.safeParse(details).data ?? {};
  const textOf = (value: unknown) => (value === undefined || value === null ? null : toText(value));
  return Object.entries(changes).map(([field, { from, to }]) => ({ field, from: textOf(from), to: textOf(to) }));
}

const AuditChangeType = builder.objectRef<AuditChange>('AuditChange').implement({
  description: 'A field that was changed.',
  fields: (t) => ({
    field: t.exposeString('field', { description: 'Its name in the inputs of this API, or of its column.' }),
    from: t.exposeString('from', {
      nullable: true,
      description:
        'Its value before, as text or JSON. Both null: not kept, since it is long, a secret or about a client.',
    }),
    to: t.exposeString('to', { nullable: true, description: 'Its value after.' }),
  }),
});

const AuditDetailType = builder.objectRef<AuditDetail>('AuditDetail').implement({
  description: 'A further detail of an entry in the audit log.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What `value` is: the name of a field or a fact.' }),
    value: t.exposeString('value', { description: 'As text.' }),
  }),
});

const AuditSubject = builder.objectRef<Subject>('AuditSubject').implement({
  description: 'What a line of the audit log is about, as it is today.',
  fields: (t) => ({
    nodeId: t.id({
      description: 'What it is found by: `node(id:)` takes this.',
      resolve: ({ type, id }) => encodeGlobalID(type, id),
    }),
    id: t.id({
      deprecationReason: 'It is the id of what the line is about. Use `nodeId`.',
      description: 'The same as `nodeId`.',
      resolve: ({ type, id }) => encodeGlobalID(type, id),
    }),
    typename: t.exposeString('type', { description: 'Its type in this API.' }),
    name: t.string({
      description: 'What people call it: a name, an order’s number, a code.',
      resolve: ({ name }, _args, { locale, channel }) =>
        typeof name === 'string' ? name : localize(name, locale, toLocale(channel?.defaultLocale)),
    }),
  }),
});

export const AuditEntry = builder.prismaNode('AuditEntry', {
  id: { resolve: ({ id }) => id },
  findUnique: (id, context) => ({ id, channelId: channelOf(context).id }),
  nullable: true,
  authScopes: { permission: 'staff' },
  description: 'A line of the audit log: one write by a staff member, or by a program that they gave a token.',
  fields: (t) => ({
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was written.' }),
    action: t.exposeString('action', { description: 'The mutation’s name.' }),
    subjectId: t.exposeString('subjectId', {
      nullable: true,
      deprecationReason: 'It is an id of the database, which leads nowhere. Use `subject { nodeId }`.',
      description: 'The raw id of what it was about.',
    }),
    subject: t.loadable({
      type: AuditSubject,
      nullable: true,
      description: 'What it was about; null for the shop as a whole, and for what no longer exists.',
      load: async (keys: string[], context) => {
        const wanted = keys.map(subjectKeyOf);
        const found = await readSubjects(context.db, channelOf(context).id, wanted);
        return wanted.map(({ id }) => found.get(id) ?? null);
      },
      resolve: ({ action, subjectId }) => scopedKey(action, subjectId),
    }),
    staffMember: t.relation('staffMember', {
      nullable: true,
      description: 'Who; null once they were removed, and for a program.',
    }),
    apiToken: t.relation('apiToken', { nullable: true, description: 'The program’s token; null for a person.' }),
    changes: t.field({
      type: [AuditChangeType],
      description: 'What was changed of it.',
      resolve: ({ details }) => toChanges(details),
    }),
    details: t.field({
      type: [AuditDetailType],
      description: 'Further details; never a secret.',
      resolve: ({ details }) => toDetails(details),
    }),
  }),
});

builder.prismaObjectFields('Channel', (t) => ({
  audit: t.relatedConnection(
    'audit',
    {
      type: AuditEntry,
      cursor: 'id',
      defaultSize: 24,
      maxSize: 100,
      nullable: true,
      authScopes: { permission: 'staff' },
      description: 'Every write by staff and their programs, the latest first.',
      args: {
        staffMemberId: t.arg.globalID({ for: [StaffMember], description: 'Only theirs.' }),
        apiTokenId: t.arg.globalID({ for: [ApiToken], description: 'Only this program’s.' }),
        actions: t.arg.stringList({ description: 'Only these, by the mutations’ names.' }),
        from: t.arg({ type: 'DateTime', description: 'Not before.' }),
        to: t.arg({ type: 'DateTime', description: 'Before.' }),
      },
      query: ({ staffMemberId, apiTokenId, actions, from, to }) => ({
        where: {
          staffMemberId: staffMemberId?.id,
          apiTokenId: apiTokenId?.id,
          action: actions ? { in: actions } : undefined,
          createdAt: { gte: from ?? undefined, lt: to ?? undefined },
        },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      }),
    },
    { name: 'AuditEntryConnection', description: 'Lines of the audit log, page by page.' },
    { name: 'AuditEntryEdge', description: 'A line with the cursor to go on from.' },
  ),
  auditActions: t.stringList({
    nullable: true,
    authScopes: { permission: 'staff' },
    description: 'The actions that stand in the audit log, to choose from.',
    resolve: async ({ id: channelId }, _args, { db }) => {
      const groups = await db.auditEntry.groupBy({ by: ['action'], where: { channelId }, orderBy: { action: 'asc' } });
      return groups.map(({ action }) => action);
    },
  }),
}));

/** A subject in one text, by which a request reads each of them once; null where there is nothing to read. */
function scopedKey(action: string, subjectId: string | null): string | null {
  const type = subjectTypeOf(action);
  return type && subjectId ? `${type}:${subjectId}` : null;
}

/** @throws {Error} for a text that {@link scopedKey} did not make. */
function subjectKeyOf(key: string): SubjectKey {
  const [name, id = ''] = key.split(':', 2);
  const type = SUBJECT_TYPES.find((each) => each === name);
  if (!type) throw new Error(`no kind of subject: ${key}`);
  return { type, id };
}
