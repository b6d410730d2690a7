const TEXTS = {
  en: {
    menu: 'Menu',
    cart: 'Your order',
    empty: 'Nothing in it yet.',
    add: 'Add',
    soldOut: 'Sold out',
    from: 'from',
    less: 'One less: ',
    more: 'One more: ',
    close: 'Close',
    name: 'Name',
    phone: 'Phone',
    street: 'Street and house',
    receiving: 'Delivery or pickup',
    DELIVERY: 'Delivery',
    PICKUP: 'Pickup',
    delivery: 'Delivery',
    zone: 'Part of town',
    warehouse: 'Where to collect it',
    time: 'When',
    soon: 'As soon as possible',
    payment: 'Payment',
    total: 'Total',
    place: 'Place order',
    confirm: 'The price has changed. Please look at the new total and press again.',
    failed: 'The shop does not answer. Please try again: nothing is ordered twice.',
    order: 'Order',
    again: 'Back to the menu',
    PLACED: 'We have your order',
    ACCEPTED: 'The kitchen has it',
    PREPARING: 'Being cooked',
    READY: 'Ready',
    OUT_FOR_DELIVERY: 'On its way',
    COMPLETED: 'Handed over. Enjoy!',
    CANCELLED: 'Cancelled',
  },
  ru: {
    menu: 'Меню',
    cart: 'Ваш заказ',
    empty: 'Пока пусто.',
    add: 'В заказ',
    soldOut: 'Закончилось',
    from: 'от',
    less: 'Убрать одну порцию: ',
    more: 'Ещё одна порция: ',
    close: 'Закрыть',
    name: 'Имя',
    phone: 'Телефон',
    street: 'Улица и дом',
    receiving: 'Доставка или самовывоз',
    DELIVERY: 'Доставка',
    PICKUP: 'Самовывоз',
    delivery: 'Доставка',
    zone: 'Район',
    warehouse: 'Где забрать',
    time: 'Когда',
    soon: 'Как можно скорее',
    payment: 'Оплата',
    total: 'Итого',
    place: 'Заказать',
    confirm: 'Цена изменилась. Проверьте новую сумму и нажмите ещё раз.',
    failed: 'Ресторан не отвечает. Попробуйте ещё раз: заказ не повторится.',
    order: 'Заказ',
    again: 'Вернуться в меню',
    PLACED: 'Мы получили ваш заказ',
    ACCEPTED: 'Кухня приняла заказ',
    PREPARING: 'Готовим',
    READY: 'Готово',
    OUT_FOR_DELIVERY: 'Уже в пути',
    COMPLETED: 'Передан. Приятного аппетита!',
    CANCELLED: 'Отменён',
  },
};

const chosen = new URLSearchParams(location.search).get('locale') ?? navigator.language.slice(0, 2);

export const locale = chosen === 'ru' ? 'ru' : 'en';

/** @type {(key: string) => string} */
export const text = (key) => TEXTS[locale][key];

/** “Sat, 18:30”, by the shop’s clock, wherever the reader is. */
export const moment = (instant, timeZone) =>
  new Intl.DateTimeFormat(locale, { weekday: 'short', hour: 'numeric', minute: '2-digit', timeZone }).format(
    new Date(instant),
  );

/** All of the currencies that shops have here are of hundredths. */
export const money = ({ minor, currencyCode }) =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: currencyCode }).format(minor / 100);
