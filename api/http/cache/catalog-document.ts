import { type ASTNode, type DocumentNode, type GraphQLSchema, Kind, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import { accessOf } from '../../graphql/access';

/** Types that hold what the menu says, and nothing else. */
const CATALOG_TYPES: readonly string[] = [
  ...['Menu', 'Category', 'Product', 'Variant', 'OptionGroup', 'Option', 'Nutrition'],
  ...['CategoryProductsConnection', 'CategoryProductsConnectionEdge', 'PageInfo'],
  ...['ChannelSearchConnection', 'ChannelSearchConnectionEdge', 'SearchFilters', 'SearchHighlights', 'TextPart'],
  ...['Photo', 'PhotoSource', 'Money', 'LocalizedValue'],
  ...['Link', 'PaymentMethod', 'Warehouse', 'WorkingDay', 'OpeningInterval'],
];

/** Of types that hold more than that, the fields that change with the catalog's revision only. */
const CATALOG_FIELDS: Readonly<Record<string, readonly string[]>> = {
  Query: ['channel', 'menu', 'category', 'product'],
  Channel: [
    ...['id', 'name', 'nameTranslations', 'description', 'descriptionTranslations', 'conditions', 'copyright'],
    ...['conditionsTranslations', 'copyrightTranslations', 'catalogRevision', 'accentColor', 'logo', 'phone'],
    ...['countryCode', 'currencyCode', 'currencySign', 'defaultLocale', 'timeZone', 'weightUnit', 'discountPercent'],
    ...['isDeliveryAvailable', 'deliveryDetails', 'deliveryMinutes', 'deliveryFee', 'freeDeliveryFrom'],
    ...['isPickupAvailable', 'pickupDetails', 'pickupMinutes', 'minAmountForDelivery', 'minimumOrderValue'],
    ...['maximumOrderWeight', 'links', 'paymentMethods', 'warehouses', 'workingDays', 'search'],
  ],
};

function isCatalogField(parent: string, name: string): boolean {
  return CATALOG_TYPES.includes(parent) || CATALOG_FIELDS[parent]?.includes(name) === true;
}

/** Whether its answer hangs on nothing but the shop, its catalog and the reader's language. */
function readsCatalogOnly(schema: GraphQLSchema, document: DocumentNode): boolean {
  const [operation, another] = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  if (!operation || another || !('operation' in operation) || operation.operation !== 'query') return false;
  const others: string[] = [];
  const types = new TypeInfo(schema);
  const enter = (node: ASTNode) => {
    if (node.kind !== Kind.FIELD || node.name.value === '__typename') return;
    const access = accessOf(types.getFieldDef()?.extensions) ?? 'public';
    const isOpen = access === 'public' && isCatalogField(types.getParentType()?.name ?? '', node.name.value);
    if (!isOpen) others.push(node.name.value);
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
