import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import {
  buildASTSchema,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  GraphQLIncludeDirective,
  type GraphQLOutputType,
  GraphQLSkipDirective,
  getDirectiveValues,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  parse,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import schemaText from '../../schema.graphql?raw';
import type { FragmentType } from '../gql/fragment-masking';
import { DEFAULTS, LEAVES } from './defaults';

type Both<T> = (T extends unknown ? (part: T) => void : never) extends (whole: infer Whole) => void ? Whole : never;
type Masks = ' $fragmentRefs' | ' $fragmentName';
type Spread<T> = T extends { ' $fragmentRefs'?: infer Fragments }
  ? Both<Parts<NonNullable<Fragments>[keyof NonNullable<Fragments>]>>
  : unknown;

/** What a document reads, with its fragments written out; a test names what it is about. */
export type Parts<T> = T extends readonly (infer Item)[]
  ? readonly Parts<Item>[]
  : T extends object
    ? { readonly [Key in Exclude<keyof T, Masks>]?: Parts<T[Key]> } & { readonly __typename?: string } & Spread<T>
    : T;

export type Values = Readonly<Record<string, unknown>>;

const schema = buildASTSchema(parse(schemaText, { noLocation: true }), { assumeValid: true });

/**
 * Data of the shape that a fragment reads, to hand to its component. What is left out comes from {@link DEFAULTS}; else
 * what may be null is null, lists are empty, and leaves have a plain value. An abstract type is the first of its types
 * unless `__typename` names one.
 */
export function made<Data>(
  fragment: DocumentTypeDecoration<Data, unknown>,
  parts: Parts<Data>,
): Data & FragmentType<DocumentTypeDecoration<Data, unknown>> {
  return completed(fragment as unknown as DocumentNode, parts, {}) as never;
}

/** {@link made} for any document, its `@skip` and `@include` by the variables. */
export function completed(document: DocumentNode, parts: unknown, variables: Values): Values {
  const { definitions } = document;
  const main = definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION) ?? definitions[0];
  const type =
    main?.kind === Kind.OPERATION_DEFINITION
      ? schema.getRootType(main.operation)
      : main?.kind === Kind.FRAGMENT_DEFINITION && schema.getType(main.typeCondition.name.value);
  if (!type || !isCompositeType(type) || !main || !('selectionSet' in main) || !main.selectionSet) {
    throw new Error('not a document over this schema');
  }
  return new Completion(document, variables).object(type, [main.selectionSet], isValues(parts) ? parts : {});
}

class Completion {
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly #variables: Values;

  constructor({ definitions }: DocumentNode, variables: Values) {
    const fragments = definitions.filter((each) => each.kind === Kind.FRAGMENT_DEFINITION);
    this.#fragments = new Map(fragments.map((each) => [each.name.value, each]));
    this.#variables = variables;
  }

  object(declared: GraphQLCompositeType, selections: readonly SelectionSetNode[], values: Values): Values {
    const type = concrete(declared, values);
    const defaults: Values = DEFAULTS[type.name] ?? {};
    const fields = type.getFields();
    const result: Record<string, unknown> = {};
    for (const [key, nodes] of this.#collect(type, selections)) {
      const name = nodes[0]?.name.value ?? '';
      const value = key in values ? values[key] : (defaults[key] ?? defaults[name]);
      const inner = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
      result[key] = name === '__typename' ? type.name : this.#value(fields[name]?.type, inner, value);
    }
    return result;
  }

  #value(type: GraphQLOutputType | undefined, selections: readonly SelectionSetNode[], value: unknown): unknown {
    if (!type) throw new Error('a document reads a field that the schema lacks: run codegen');
    if (isNonNullType(type)) return this.#present(type.ofType, selections, value ?? undefined);
    return value === undefined || value === null ? null : this.#present(type, selections, value);
  }

  #present(type: GraphQLOutputType, selections: readonly SelectionSetNode[], value: unknown): unknown {
    if (isListType(type)) {
      return Array.isArray(value) ? value.map((item) => this.#value(type.ofType, selections, item)) : [];
    }
    if (isCompositeType(type)) return this.object(type, selections, isValues(value) ? value : {});
    return value ?? leaf(type);
  }

  #collect(
    type: GraphQLCompositeType,
    selections: readonly SelectionSetNode[],
    found = new Map<string, FieldNode[]>(),
  ) {
    for (const node of selections.flatMap((each) => each.selections).filter((each) => this.#isAsked(each))) {
      if (node.kind === Kind.FIELD) {
        const key = node.alias?.value ?? node.name.value;
        found.set(key, [...(found.get(key) ?? []), node]);
        continue;
      }
      const part = node.kind === Kind.INLINE_FRAGMENT ? node : this.#fragments.get(node.name.value);
      if (!part) throw new Error('a document spreads a fragment that it does not carry');
      if (isFor(type, part.typeCondition?.name.value)) this.#collect(type, [part.selectionSet], found);
    }
    return found;
  }

  #isAsked(node: SelectionNode): boolean {
    const skipped = getDirectiveValues(GraphQLSkipDirective, node, this.#variables)?.if === true;
    return !skipped && getDirectiveValues(GraphQLIncludeDirective, node, this.#variables)?.if !== false;
  }
}

function concrete(type: GraphQLCompositeType, { __typename }: Values) {
  const named = typeof __typename === 'string' ? schema.getType(__typename) : undefined;
  const found = named ?? (isAbstractType(type) ? schema.getPossibleTypes(type)[0] : type);
  if (!isObjectType(found)) throw new Error(`${String(__typename ?? type.name)} is no object type`);
  return found;
}

function isFor(type: GraphQLCompositeType, condition: string | undefined): boolean {
  const other = condition === undefined ? type : schema.getType(condition);
  return other === type || (isAbstractType(other) && isObjectType(type) && schema.isSubType(other, type));
}

function leaf(type: GraphQLOutputType): unknown {
  if (isEnumType(type)) return type.getValues()[0]?.name;
  const value = (LEAVES as Values)[String(type)];
  if (value === undefined) throw new Error(`no plain value of ${String(type)}`);
  return value;
}

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null;
