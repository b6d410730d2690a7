import type { GraphQLSchema } from 'graphql';
import { scopesMayWrite } from '../access/api-scope';
import type { TokenActor } from '../access/caller';
import { Forbidden } from '../kernel/refusals';
import { type Access, accessOf } from './access';
import type { Context } from './context';
import { scopeForWriting } from './token-access';

/**
 * Holds every mutation that a program calls against the scopes of its token, before anything of it runs. What opens a
 * field for reading would open it here too: only the schema knows which fields write.
 */
export function guardTokenWrites(schema: GraphQLSchema): GraphQLSchema {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const { resolve } = field;
    const access = accessOf(field.extensions) ?? 'anyStaff';
    if (!resolve) throw new Error(`${field.name} does nothing`);
    field.resolve = (root: unknown, args: Record<string, unknown>, context: Context, info) => {
      const { actor } = context;
      if (actor.kind === 'token' && !mayCall(actor, access)) throw new Forbidden(scopeForWriting(access));
      return resolve(root, args, context, info);
    };
  }
  return schema;
}

function mayCall({ scopes }: TokenActor, access: Access): boolean {
  if (access === 'shopper') return scopes.includes('STOREFRONT');
  return access !== 'public' && access !== 'anyStaff' && scopesMayWrite(scopes, access);
}
