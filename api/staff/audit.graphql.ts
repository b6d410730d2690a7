import { builder } from '../graphql/builder';

interface AuditDetail {
  readonly name: string;
  readonly value: string;
}

/** Details are a flat object; what a later version nests is shown as JSON. */
function toDetails(details: unknown): AuditDetail[] {
  if (typeof details !== 'object' || details === null) return [];
  return Object.entries(details).map(([name, value]) => ({
    name,
    value: typeof value === 'string' ? value : JSON.stringify(value),
  }));
}

const AuditDetailType = builder.objectRef<AuditDetail>('AuditDetail').implement({
  description: 'Something that was written down besides.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What it is.' }),
    value: t.exposeString('value', { description: 'As text.' }),
  }),
});

export const AuditEntry = builder.prismaObject('AuditEntry', {
  authScopes: { permission: 'staff' },
  description: 'A line of the audit log: one write by a staff member.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Unique among the lines.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When.' }),
    action: t.exposeString('action', { description: 'The mutation’s name.' }),
    subjectId: t.exposeString('subjectId', { nullable: true, description: 'The raw id of what it was about.' }),
    staffMember: t.relation('staffMember', { nullable: true, description: 'Who; null once they were removed.' }),
    details: t.field({
      type: [AuditDetailType],
      description: 'What was written down besides; never a secret.',
      resolve: ({ details }) => toDetails(details),
    }),
  }),
});

builder.prismaObjectField('Channel', 'audit', (t) =>
  t.relatedConnection(
    'audit',
    {
      type: AuditEntry,
      cursor: 'id',
      defaultSize: 24,
      maxSize: 100,
      authScopes: { permission: 'staff' },
      description: 'Every write by staff, the latest first.',
      query: () => ({ orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] }),
    },
    { name: 'AuditEntryConnection', description: 'Lines of the audit log, page by page.' },
    { name: 'AuditEntryEdge', description: 'A line with the cursor to go on from.' },
  ),
);
