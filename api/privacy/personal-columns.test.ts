import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../kernel/project-root';

/** Tables about the shop and its menu, without personal data. */
const ABOUT_THE_SHOP = [
  ...[
    'Channel',
    'WorkingDay',
    'SpecialDay',
    'Menu',
    'Category',
    'CategoryProduct',
    'Product',
    'Variant',
    'OptionGroup',
  ],
  ...[
    'Option',
    'SlugRedirect',
    'Media',
    'SearchCount',
    'PaymentMethod',
    'PaymentProvider',
    'Warehouse',
    'Station',
    'Printer',
    'DeliveryZone',
    'Street',
    'PromoCode',
    'Link',
  ],
  ...['Page', 'OrderCounter', 'SlotUsage', 'Receiver', 'NoticeChannel'],
];

/** Columns of the other tables that hold no personal data. */
const ABOUT_NOBODY = [
  ...['Checkout.locale', 'Checkout.number', 'Checkout.currencyCode', 'Checkout.paymentName', 'Checkout.warehouseName'],
  ...[
    'Checkout.zoneName',
    'Checkout.promoCodeText',
    'Checkout.overridden',
    'CatalogChange.before',
    'CatalogChange.part',
    'OutboxMessage.change',
    'CheckoutLine.optionsKey',
    'CheckoutLine.productName',
  ],
  ...['CheckoutLine.variantName', 'CheckoutLine.sku', 'CheckoutLine.photo', 'CheckoutLine.options'],
  ...['Payment.currencyCode', 'Payment.description', 'Payment.failure', 'Payment.locale', 'Payment.methodName'],
  ...['Payment.receipt', 'Payment.reference', 'Payment.trouble', 'PaymentEvent.action', 'PaymentEvent.noticeId'],
  ...['Refund.failure', 'Refund.idempotencyKey', 'Refund.parts', 'Refund.reference'],
  ...['DeliveryAttempt.failure', 'NoticeAttempt.failure', 'Trouble.name', 'Trouble.subject'],
  ...['PrintJob.failure', 'PrintSending.requestUrl', 'PrintSending.requestBody'],
  ...['PrintAttempt.failure', 'PrintAttempt.failureDetail', 'PrintAttempt.answer'],
  'BackupRun.name',
];

const MODEL = /^model (\w+) \{\n([\s\S]*?)^\}/gm;
/** Words, or a place on earth; an id by itself says nothing. */
const KEY_HEADERS = /^ {2}(\w+) +(?:String|Json|Bytes|Float)\b(?!.*@db\.Uuid)/gm;

function columns(): string[] {
  const schema = readFileSync(join(projectRoot, 'prisma', 'schema.prisma'), 'utf8');
  return [...schema.matchAll(MODEL)].flatMap(([, model = '', body = '']) =>
    ABOUT_THE_SHOP.includes(model) ? [] : [...body.matchAll(KEY_HEADERS)].map(([, column]) => `${model}.${column}`),
  );
}

function answered(): string[] {
  const page = readFileSync(join(projectRoot, 'docs', 'owner', 'personal-data.md'), 'utf8');
  return [...page.matchAll(/`([A-Z]\w+\.\w+)`/g)].flatMap(([, column]) => column ?? []);
}

test('docs/owner/personal-data.md says of every column that can be about a person how long it is kept', () => {
  const expected = columns().filter((column) => !ABOUT_NOBODY.includes(column));
  expect(expected.length).toBeGreaterThan(30);
  expect(answered().sort()).toEqual(expected.sort());
});
