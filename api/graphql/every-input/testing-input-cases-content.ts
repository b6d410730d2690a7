import { globalId } from '../testing';
import { type InputCase, text } from './testing-input-shop';

const LATER = '2026-12-20T12:00:00.000Z';
const LATEST = '2026-12-24T12:00:00.000Z';

/** Links, pages and promo codes. */
export const contentCases: Readonly<Record<string, InputCase>> = {
  createLink: async ({ db }) => ({
    input: { placement: 'FOOTER', name: text('Blog'), url: 'https://blog.example/', icon: 'INFO', opensInNewTab: true },
    kept: { icon: 'info' },
    stored: () => db.link.findFirstOrThrow(),
  }),
  updateLink: async ({ db }) => {
    const { id, version } = await db.link.findFirstOrThrow();
    return {
      input: {
        id: globalId('Link', id),
        version,
        placement: 'SOCIAL',
        name: text('Pictures'),
        url: 'https://pictures.example/',
        icon: 'INSTAGRAM',
        opensInNewTab: false,
      },
      kept: { icon: 'instagram' },
      stored: () => db.link.findUniqueOrThrow({ where: { id } }),
    };
  },
  createPage: async ({ db }) => ({
    input: {
      title: text('About'),
      slug: 'about-us',
      body: text('Body'),
      seoDescription: text('Description'),
      isPublished: true,
    },
    stored: () => db.page.findFirstOrThrow({ where: { slug: 'about-us' } }),
  }),
  updatePage: async ({ db }) => {
    const { id, version } = await db.page.findFirstOrThrow({ where: { slug: 'about-us' } });
    return {
      input: {
        id: globalId('Page', id),
        version,
        title: text('Us'),
        slug: 'us',
        body: text('Other body'),
        seoDescription: text('Other description'),
        isPublished: false,
      },
      stored: () => db.page.findUniqueOrThrow({ where: { id } }),
    };
  },
  createPromoCode: async ({ db }) => ({
    input: {
      code: 'TENTH',
      kind: 'PERCENT',
      percent: 10,
      minimum: 100,
      startsAt: LATER,
      endsAt: LATEST,
      totalLimit: 11,
      perClientLimit: 2,
      isActive: false,
    },
    stored: () => db.promoCode.findFirstOrThrow({ where: { code: 'TENTH' } }),
  }),
  'createPromoCode of an amount': async ({ db }) => ({
    input: { code: 'FIVER', kind: 'AMOUNT', amount: 500 },
    stored: () => db.promoCode.findFirstOrThrow({ where: { code: 'FIVER' } }),
  }),
  updatePromoCode: async ({ db }) => {
    const { id, version } = await db.promoCode.findFirstOrThrow({ where: { code: 'TENTH' } });
    return {
      input: {
        id: globalId('PromoCode', id),
        version,
        code: 'FIFTH',
        kind: 'AMOUNT',
        amount: 20,
        minimum: 200,
        startsAt: LATEST,
        endsAt: '2026-12-30T12:00:00.000Z',
        totalLimit: 12,
        perClientLimit: 3,
        isActive: true,
      },
      stored: () => db.promoCode.findUniqueOrThrow({ where: { id } }),
    };
  },
  'updatePromoCode of a percentage': async ({ db }) => {
    const { id, version } = await db.promoCode.findFirstOrThrow({ where: { code: 'FIFTH' } });
    return {
      input: { id: globalId('PromoCode', id), version, kind: 'PERCENT', percent: 20 },
      stored: () => db.promoCode.findUniqueOrThrow({ where: { id } }),
    };
  },
};
