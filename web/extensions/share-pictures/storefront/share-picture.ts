import type { PictureAddress } from '../../../storefront/shop/share-picture';

const addressOf: PictureAddress = ({ origin, locale }, shared) =>
  `${origin}/share/${locale}${shared ? `/${shared}` : ''}.jpg`;

export default addressOf;
