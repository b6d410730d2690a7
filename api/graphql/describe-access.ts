import { type GraphQLSchema, isObjectType } from 'graphql';
import { type Access, accessOf } from './access';

function sentence(subject: string, access: Access): string {
  return access === 'anyStaff' ? `${subject} for staff only.` : `${subject} the permission \`${access}\`.`;
}

function completed(description: string | null | undefined, last: string): string {
  return description ? `${description} ${last}` : last;
}

/**
 * Says in the description of each guarded field and type what it takes to read it, so that whoever explores the
 * schema knows before asking.
 */
export function describeAccess(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    const ofType = accessOf(type.extensions);
    if (ofType && ofType !== 'public') {
      const subject = ofType === 'anyStaff' ? 'Its fields are' : 'Its fields require';
      type.description = completed(type.description, sentence(subject, ofType));
    }
    for (const field of Object.values(type.getFields())) {
      const access = accessOf(field.extensions);
      if (!access || access === 'public') continue;
      field.description = completed(field.description, sentence(access === 'anyStaff' ? 'It is' : 'Requires', access));
    }
  }
  return schema;
}
