import {
  type FragmentDefinitionNode,
  type GraphQLInterfaceType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  isEnumType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  parse,
  type SelectionSetNode,
} from 'graphql';
import { schema } from '../../schema';

/** JSON Schema 2020-12, as OpenAPI 3.1 has it. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
}

const SCALARS: Readonly<Record<string, JsonSchema>> = {
  ID: { type: 'string' },
  String: { type: 'string' },
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
  DateTime: { type: 'string', format: 'date-time' },
  Date: { type: 'string', format: 'date' },
  TimeOfDay: { type: 'string', pattern: '^\\d\\d:\\d\\d$' },
};

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

function nullable(type: JsonSchema): JsonSchema {
  return { anyOf: [type, { type: 'null' }] };
}

/** @param selection - of an object; amounts of money are numbers on these paths, whatever is selected of them. */
function ofType(type: GraphQLOutputType, selection: SelectionSetNode | undefined, fragments: Fragments): JsonSchema {
  if (isNonNullType(type)) return ofValue(type.ofType, selection, fragments);
  return nullable(ofValue(type, selection, fragments));
}

function ofValue(type: GraphQLOutputType, selection: SelectionSetNode | undefined, fragments: Fragments): JsonSchema {
  if (isListType(type)) return { type: 'array', items: ofType(type.ofType, selection, fragments) };
  if (isEnumType(type)) return { type: 'string', enum: type.getValues().map(({ name }) => name) };
  if (isNonNullType(type)) return ofValue(type.ofType, selection, fragments);
  const { name } = type;
  if (name === 'Money') return { type: 'number', description: 'In major units.' };
  return selection ? ofObject(name, selection, fragments) : (SCALARS[name] ?? { type: 'string' });
}

type Composite = GraphQLObjectType | GraphQLInterfaceType;

function compositeType(name: string): Composite {
  const type = schema.getType(name);
  if (isObjectType(type) || isInterfaceType(type)) return type;
  throw new Error(`${name} has no fields`);
}

/** The fields of another type than the shown object's are shown too, empty: paths show one shape. */
const mayLack = (value: JsonSchema): JsonSchema =>
  value['type'] === 'array' || value['anyOf'] ? value : nullable(value);

function propertiesOf(type: Composite, { selections }: SelectionSetNode, fragments: Fragments): [string, JsonSchema][] {
  return selections.flatMap((selection): [string, JsonSchema][] => {
    if (selection.kind !== Kind.FIELD) {
      const part = selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection;
      if (!part) throw new Error('a fragment that is nowhere');
      const of = part.typeCondition ? compositeType(part.typeCondition.name.value) : type;
      if (isInterfaceType(of)) return propertiesOf(type, part.selectionSet, fragments);
      const properties = propertiesOf(of, part.selectionSet, fragments);
      return of === type ? properties : properties.map(([name, value]) => [name, mayLack(value)]);
    }
    const field = type.getFields()[selection.name.value];
    if (!field) throw new Error(`${type.name} has no ${selection.name.value}`);
    const { description } = field;
    const value = ofType(field.type, selection.selectionSet, fragments);
    return [[selection.alias?.value ?? field.name, description ? { ...value, description } : value]];
  });
}

function ofObject(typeName: string, selection: SelectionSetNode, fragments: Fragments): JsonSchema {
  const properties = Object.fromEntries(propertiesOf(compositeType(typeName), selection, fragments));
  return { type: 'object', properties, required: Object.keys(properties) };
}

/**
 * What a REST path answers, out of the document that it answers by: the two can't differ.
 *
 * @param source - a stored document.
 * @param fragment - of it, whose object is shown; else the whole answer.
 */
export function answerSchema(source: string, fragment?: string): JsonSchema {
  const { definitions } = parse(source);
  const fragments: Fragments = new Map(
    definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [])),
  );
  const shown = fragment === undefined ? null : fragments.get(fragment);
  if (shown) return ofObject(shown.typeCondition.name.value, shown.selectionSet, fragments);
  const operation = definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('a document without an operation');
  return ofObject('Query', operation.selectionSet, fragments);
}
