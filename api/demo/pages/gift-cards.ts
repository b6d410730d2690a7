import type { DemoPage } from '../demo-shop';

export const giftCards: DemoPage = {
  slug: 'gift-cards',
  title: { en: 'Gift cards', ru: 'Подарочные карты' },
  seoDescription: {
    en: 'A dinner as a present: choose any sum, and we deliver the card with a bow.',
    ru: 'Ужин в подарок: выберите сумму, а мы доставим карту с бантом.',
  },
  body: {
    en: `<p>For birthdays, housewarmings and mothers-in-law: a card for any sum, valid for a year in both kitchens and for delivery.</p>
<ol>
<li>Call us and name the sum.</li>
<li>We deliver the card together with your order, or on its own, for free.</li>
<li>Its owner tells the operator the number on the card when ordering.</li>
</ol>
<blockquote>The rest stays on the card: it can be spent in parts.</blockquote>`,
    ru: `<p>На день рождения, новоселье и для любимой тёщи: карта на любую сумму действует год на обеих кухнях и при доставке.</p>
<ol>
<li>Позвоните нам и назовите сумму.</li>
<li>Привезём карту вместе с заказом или отдельно — бесплатно.</li>
<li>При заказе её владелец называет оператору номер карты.</li>
</ol>
<blockquote>Остаток не сгорает: карту можно тратить по частям.</blockquote>`,
  },
};
