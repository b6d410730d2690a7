import fc from 'fast-check';
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { choose, type Draw, happens } from './draw';
import { drawInput } from './graphql-input';
import { hostileText } from './hostile';
import type { Known } from './known';

export interface Operation {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  /** The fields that it asks for, as `Type.field`. */
  readonly fields: readonly string[];
}

/** What an operation begins with. */
export type Root = readonly [kind: 'query' | 'mutation' | 'subscription', field: Field];

type Field = GraphQLField<unknown, unknown>;

/** Deeper ones cost too much, and are refused before anything is read. */
const DEEPEST = 5;

/** Any field of the three roots, as often as any other. */
export function rootsOf(schema: GraphQLSchema): readonly Root[] {
  const roots = [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
    ['subscription', schema.getSubscriptionType()],
  ] as const;
  return roots.flatMap(([kind, type]) => Object.values(type?.getFields() ?? {}).map((field) => [kind, field] as const));
}

/** An operation with arguments by variables, and any fields of what it answers. */
export function drawOperation(draw: Draw, known: Known, schema: GraphQLSchema, [kind, field]: Root): Operation {
  const writer = new OperationWriter(draw, known, schema);
  const selection = writer.call(field, kind, 1);
  const query = `${kind} Fuzz${writer.declarations()} { ${selection} }`;
  return { query, variables: writer.variables, fields: writer.fields };
}

/** What a parser, a validator or a planner stumbles over. */
export function spoilDocument(draw: Draw, { query, variables }: Operation): Operation {
  const spoilt = choose(draw, [
    () => draw(hostileText),
    () => query.slice(0, draw(fc.nat(query.length))),
    () => `${query} ${query}`,
    () => `${query} fragment A on Query { ...B } fragment B on Query { ...A }`,
    () => query.replace('{', `{ ${draw(hostileText)} `),
    () => query.replaceAll(/\$(\w+): [\w[\]!]+/g, '$$$1: String'),
    () => `query { ${'{ a '.repeat(500)} }`,
    () => `{ __schema { types { name fields { name args { name } } } } ${'__typename '.repeat(10)} }`,
    () => `query Fuzz @skip(if: $nothing) @include { __typename @deprecated }`,
  ])();
  return { query: spoilt, variables, fields: [] };
}

class OperationWriter {
  readonly variables: Record<string, unknown> = {};
  readonly fields: string[] = [];
  readonly #declared: string[] = [];

  constructor(
    private readonly draw: Draw,
    private readonly known: Known,
    private readonly schema: GraphQLSchema,
  ) {}

  declarations(): string {
    return this.#declared.length === 0 ? '' : `(${this.#declared.join(', ')})`;
  }

  /** A field with arguments, and what is asked of its answer. */
  call(field: Field, owner: string, depth: number): string {
    this.fields.push(`${owner}.${field.name}`);
    const passed = field.args.flatMap((argument) => this.#pass(argument));
    const args = passed.length === 0 ? '' : `(${passed.join(', ')})`;
    const type = getNamedType(field.type);
    return `${field.name}${args}${isCompositeType(type) ? ` { ${this.#select(type, depth)} }` : ''}`;
  }

  #pass(argument: GraphQLArgument): string[] {
    const isRequired = isNonNullType(argument.type) && argument.defaultValue === undefined;
    if (!isRequired && !happens(this.draw, 50)) return [];
    const name = `v${this.#declared.length}`;
    this.#declared.push(`$${name}: ${argument.type}`);
    this.variables[name] = drawInput(this.draw, this.known, argument);
    return [`${argument.name}: $${name}`];
  }

  #select(type: GraphQLNamedType, depth: number): string {
    if (isObjectType(type)) return ['__typename', ...this.#fields(type, depth)].join(' ');
    const members = isAbstractType(type) ? this.schema.getPossibleTypes(type) : [];
    const some = members.filter((_, index) => index === 0 || happens(this.draw, 60)).slice(0, 6);
    const parts = some.map((member) => `... on ${member.name} { ${this.#select(member, depth)} }`);
    return ['__typename', ...parts].join(' ');
  }

  /** A few of them, each at most once: two calls of one field with other arguments can't stand side by side. */
  #fields(type: GraphQLObjectType, depth: number): string[] {
    const all = Object.values(type.getFields()).filter((field) => depth < DEEPEST || !isComposite(field));
    const wanted = Math.max(1, Math.round(8 / depth));
    const chosen = new Set(Array.from({ length: Math.min(wanted, all.length) }, () => choose(this.draw, all)));
    return [...chosen].map((field) => this.call(field, type.name, depth + 1));
  }
}

function isComposite(field: Field): boolean {
  return isCompositeType(getNamedType(field.type));
}
