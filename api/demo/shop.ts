import type { DemoChannel, DemoShop } from './demo-shop';
import { about } from './pages/about';
import { delivery } from './pages/delivery';
import { giftCards } from './pages/gift-cards';
import { privacy } from './pages/privacy';

const WEEKDAY = [{ from: '10:00', to: '22:30' }];
const WEEKEND = [{ from: '11:00', to: '23:00' }];
const FRIDAY_NIGHT = [{ from: '10:00', to: '01:00' }];

const pageLink = ({ slug, title }: typeof about) => ({ name: title, url: `/${slug}`, icon: null });
const social = (
  icon: 'instagram' | 'telegram' | 'vk' | 'facebook' | 'whatsapp' | 'youtube',
  name: string,
  url: string,
) => ({ placement: 'SOCIAL', name: { en: name, ru: name }, url, icon }) as const;

export const demoShop: DemoShop = {
  week: [WEEKEND, WEEKDAY, WEEKDAY, WEEKDAY, WEEKDAY, FRIDAY_NIGHT, WEEKEND],
  warehouses: [
    {
      name: { en: 'Kitchen on Garden Street', ru: 'Кухня на Садовой' },
      address: { en: '12 Garden Street, entrance from the courtyard', ru: 'Садовая ул., 12, вход со двора' },
      offset: [0.0042, -0.0061],
    },
    {
      name: { en: 'Kitchen by the river', ru: 'Кухня у реки' },
      address: { en: '3 Embankment, ground floor', ru: 'Набережная, 3, первый этаж' },
      offset: [-0.0118, 0.0154],
    },
  ],
  paymentMethods: [
    {
      type: 'CASH',
      name: { en: 'Cash', ru: 'Наличные' },
      details: {
        en: 'Tell us what you’ll pay with: we’ll have change ready.',
        ru: 'Скажите, с какой суммы сдача: мы её подготовим.',
      },
    },
    {
      type: 'CARD',
      name: { en: 'Card on delivery', ru: 'Картой при получении' },
      details: { en: 'We bring the terminal.', ru: 'Терминал будет с собой.' },
    },
    {
      type: 'CUSTOM',
      name: { en: 'Bank transfer by QR code', ru: 'Перевод по QR-коду' },
      details: { en: 'We send or show you the code.', ru: 'Код пришлём или покажем.' },
    },
  ],
  links: [
    { placement: 'MAIN', name: { en: 'Menu', ru: 'Меню' }, url: '/catalog', icon: null },
    { placement: 'MAIN', ...pageLink(delivery) },
    { placement: 'MAIN', ...pageLink(giftCards), icon: 'gift' },
    { placement: 'FOOTER', ...pageLink(about), icon: 'info' },
    { placement: 'FOOTER', ...pageLink(delivery) },
    { placement: 'FOOTER', ...pageLink(privacy) },
    social('instagram', 'Instagram', 'https://www.instagram.com/'),
    social('telegram', 'Telegram', 'https://telegram.org/'),
    social('vk', 'VK', 'https://vk.com/'),
    social('facebook', 'Facebook', 'https://www.facebook.com/'),
    social('whatsapp', 'WhatsApp', 'https://www.whatsapp.com/'),
    social('youtube', 'YouTube', 'https://www.youtube.com/'),
  ],
  pages: [about, delivery, giftCards, privacy],
  promoCodes: [
    { code: 'WELCOME10', kind: 'PERCENT', percent: 10, perClientLimit: 1 },
    { code: 'FREERIDE', kind: 'FREE_DELIVERY', minimum: 2000 },
  ],
  terms: {
    pickupDetails: {
      en: 'Ready in 25 minutes. Say your order number at the counter.',
      ru: 'Готово через 25 минут. Назовите номер заказа на кассе.',
    },
    deliveryDetails: {
      en: 'Our own couriers, heated bags, about an hour to your door.',
      ru: 'Свои курьеры, термосумки, около часа до двери.',
    },
    conditions: {
      en: 'We deliver within the city. An operator calls to confirm each order.',
      ru: 'Доставляем в пределах города. Каждый заказ подтверждает по телефону оператор.',
    },
    pickupMinutes: 25,
    deliveryMinutes: 60,
    deliveryFee: 300,
    freeDeliveryFrom: 3500,
    minAmountForDelivery: 1200,
    maximumOrderWeight: 20_000,
  },
};

/** A neighbourhood kitchen in Tbilisi: both languages are at home there. */
export const demoChannel: DemoChannel = {
  name: { en: 'Copper Ladle', ru: 'Медный половник' },
  description: {
    en: 'Wood-fired pizza, slow broths and honest desserts, brought hot to your door.',
    ru: 'Пицца из дровяной печи, неторопливые бульоны и честные десерты — горячими к вашей двери.',
  },
  copyright: { en: '© Copper Ladle', ru: '© Медный половник' },
  phone: '+995322123456',
  accentColor: '#b4481e',
  countryCode: 'GE',
  timeZone: 'Asia/Tbilisi',
  defaultLocale: 'en',
};
