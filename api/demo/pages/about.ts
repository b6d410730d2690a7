import type { DemoPage } from '../demo-shop';

export const about: DemoPage = {
  slug: 'about',
  title: { en: 'About us', ru: 'О нас' },
  seoDescription: {
    en: 'Who cooks for you, where the food comes from and when the oven is hot.',
    ru: 'Кто для вас готовит, откуда продукты и когда горит печь.',
  },
  body: {
    en: `<p>We are a neighbourhood kitchen with one wood-fired oven, two chefs who argue about salt, and a rule: <strong>nothing leaves the pass that we would not eat ourselves</strong>.</p>
<h2>How we cook</h2>
<ul>
<li>Pizza dough rests for 48 hours. It is why the crust is light.</li>
<li>Broths, sauces and desserts are made here, every day, from scratch.</li>
<li>Vegetables come from farms within two hours of the city, fish arrives three times a week.</li>
</ul>
<h2>How we deliver</h2>
<p>Our own couriers carry your order in heated bags, and the kitchen starts cooking only when a courier is free. Read more about <a href="/delivery">delivery and payment</a>.</p>
<h2>Allergies</h2>
<p>Allergens are listed with every dish. All of it is cooked in one kitchen, so traces are possible: if your allergy is serious, please call us before you order.</p>`,
    ru: `<p>Мы — кухня по соседству: одна дровяная печь, два повара, которые вечно спорят о соли, и одно правило: <strong>отдаём только то, что съели бы сами</strong>.</p>
<h2>Как мы готовим</h2>
<ul>
<li>Тесто для пиццы зреет 48 часов. Поэтому корочка такая лёгкая.</li>
<li>Бульоны, соусы и десерты делаем сами, каждый день и с нуля.</li>
<li>Овощи привозят с ферм не дальше двух часов от города, рыбу — трижды в неделю.</li>
</ul>
<h2>Как мы доставляем</h2>
<p>Заказ везут наши курьеры в термосумках, а готовить мы начинаем, только когда курьер уже свободен. Подробнее — на странице <a href="/delivery">«Доставка и оплата»</a>.</p>
<h2>Аллергии</h2>
<p>Аллергены указаны у каждого блюда. Всё готовится на одной кухне, поэтому возможны следы: если аллергия серьёзная, пожалуйста, позвоните нам до заказа.</p>`,
  },
};
