import { type GraphQLSchema, isObjectType } from 'graphql';
import type { Permission } from '../access/roles';
import { type Access, accessOf } from './access';
import { scopeForReading, scopeForWriting } from './token-access';

/** What a program also needs of its token, for what it may do at all. */
function programs(scope: string | null): string {
  return scope === null ? '' : ` A program’s token needs the scope \`${scope}\`.`;
}

function sentence(subject: string, access: Access): string {
  return access === 'anyStaff' ? `${subject} for staff only.` : `${subject} the permission \`${access}\`.`;
}

function completed(description: string | null | undefined, last: string): string {
  return description ? `${description} ${last}` : last;
}

/** What it takes to call a path of REST, in the words of the schema. */
export function describedAccess(permission: Permission): string {
  return sentence('Requires', permission) + programs(scopeForWriting(permission));
}

/**
 * Says in the description of each guarded field and type what it takes to read it, so that a reader of the
 * schema knows before asking.
 */
export function describeAccess(schema: GraphQLSchema): GraphQLSchema {
  const mutations = schema.getMutationType();
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    const ofType = accessOf(type.extensions);
    if (ofType && ofType !== 'public' && ofType !== 'shopper') {
      const subject = ofType === 'anyStaff' ? 'Its fields are' : 'Its fields require';
      type.description = completed(type.description, sentence(subject, ofType));
    }
    for (const field of Object.values(type.getFields())) {
      const access = accessOf(field.extensions);
      if (!access || access === 'public') continue;
      const scope = type === mutations ? scopeForWriting(access) : scopeForReading(access);
      const asked = access === 'shopper' ? '' : sentence(access === 'anyStaff' ? 'It is' : 'Requires', access);
      field.description = completed(field.description, `${asked}${programs(scope)}`.trim());
    }
  }
  return schema;
}
