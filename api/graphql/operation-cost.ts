import { getMappedArgumentValues } from '@pothos/core';
import {
  type ExecutionArgs,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  getOperationAST,
  getVariableValues,
  isInterfaceType,
  isLeafType,
  isListType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import type { Context } from './context';
import { type DeclaredCost, each, LIST_SIZE, type Objects, pageSize } from './field-cost';

export interface CostedOperation
  extends Pick<ExecutionArgs, 'schema' | 'document' | 'variableValues' | 'operationName'> {
  readonly contextValue: Context;
}

const ROOT: Objects = { count: 1, distinct: 1 };

/**
 * The objects that an operation can be answered with, each as often as the lists above it hold it, and what its fields
 * cost in addition. Values cost nothing.
 *
 * @throws {GraphQLError} where arguments or variables are invalid.
 */
export function operationCost(operation: CostedOperation): number {
  const { schema, document, operationName, variableValues } = operation;
  const asked = getOperationAST(document, operationName);
  const root = asked && schema.getRootType(asked.operation);
  if (!root) return 0;
  const { coerced, errors } = getVariableValues(schema, asked.variableDefinitions ?? [], variableValues ?? {});
  if (errors?.[0]) throw errors[0];
  return Math.ceil(new Count(operation, coerced ?? {}).ofSelection(asked.selectionSet, root, ROOT, ROOT));
}

class Count {
  readonly #schema: GraphQLSchema;
  readonly #context: Context;
  readonly #fragments = new Map<string, FragmentDefinitionNode>();
  /** Fragments in one another make more paths than an operation has fields: each is counted once for as many objects. */
  readonly #known = new Map<SelectionSetNode, Map<string, number>>();

  constructor(
    { schema, document, contextValue }: CostedOperation,
    private readonly variables: Record<string, unknown>,
  ) {
    this.#schema = schema;
    this.#context = contextValue;
    for (const definition of document.definitions) {
      if (definition.kind === Kind.FRAGMENT_DEFINITION) this.#fragments.set(definition.name.value, definition);
    }
  }

  /** @param page - the items of the connection that `objects` are. */
  ofSelection(set: SelectionSetNode, type: GraphQLNamedType, objects: Objects, page: Objects): number {
    if (objects.count === 0) return 0;
    const known = this.#known.get(set) ?? new Map<string, number>();
    this.#known.set(set, known);
    const key = `${type.name} ${objects.count} ${objects.distinct} ${page.count} ${page.distinct}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    let cost = 0;
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) cost += this.#ofField(selection, type, objects, page);
      else {
        const isNamed = selection.kind === Kind.FRAGMENT_SPREAD;
        const fragment = isNamed ? this.#fragments.get(selection.name.value) : selection;
        const name = fragment?.typeCondition?.name.value;
        const of = name === undefined ? type : this.#schema.getType(name);
        if (fragment && of) cost += this.ofSelection(fragment.selectionSet, of, objects, page);
      }
    }
    known.set(key, cost);
    return cost;
  }

  #ofField(node: FieldNode, parent: GraphQLNamedType, parents: Objects, page: Objects): number {
    const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[node.name.value] : undefined;
    if (!field) return 0;
    const args = this.#argumentsOf(field, node);
    const { size, work = 0 } = declaredCost(field);
    const cost = parents.count * (typeof work === 'number' ? work : work(args));
    const type = getNamedType(field.type);
    if (isLeafType(type)) return cost;
    const isConnection = type.name.endsWith('Connection');
    const usual = isConnection ? pageSize(args) : isListType(getNullableType(field.type)) ? LIST_SIZE : 1;
    const isOfPage = /(Connection|Edge)$/.test(parent.name) && /^(edges|nodes?)$/.test(field.name);
    const given = typeof size === 'function' ? size(args, this.#context, parents) : (size ?? usual);
    const items = isOfPage ? page : typeof given === 'number' ? each(parents, given) : given;
    const objects = isConnection ? each(parents, 1) : items;
    if (!node.selectionSet) return cost;
    return cost + objects.count + this.ofSelection(node.selectionSet, type, objects, items);
  }

  #argumentsOf(field: GraphQLField<unknown, unknown>, node: FieldNode): Record<string, unknown> {
    if (field.args.length === 0) return {};
    const info = { schema: this.#schema, variableValues: this.variables, fragments: {} };
    return getMappedArgumentValues(field, node, this.#context, info) as Record<string, unknown>;
  }
}

/** What the field was declared with: Pothos keeps the options of each. */
export function declaredCost({ extensions }: Pick<GraphQLField<unknown, unknown>, 'extensions'>): DeclaredCost {
  return (extensions as { readonly pothosOptions?: DeclaredCost }).pothosOptions ?? {};
}
