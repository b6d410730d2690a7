import { type ASTNode, type DocumentNode, type GraphQLSchema, Kind, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import { isOfCatalog } from '../../graphql/of-catalog';

/** Whether its answer hangs on nothing but the shop, its catalog and the reader's language. */
function readsCatalogOnly(schema: GraphQLSchema, document: DocumentNode): boolean {
  const [operation, another] = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  if (!operation || another || !('operation' in operation) || operation.operation !== 'query') return false;
  const others: string[] = [];
  const types = new TypeInfo(schema);
  const enter = (node: ASTNode) => {
    if (node.kind !== Kind.FIELD || node.name.value === '__typename') return;
    const [parent, field] = [types.getParentType(), types.getFieldDef()];
    if (!parent || !field || !isOfCatalog(parent, field)) others.push(node.name.value);
  };
  visit(document, visitWithTypeInfo(types, { enter: (node) => enter(node) }));
  return others.length === 0;
}

/** The same, remembered by document: Yoga keeps those that it has parsed. */
export function catalogDocuments(schema: GraphQLSchema): (document: DocumentNode) => boolean {
  const known = new WeakMap<DocumentNode, boolean>();
  return (document) => {
    const answer = known.get(document) ?? readsCatalogOnly(schema, document);
    known.set(document, answer);
    return answer;
  };
}
