import {
  buildASTSchema,
  type DefinitionNode,
  type GraphQLField,
  type GraphQLInterfaceType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isUnionType,
  Kind,
  lexicographicSortSchema,
  parse,
  printSchema,
} from 'graphql';
import { accessOf } from './access';
import { scopeForReading, scopeForWriting } from './token-access';

/** Who uses the API: frontends for shoppers, programs with a token, and the command center, which uses all of it. */
export const AUDIENCES = ['storefront', 'programs', 'whole'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** For a field that anyone may ask for and only staff need, such as the state of the wizard. */
export const FOR_STAFF = { audience: 'staff' } as const;

type Composite = GraphQLObjectType | GraphQLInterfaceType;
type Part = Exclude<Audience, 'whole'>;

/** Whether the rights of an audience open a field or a type. */
function opens(audience: Part, extensions: object, isMutation: boolean): boolean {
  const access = accessOf(extensions);
  if (access === 'shopper') return true;
  if (isMutation) return access !== null && audience === 'programs' && scopeForWriting(access) !== null;
  if (access === null || access === 'public') return true;
  return audience === 'programs' && scopeForReading(access) !== null;
}

/** What an audience may use of the schema: the fields that its rights open, and the types that they lead to. */
export function schemaFor(schema: GraphQLSchema, audience: Audience): GraphQLSchema {
  return lexicographicSortSchema(audience === 'whole' ? schema : partOf(schema, audience));
}

function partOf(schema: GraphQLSchema, audience: Part): GraphQLSchema {
  const isOpen = openFields(schema, audience);
  const reached = reachedTypes(schema, audience, isOpen);
  const isKept = (name: string) => schema.getType(name) === undefined || reached.has(name);
  const { definitions, ...document } = parse(printSchema(schema));
  const kept = definitions.filter((node) => !('name' in node && node.name) || isKept(node.name.value));
  return buildASTSchema({ ...document, definitions: kept.map((node) => cut(schema, node, { reached, isOpen })) });
}

type IsOpen = (type: Composite, name: string) => boolean;

/** An interface has the fields that are open on each of its types. */
function openFields(schema: GraphQLSchema, audience: Part): IsOpen {
  const isOpen: IsOpen = (type, name) => {
    if (isInterfaceType(type)) return schema.getPossibleTypes(type).every((one) => isOpen(one, name));
    const field = type.getFields()[name];
    return (
      field !== undefined &&
      field.extensions['audience'] !== FOR_STAFF.audience &&
      opens(audience, getNamedType(field.type).extensions, false) &&
      opens(audience, field.extensions, type === schema.getMutationType())
    );
  };
  return isOpen;
}

function reachedTypes(schema: GraphQLSchema, audience: Part, isOpen: IsOpen): ReadonlySet<string> {
  const reached = new Set<string>();
  const reach = (type: GraphQLNamedType): void => {
    if (reached.has(type.name) || !opens(audience, type.extensions, false)) return;
    reached.add(type.name);
    for (const one of nextTypes(type, isOpen)) reach(getNamedType(one));
  };
  for (const root of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]) {
    if (root) reach(root);
  }
  return reached;
}

function nextTypes(type: GraphQLNamedType, isOpen: IsOpen) {
  if (isUnionType(type)) return type.getTypes();
  if (isInputObjectType(type)) return Object.values(type.getFields()).map((field) => field.type);
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  // What is reached as `Node` or `Error` alone, such as by `node(id:)`, is not for this audience.
  const fields: GraphQLField<unknown, unknown>[] = Object.values(type.getFields());
  const open = fields.filter(({ name }) => isOpen(type, name));
  return [...type.getInterfaces(), ...open.flatMap((field) => [field.type, ...field.args.map((arg) => arg.type)])];
}

interface Cut {
  readonly reached: ReadonlySet<string>;
  readonly isOpen: IsOpen;
}

/** A definition without what leads out of the part. */
function cut(schema: GraphQLSchema, node: DefinitionNode, { reached, isOpen }: Cut): DefinitionNode {
  if (node.kind === Kind.UNION_TYPE_DEFINITION) {
    return { ...node, types: node.types?.filter(({ name }) => reached.has(name.value)) ?? [] };
  }
  if (node.kind !== Kind.OBJECT_TYPE_DEFINITION && node.kind !== Kind.INTERFACE_TYPE_DEFINITION) return node;
  const type = schema.getType(node.name.value);
  if (!isObjectType(type) && !isInterfaceType(type)) return node;
  return { ...node, fields: node.fields?.filter(({ name }) => isOpen(type, name.value)) ?? [] };
}
