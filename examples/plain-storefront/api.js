import { createClient } from '../client-kit/client.js';
import { browserSession } from '../client-kit/session.js';
import { SHOP, TOKEN } from './shop.js';
import { locale } from './texts.js';

/** The shop. The shopper's session comes with the first dish, and is kept in the browser. */
export const shop = createClient({ url: SHOP, token: TOKEN, locale, session: browserSession() });
