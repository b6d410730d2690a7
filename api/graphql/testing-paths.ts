import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isEnumType,
  isLeafType,
  isNonNullType,
  isObjectType,
} from 'graphql';

/** Where objects of a type are read from: the calls that lead to them, from the root. */
export interface TypePath {
  readonly type: GraphQLObjectType;
  readonly calls: readonly string[];
  /** Whether they stand in pages, as long as `$first` says. */
  readonly isPaged: boolean;
}

/** Calls that lead to a type at most. */
const DEEPEST = 7;
const VALUES: Readonly<Record<string, string>> = { Int: '1', String: '"a"', Date: '"2026-11-20"' };

/** Each object type that a query leads to, by the shortest way through a page, if any. */
export function typePaths(schema: GraphQLSchema): readonly TypePath[] {
  const found = new Map<string, TypePath>();
  const root = schema.getQueryType();
  const waiting: TypePath[] = root ? [{ type: root, calls: [], isPaged: false }] : [];
  for (let path = waiting.shift(); path; path = waiting.shift()) {
    const known = found.get(path.type.name);
    if (known && (known.isPaged || !path.isPaged)) continue;
    found.set(path.type.name, path);
    if (path.calls.length < DEEPEST) waiting.push(...stepsFrom(path));
  }
  return [...found.values()];
}

function stepsFrom({ type, calls, isPaged }: TypePath): TypePath[] {
  return Object.values(type.getFields()).flatMap((field) => {
    const next = getNamedType(field.type);
    const call = callOf(field);
    if (!isObjectType(next) || call === null || calls.includes(call)) return [];
    return [{ type: next, calls: [...calls, call], isPaged: isPaged || call.includes('$first') }];
  });
}

/** With the arguments that it can't do without; null when one has to name a row. */
function callOf({ name, args }: GraphQLField<unknown, unknown>): string | null {
  const passed = args.flatMap((argument) => {
    if (argument.name === 'first') return ['first: $first'];
    if (!isNonNullType(argument.type) || argument.defaultValue !== undefined) return [];
    const type = getNamedType(argument.type);
    const value = isEnumType(type) ? type.getValues()[0]?.name : VALUES[type.name];
    return [value === undefined ? null : `${argument.name}: ${value}`];
  });
  if (passed.includes(null)) return null;
  return passed.length > 0 ? `${name}(${passed.join(', ')})` : name;
}

/** A document that reads these fields of a type; null when none can be called without naming a row. */
export function documentFor({ type, calls }: TypePath, fields: readonly string[]): string | null {
  const asked = fields.flatMap((name) => {
    const field = type.getFields()[name];
    const call = field ? callOf(field) : null;
    return field && call !== null ? [`${call} ${selectionOf(field.type)}`] : [];
  });
  if (asked.length === 0) return null;
  const body = calls.reduceRight((inner, call) => `${call} { ${inner} }`, asked.join(' '));
  return `query ${body.includes('$first') ? '($first: Int)' : ''} { ${body} }`;
}

function selectionOf(output: GraphQLOutputType): string {
  const type = getNamedType(output);
  if (!isCompositeType(type)) return '';
  if (!isObjectType(type)) return '{ __typename }';
  const { nodes } = type.getFields();
  if (nodes && type.name.endsWith('Connection')) return `{ nodes ${selectionOf(nodes.type)} }`;
  const leaves = Object.values(type.getFields()).filter(
    ({ type: of, args }) => isLeafType(getNamedType(of)) && args.length === 0,
  );
  return `{ __typename ${leaves.map(({ name }) => name).join(' ')} }`;
}
