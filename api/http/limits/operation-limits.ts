import { EnvelopArmorPlugin } from '@escape.tech/graphql-armor';
import { GraphQLError, Kind, type SelectionSetNode, type ValidationRule } from 'graphql';
import type { Plugin } from 'graphql-yoga';

/** Limits on one operation, checked before any resolver runs. Depth counts fields: fragments are how a client is written. */
export const LIMITS = { depth: 10, aliases: 15, directives: 50, tokens: 2_000, rootFields: 20 } as const;

/** Armor throws a bare error; the caller's program wants a code. */
function named(code: string) {
  return (_context: unknown, error: GraphQLError) => void Object.assign(error.extensions, { code });
}

function countFields({ selections }: SelectionSetNode): number {
  return selections.reduce((sum, selection) => {
    if (selection.kind === Kind.FIELD) return sum + 1;
    return sum + (selection.kind === Kind.INLINE_FRAGMENT ? countFields(selection.selectionSet) : 1);
  }, 0);
}

/** An alias is no way around the other limits, and neither are many different fields at the root. */
const fewRootFields: ValidationRule = (context) => ({
  OperationDefinition({ selectionSet }) {
    const count = countFields(selectionSet);
    if (count <= LIMITS.rootFields) return;
    const message = `Root field limit of ${LIMITS.rootFields} exceeded, found ${count}.`;
    context.reportError(new GraphQLError(message, { extensions: { code: 'ROOT_FIELD_LIMIT_EXCEEDED' } }));
  },
});

/** Persisted documents are not validated, and so are exempt. */
export function operationLimits(): Plugin[] {
  return [
    EnvelopArmorPlugin({
      maxDepth: { n: LIMITS.depth, flattenFragments: true, onReject: [named('DEPTH_LIMIT_EXCEEDED')] },
      maxAliases: { n: LIMITS.aliases, allowList: [], onReject: [named('ALIAS_LIMIT_EXCEEDED')] },
      maxDirectives: { n: LIMITS.directives, onReject: [named('DIRECTIVE_LIMIT_EXCEEDED')] },
      maxTokens: { n: LIMITS.tokens, onReject: [named('TOKEN_LIMIT_EXCEEDED')] },
      costLimit: { enabled: false },
      // The schema can be read by anybody: so can what a slip of the pen was meant to be.
      blockFieldSuggestion: { enabled: false },
    }),
    { onValidate: ({ addValidationRule }) => addValidationRule(fewRootFields) },
  ];
}
