import type { DemoPage } from '../demo-shop';

export const delivery: DemoPage = {
  slug: 'delivery',
  title: { en: 'Delivery and payment', ru: 'Доставка и оплата' },
  seoDescription: {
    en: 'How long delivery takes, how to collect an order yourself and how to pay.',
    ru: 'Сколько ждать доставку, как забрать заказ самому и чем платить.',
  },
  body: {
    en: `<h2>Delivery</h2>
<p>We bring your order to the door in about an hour, or at the time that you choose at checkout. The fee, the minimum order and the sum from which delivery is free stand in the cart before you order.</p>
<h2>Pickup</h2>
<p>Collect your order at either of our kitchens, usually within 25 minutes. Say your order number at the counter: nothing else is needed.</p>
<h2>Payment</h2>
<table>
<thead><tr><th>How</th><th>When</th></tr></thead>
<tbody>
<tr><td>Cash</td><td>To the courier or at the counter. Tell us the note you will pay with, and the courier brings change.</td></tr>
<tr><td>Card</td><td>To the courier or at the counter; every courier has a terminal.</td></tr>
<tr><td>Bank transfer</td><td>The operator sends you a QR code when confirming the order.</td></tr>
</tbody>
</table>
<h2>If something is wrong</h2>
<p>Cold, late or not what you ordered? Call us the same day: we cook it again or give the money back.</p>`,
    ru: `<h2>Доставка</h2>
<p>Привезём примерно за час или к тому времени, которое вы выберете при оформлении. Стоимость доставки, минимальная сумма и порог бесплатной доставки видны в корзине ещё до заказа.</p>
<h2>Самовывоз</h2>
<p>Заберите заказ на любой из наших кухонь — обычно он готов через 25 минут. Достаточно назвать номер заказа.</p>
<h2>Оплата</h2>
<table>
<thead><tr><th>Как</th><th>Когда</th></tr></thead>
<tbody>
<tr><td>Наличные</td><td>Курьеру или на кассе. Укажите, с какой купюры нужна сдача, — курьер её привезёт.</td></tr>
<tr><td>Карта</td><td>Курьеру или на кассе: терминал есть у каждого курьера.</td></tr>
<tr><td>Перевод</td><td>Оператор пришлёт QR-код, когда будет подтверждать заказ.</td></tr>
</tbody>
</table>
<h2>Если что-то не так</h2>
<p>Остыло, опоздало, перепутали? Позвоните в тот же день: приготовим заново или вернём деньги.</p>`,
  },
};
