import { encodeGlobalID } from '@pothos/plugin-relay';
import { type PRINT_MOMENTS, type PRINTER_KINDS, printer } from '../../../domain/entities/printer';
import { toLocale } from '../../../domain/locale';
import { Channel } from '../../channel/channel.graphql';
import { Station } from '../../checkout/kitchen/station.graphql';
import { builder } from '../../graphql/builder';
import { channelOf } from '../../graphql/context';
import { LocaleEnum } from '../../graphql/shared.graphql';
import { staffMutations } from '../../graphql/staff-mutations';
import { IN_PLACE } from '../../kernel/in-place';
import { Warehouse } from '../../warehouses/warehouse.graphql';
import { issuePrinterAddress, type PrinterWithSecret, printers, revokePrinterAddress } from './printer.command';

const PrinterKindEnum = builder.enumType('PrinterKind', {
  description: 'How a printer gets its jobs.',
  values: {
    CLOUDPRNT: { description: 'Star CloudPRNT: it asks for them.' },
    EPSON_SDP: { description: 'Epson Server Direct Print: it asks for them.' },
    ESC_POS: { description: 'They are sent to its port in the shop’s network.' },
  } satisfies Record<(typeof PRINTER_KINDS)[number], object>,
});

const PaperWidthEnum = builder.enumType('PaperWidth', {
  description: 'What a roll of paper is wide.',
  values: { MM58: { description: '58 mm.' }, MM80: { description: '80 mm.' } },
});

const PrintMomentEnum = builder.enumType('PrintMoment', {
  description: 'When something is printed.',
  values: {
    MANUAL: { description: 'When staff press a button.' },
    PLACED: { description: 'When the order comes.' },
    ACCEPTED: { description: 'When staff have accepted it.' },
    READY: { description: 'When it is ready.' },
  } satisfies Record<(typeof PRINT_MOMENTS)[number], object>,
});

const PrinterTroubleEnum = builder.enumType('PrinterTrouble', {
  description: 'What keeps a printer from printing.',
  values: {
    SILENT: { description: 'It has not asked for jobs for 30 seconds, or its port can’t be reached.' },
    PAPER_OUT: { description: 'It has no paper, or the paper is jammed.' },
    COVER_OPEN: { description: 'Its cover is open.' },
    ERROR: { description: 'It names another error.' },
  },
});

export const Printer = builder.prismaNode('Printer', {
  id: { resolve: ({ id }) => id },
  findUnique: (id, context) => ({ id, channelId: channelOf(context).id }),
  nullable: true,
  authScopes: { permission: 'kitchen' },
  description: 'A printer of the shop, and what comes out of it.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What staff call it.' }),
    kind: t.expose('kind', { type: PrinterKindEnum, description: 'How it gets its jobs.' }),
    paper: t.expose('paper', { type: PaperWidthEnum, description: 'What its paper is wide.' }),
    locale: t.field({
      type: LocaleEnum,
      description: 'What its sheets are written in.',
      resolve: ({ locale }) => toLocale(locale),
    }),
    copies: t.exposeInt('copies', { description: 'How many sheets of each.' }),
    kitchenTicket: t.expose('kitchenTicket', { type: PrintMomentEnum, description: 'When it prints kitchen tickets.' }),
    packingList: t.expose('packingList', { type: PrintMomentEnum, description: 'When it prints packing lists.' }),
    guestCopy: t.expose('guestCopy', { type: PrintMomentEnum, description: 'When it prints guests’ copies.' }),
    warehouse: t.field({
      type: Warehouse,
      nullable: true,
      description: 'Whose orders it prints; null for those of every kitchen.',
      resolve: ({ warehouseId }, _args, { db }) =>
        warehouseId === null ? null : db.warehouse.findUnique({ where: { id: warehouseId } }),
    }),
    stationIds: t.idList({
      description: 'Whose dishes its tickets have: ids of `Channel.stations`; none for all.',
      resolve: ({ stationIds }) => stationIds.map((id) => encodeGlobalID('Station', id)),
    }),
    address: t.exposeString('address', {
      nullable: true,
      description: 'Of one in the shop’s network: `192.168.1.50:9100`.',
    }),
    standIn: t.relation('standIn', {
      nullable: true,
      description: 'The printer that takes its jobs while it is silent.',
    }),
    isAutomatic: t.exposeBoolean('isAutomatic', {
      description: 'Whether it prints by itself, not only what staff ask for.',
    }),
    hasAddress: t.boolean({
      description: 'Whether it was given an address at which it asks for jobs.',
      resolve: ({ secretHash }) => secretHash !== null,
    }),
    lastSeenAt: t.expose('lastSeenAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was heard last; written at most every 10 seconds.',
    }),
    trouble: t.field({
      type: PrinterTroubleEnum,
      nullable: true,
      description: 'What keeps it from printing; null for nothing.',
      resolve: ({ trouble, lastSeenAt, kind }) =>
        trouble ?? (lastSeenAt === null && kind !== 'ESC_POS' ? 'SILENT' : null),
    }),
    version: t.exposeInt('version', { description: 'Goes up with each change; sent back when saving.' }),
  }),
});

builder.prismaObjectField('Channel', 'printers', (t) =>
  t.relation('printers', {
    authScopes: { permission: 'kitchen' },
    nullable: true,
    description: `Printers, in the order that staff gave them, at most ${printer.limit}.`,
    query: { orderBy: IN_PLACE },
  }),
);

const mutations = staffMutations(Printer, { noun: 'printer', permission: 'settings' });

mutations.described(printer, printers, {
  about: {
    name: 'By which staff know it',
    kind: 'By which way it gets its jobs',
    paper: 'Width of its roll',
    locale: 'Language of its sheets',
    copies: 'Sheets of each, 1 to 5',
    kitchenTicket: 'Moment of its kitchen tickets',
    packingList: 'Moment of its packing lists',
    guestCopy: 'Moment of its guests’ copies',
    warehouseId: 'Kitchen whose orders it prints; without one, those of every kitchen',
    stationIds: 'Stations whose dishes its tickets have; none for all',
    address: 'Host and port of one in the shop’s network',
    standInId: 'Another printer for its jobs while it is silent',
    isAutomatic: 'Whether it prints automatically',
  },
  inputs: {
    kind: (t, options) => t.field({ type: PrinterKindEnum, ...options }),
    paper: (t, options) => t.field({ type: PaperWidthEnum, ...options }),
    locale: (t, options) => t.field({ type: LocaleEnum, ...options }),
    kitchenTicket: (t, options) => t.field({ type: PrintMomentEnum, ...options }),
    packingList: (t, options) => t.field({ type: PrintMomentEnum, ...options }),
    guestCopy: (t, options) => t.field({ type: PrintMomentEnum, ...options }),
    warehouseId: (t, options) => t.globalID({ for: Warehouse, ...options }),
    stationIds: (t, options) => t.globalIDList({ for: [Station], ...options }),
    standInId: (t, options) => t.globalID({ for: Printer, ...options }),
  },
  create: { description: 'Adds a printer.' },
  update: { description: 'Changes a printer.' },
  remove: { description: 'Removes a printer with all of its jobs.' },
  reorder: {
    description: 'Puts the printers in order; answers with the shop, whose list has changed.',
    answers: Channel,
  },
});

const PrinterAddress = builder.objectRef<PrinterWithSecret>('PrinterAddress').implement({
  description: 'A printer and the address at which it asks for jobs, which can be read this once.',
  fields: (t) => ({
    printer: t.field({ type: Printer, description: 'Whose address it is.', resolve: ({ printer: row }) => row }),
    url: t.string({
      description: 'What is typed into the printer’s settings.',
      resolve: ({ secret, printer: { kind } }, _args, { origin }) =>
        `${origin}/printers/${secret}/${kind === 'CLOUDPRNT' ? 'star' : 'epson'}`,
    }),
  }),
});

mutations.ofOne('issuePrinterAddress', issuePrinterAddress, {
  answers: PrinterAddress,
  about: 'The printer that gets it.',
  description: 'Gives a printer an address at which it asks for jobs. The one before it stops working.',
});

mutations.ofOne('revokePrinterAddress', revokePrinterAddress, {
  answers: Printer,
  about: 'The printer that loses it.',
  description: 'Revokes a printer’s address: requests to it are answered with 404.',
});
