import type { DemoPage } from '../demo-shop';

export const privacy: DemoPage = {
  slug: 'privacy',
  title: { en: 'Privacy', ru: 'Конфиденциальность' },
  seoDescription: {
    en: 'What we keep about you, what for and for how long.',
    ru: 'Что мы о вас храним, зачем и как долго.',
  },
  body: {
    en: `<p>This is a sample text of the demo shop. Have a lawyer look at your own before you open.</p>
<h2>What we keep</h2>
<ul>
<li>Your name and phone number, to confirm the order and to find you at the door.</li>
<li>The delivery address and your notes, for the courier and the kitchen.</li>
<li>What you ordered and what it cost, because accounting asks for it.</li>
</ul>
<h2>Cookies</h2>
<p>One cookie keeps your cart for 30 days, another remembers your language. There is no advertising and no tracking by others.</p>
<h2>Who sees it</h2>
<p>Our operators, cooks and couriers, and only as much as each of them needs. We sell nothing to anyone.</p>
<h2>Your rights</h2>
<p>Call us, and we show, correct or erase what we keep about you. Orders that the law wants kept lose your name and address.</p>`,
    ru: `<p>Это образец текста для демонстрационного магазина. Свой покажите юристу до открытия.</p>
<h2>Что мы храним</h2>
<ul>
<li>Имя и телефон — чтобы подтвердить заказ и найти вас у двери.</li>
<li>Адрес доставки и комментарии — для курьера и кухни.</li>
<li>Состав и сумму заказа — этого требует бухгалтерия.</li>
</ul>
<h2>Файлы cookie</h2>
<p>Один файл 30 дней хранит вашу корзину, другой помнит язык. Ни рекламы, ни посторонней слежки.</p>
<h2>Кто это видит</h2>
<p>Операторы, повара и курьеры — и каждый ровно столько, сколько ему нужно. Мы никому ничего не продаём.</p>
<h2>Ваши права</h2>
<p>Позвоните — и мы покажем, исправим или удалим данные о вас. Из заказов, которые закон велит хранить, мы уберём имя и адрес.</p>`,
  },
};
