import { type ASTNode, type DocumentNode, type GraphQLSchema, Kind, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import { isOfCatalog } from '../../graphql/of-catalog';
import { formOf } from '../limits/document-form';

/** Whether its answer hangs on nothing but the shop, its catalog and the reader's language. */
export function readsCatalogOnly(schema: GraphQLSchema, document: DocumentNode): boolean {
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

/** The same, remembered by the document's form. */
export function catalogDocuments(schema: GraphQLSchema): (document: DocumentNode) => boolean {
  return (document) => {
    const form = formOf(document);
    form.isOfCatalog ??= readsCatalogOnly(schema, document);
    return form.isOfCatalog;
  };
}
