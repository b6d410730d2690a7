import { Order } from '../../checkout/orders/order.graphql';
import { builder } from '../../graphql/builder';
import { callerOf, channelOf } from '../../graphql/context';
import { DEFAULT_PAGE_SIZE } from '../../graphql/field-cost';
import { staffMutations } from '../../graphql/staff-mutations';
import { previewSheet } from './preview-sheet.command';
import { dismissPrintJob, printAgain, printOrder, printTestPage } from './print-job.command';
import { Printer } from './printer.graphql';

const LARGEST_PAGE = 100;

const PrintContentEnum = builder.enumType('PrintContent', {
  description: 'What is printed.',
  values: {
    KITCHEN_TICKET: { description: 'The dishes that are to be made.' },
    PACKING_LIST: { description: 'All dishes, to be ticked off.' },
    GUEST_COPY: { description: 'The order with prices, for the guest.' },
    CHANGE: { description: 'What a change of the order took away and added.' },
    CANCELLATION: { description: 'That the order is cancelled.' },
    TEST_PAGE: { description: 'A page that shows whether the printer prints.' },
  },
});

const PrintStatusEnum = builder.enumType('PrintStatus', {
  description: 'What became of a job.',
  values: {
    QUEUED: { description: 'The printer has not fetched it yet.' },
    FETCHED: { description: 'The printer has it.' },
    PRINTED: { description: 'It is on paper.' },
    FAILED: { description: 'The printer could not print it.' },
    UNKNOWN: { description: 'The printer had it and did not say what became of it.' },
    SKIPPED: { description: 'The order was settled before the printer fetched it.' },
  },
});

const PrintJob = builder.prismaNode('PrintJob', {
  id: { resolve: ({ id }) => id },
  findUnique: (id, context) => ({ id, channelId: channelOf(context).id }),
  nullable: true,
  authScopes: { permission: 'kitchen' },
  description: 'One sheet for one printer.',
  fields: (t) => ({
    content: t.expose('content', { type: PrintContentEnum, description: 'What is printed.' }),
    status: t.expose('status', { type: PrintStatusEnum, description: 'What became of it.' }),
    orderNumber: t.string({
      nullable: true,
      description: 'Number of its order; null for a test page.',
      select: { checkout: { select: { number: true } } },
      resolve: ({ checkout }) => checkout?.number ?? null,
    }),
    copy: t.exposeInt('copy', { description: 'Which of the printer’s copies it is, from 1.' }),
    isRepeat: t.exposeBoolean('isRepeat', { description: 'Whether it may be on paper already: the sheet says COPY.' }),
    failure: t.exposeString('failure', { nullable: true, description: 'What the printer said of a failure.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was written.' }),
    settledAt: t.expose('settledAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was printed, failed, was skipped or became unknown.',
    }),
    needsCare: t.boolean({
      description: 'Whether it failed or is unknown and staff have not dealt with it.',
      resolve: ({ status, handledAt }) => handledAt === null && (status === 'FAILED' || status === 'UNKNOWN'),
    }),
  }),
});

builder.prismaObjectField(Printer, 'jobs', (t) =>
  t.relatedConnection('jobs', {
    cursor: 'id',
    defaultSize: DEFAULT_PAGE_SIZE,
    maxSize: LARGEST_PAGE,
    totalCount: true,
    description: `Its jobs, the newest first; ${LARGEST_PAGE} a page at most.`,
    args: {
      needsCare: t.arg.boolean({ description: 'Only those that failed or are unknown, until staff dealt with them.' }),
      orderId: t.arg.globalID({ for: [Order], description: 'Only those of this order.' }),
    },
    query: ({ needsCare, orderId }) => ({
      orderBy: [{ sequence: 'desc' }],
      where: {
        ...(orderId && { checkoutId: orderId.id }),
        ...(needsCare && { status: { in: ['FAILED', 'UNKNOWN'] }, handledAt: null }),
      },
    }),
  }),
);

const jobs = staffMutations(PrintJob, { noun: 'job', permission: 'orders' });

jobs.ofOne('printAgain', printAgain, {
  answers: PrintJob,
  about: 'The job to print again.',
  description: 'Prints a job again; the sheet says COPY.',
});

jobs.ofOne('dismissPrintJob', dismissPrintJob, {
  answers: PrintJob,
  about: 'The job that staff have dealt with.',
  description: 'Says that staff have dealt with a job that failed or is unknown.',
});

staffMutations(Printer, { noun: 'printer', permission: 'settings' }).ofOne('printTestPage', printTestPage, {
  answers: PrintJob,
  about: 'The printer that prints it.',
  description: 'Prints a page that shows whether the printer prints.',
});

const OrderSheetEnum = builder.enumType('OrderSheet', {
  description: 'What can be printed of an order by hand.',
  values: {
    KITCHEN_TICKET: { description: 'The dishes that are to be made.' },
    PACKING_LIST: { description: 'All dishes, to be ticked off.' },
    GUEST_COPY: { description: 'The order with prices, for the guest.' },
  },
});

builder.prismaObjectField(Printer, 'preview', (t) =>
  t.string({
    authScopes: { permission: 'settings' },
    description:
      'A sheet of the newest order as this printer prints it, dot by dot: a `data:` address of a PNG. The test page where there is no order.',
    args: { content: t.arg({ type: OrderSheetEnum, required: true, description: 'The sheet to show.' }) },
    resolve: (printer, { content }, context) => previewSheet(callerOf(context), printer, content),
  }),
);

const PrintOrderInput = builder.inputType('PrintOrderInput', {
  description: 'What is printed of an order, and where.',
  fields: (t) => ({
    orderId: t.globalID({ for: [Order], required: true, description: 'The order to print.' }),
    printerId: t.globalID({ for: [Printer], required: true, description: 'The printer that prints it.' }),
    content: t.field({
      type: OrderSheetEnum,
      required: true,
      description: 'The sheet that is printed of the order.',
    }),
  }),
});

builder.mutationField('printOrder', (t) =>
  t.field({
    type: PrintJob,
    authScopes: { permission: 'orders' },
    description: 'Prints a sheet of an order by hand; where it may be on paper already, the sheet says COPY.',
    errors: { types: [] },
    args: { input: t.arg({ type: PrintOrderInput, required: true, description: 'What, and where.' }) },
    resolve: (_root, { input: { orderId, printerId, content } }, context) =>
      printOrder(callerOf(context), { orderId: orderId.id, printerId: printerId.id, content }),
  }),
);
