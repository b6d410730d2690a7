import type { ReceiverEvent } from '../../generated/prisma/client';
import type { TemplateScope } from '../template/body-template';
import type { OrderObject } from '../template/order-object';
import { type SampleShop, sampleOrder } from '../template/sample-order';
import { sampleScope } from '../template/sample-scope';

/** A shop whose clock is ahead of UTC, for tests. */
export const SAMPLE_SHOP = {
  id: '00000000-0000-7000-8000-00000000c0de',
  name: { en: 'Garden Kitchen', ru: 'Кухня в саду' },
  phone: '+995555000111',
  timeZone: 'Asia/Tbilisi',
  defaultLocale: 'en',
  currencyCode: 'GEL',
} as const satisfies SampleShop;

/** 22:30 by the shop's clock. */
const PLACED_AT = new Date('2026-11-20T18:30:00Z');

/** What templates see in tests: an order placed on 20 November 2026 at 22:30 by the shop's clock. */
export function testScope(changes: Partial<TemplateScope> = {}): TemplateScope {
  return { ...sampleScope(SAMPLE_SHOP, PLACED_AT), ...changes };
}

/** What templates see in tests with another event. */
export function testScopeOf(event: ReceiverEvent): TemplateScope {
  return sampleScope(SAMPLE_SHOP, PLACED_AT, event);
}

export function testOrder(): OrderObject {
  return sampleOrder(SAMPLE_SHOP, PLACED_AT);
}

/** A template whose text doubles with each `capture`; `contains` then makes several texts of one piece of it. */
export function doubled({ times, seed = 'Ж'.repeat(25) }: { times: number; seed?: string }): string {
  const captures = '{% capture a %}{{ a }}{{ a }}{% endcapture %}'.repeat(times);
  const flatten = (name: string) =>
    `{% capture ${name} %}{{ a }}.{% endcapture %}{% if ${name} contains "y" %}{% endif %}`;
  return `{% capture a %}${seed}{% endcapture %}${captures}${['b', 'c', 'd', 'e', 'f'].map(flatten).join('')}`;
}
