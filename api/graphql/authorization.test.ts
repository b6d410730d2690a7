import { type GraphQLSchema, isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { PERMISSIONS, permissionsOf } from '../access/roles';
import { StaffRole } from '../generated/prisma/client';
import { schema } from '../schema';
import { accessOf } from './access';
import { rootFields } from './testing-operations';

test('every query, mutation and subscription says who may ask for it', () => {
  const undeclared = rootFields(schema).filter(({ field }) => accessOf(field.extensions) === null);
  expect(undeclared.map(({ name }) => name)).toEqual([]);
});

test('a guarded field’s description says what it takes', () => {
  const { orders, products } = fieldsOf('Channel');
  expect(orders?.description).toMatch(
    /\. Requires the permission `kitchen`\. A program’s token needs the scope `orders:read`\.$/,
  );
  expect(products?.description).toMatch(
    /\. It is for staff only\. A program’s token needs the scope `catalog:read`\.$/,
  );
  expect(schema.getType('Receiver')?.description).toMatch(/\. Its fields require the permission `receivers`\.$/);
  expect(schema.getQueryType()?.getFields().channel?.description).not.toContain('permission');
});

function fieldsOf(name: string) {
  const type = schema.getType(name);
  if (!isObjectType(type)) throw new Error(`${name} is no object type`);
  return type.getFields();
}

/** Coordinates of everything that has no description. */
function undescribed({ getTypeMap }: Pick<GraphQLSchema, 'getTypeMap'>): string[] {
  const names: string[] = [];
  const look = (coordinate: string, { description }: { readonly description?: string | null }) => {
    if (!description?.trim()) names.push(coordinate);
  };
  for (const type of Object.values(getTypeMap())) {
    if (type.name.startsWith('__')) continue;
    look(type.name, type);
    if (isEnumType(type)) for (const value of type.getValues()) look(`${type.name}.${value.name}`, value);
    if (isInputObjectType(type))
      for (const field of Object.values(type.getFields())) look(`${type.name}.${field.name}`, field);
    if (!isObjectType(type) && !isInterfaceType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      look(`${type.name}.${field.name}`, field);
      for (const argument of field.args) look(`${type.name}.${field.name}(${argument.name}:)`, argument);
    }
  }
  return names;
}

test('every type, field, argument and enum value is described', () => {
  expect(undescribed({ getTypeMap: () => schema.getTypeMap() })).toEqual([]);
});

test('a role is allowed this, and nothing else', () => {
  const rows = Object.values(StaffRole).map((role) => [role, permissionsOf(role).join(' ')]);
  expect(Object.fromEntries(rows)).toEqual({
    ADMIN: PERMISSIONS.join(' '),
    MANAGER: 'orders kitchen override refunds stopList clients exportClients catalog content settings receivers',
    OPERATOR: 'orders kitchen stopList clients',
    KITCHEN: 'kitchen',
    COURIER: 'courierOrders',
  });
});

test('who may do what is only changed on purpose', () => {
  const table = ['public', 'shopper', 'anyStaff', ...PERMISSIONS].map((access) => {
    const fields = rootFields(schema).filter(({ field }) => accessOf(field.extensions) === access);
    return `${access}: ${fields.map(({ name }) => name).join(' ')}`;
  });
  expect(table).toMatchInlineSnapshot(`
    [
      "public: category channel checkout deliveryZone invitation lastOrder menu node nodes order orderFollowing page product session setUpState signInProvider slugRedirect streetSuggestions acceptInvitation askForRecovery beginPasskeySignIn checkSetUpCode completeSignIn configureShop createAdministrator recoverPassword signIn signInWithPasskey signOut catalogChanged checkoutUpdated",
      "shopper: addLine answerProposal applyPromoCode cancelOrder changeLine checkPayment clearCheckout createSession followOrder leavePayment orderAgain placeOrder removePromoCode unfollowOrder updateCheckout",
      "anyStaff: ownTelegram addNoticeDevice addPasskey beginPasskey beginSecondFactor changePassword confirmSecondFactor pairTelegram removePasskey renamePasskey renewRecoveryCodes revokeSession signOutEverywhere turnOffSecondFactor unpairTelegram",
      "orders: quoteAmendment quotePhoneOrder acknowledgeTrouble amendOrder assignCourier confirmProposal delayOrder deleteNoticeRecipient dismissPrintJob pauseOrders placeExternalOrder placePhoneOrder printAgain printOrder replayDelivery resumeOrders stepBackOrder tryNoticeRecipient updateNoticeRecipient updateOrderNote withdrawProposal",
      "kitchen: bumpLines moveOrder orders printing",
      "courierOrders: leaveCourierOrder moveCourierOrder takeCourierOrder courierWorkChanged",
      "override: ",
      "refunds: refundOrder",
      "stopList: resumeAll resumeOption resumeProduct resumeProducts resumeSharedOption resumeVariant stopOption stopProduct stopProducts stopSharedOption stopVariant",
      "clients: client updateClient",
      "exportClients: exportClient",
      "eraseClients: eraseClient setPersonalDataMonths",
      "catalog: addProductToCategory addProductsToCategory createCategory createMenu createOption createOptionGroup createProduct createStation createVariant deleteCategory deleteMenu deleteOption deleteOptionGroup deleteProduct deleteProducts deleteStation deleteVariant duplicateProduct removeProductFromCategory removeProductsFromCategory reorderCategories reorderCategoryProducts reorderMenus reorderOptionGroups reorderOptions reorderStations reorderVariants routeToStation setProductsTaxClass updateBySku updateCategory updateMenu updateOption updateOptionGroup updateProduct updateStation updateVariant",
      "content: createLink createPage deleteLink deletePage reorderLinks reorderPages updateLink updatePage",
      "settings: createDeliveryZone createNoticeChannel createNoticeRecipient createPaymentMethod createPaymentProvider createPrinter createPromoCode createSpecialDay createWarehouse deleteDeliveryZone deleteNoticeChannel deletePaymentMethod deletePaymentProvider deletePrinter deletePromoCode deleteSpecialDay deleteWarehouse issuePrinterAddress loadDemoMenu printTestPage reorderDeliveryZones reorderPaymentMethods reorderPrinters reorderWarehouses revokePrinterAddress setMaintenance tryNoticeChannel tryPaymentProvider updateChannel updateDeliveryZone updateNoticeChannel updatePaymentMethod updatePaymentProvider updatePrinter updatePromoCode updateSpecialDay updateWarehouse updateWorkingDays",
      "receivers: receiver receiverPresets receiverPreview createReceiver deleteReceiver releaseSending renewSigningSecret reorderReceivers replayFailed replayMessage replayPeriod testReceiver updateReceiver receiverChanged",
      "staff: createApiToken createStaffMember disableStaffMember enableStaffMember inviteStaffMember resetStaffPassword resetStaffSecondFactor revokeApiToken revokeInvitation revokeStaffSession setSecondFactorRule unlinkStaffIdentities updateStaffMember",
      "operations: deployment backUpNow updateBackupSchedule",
    ]
  `);
});
