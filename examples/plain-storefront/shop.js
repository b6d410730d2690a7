/** Where the shop is. This page's own address has to be in its list: command center, Settings → API tokens. */
export const SHOP = 'http://localhost:3000';

/** Made there too. Visitors of this page can read it, so give it the scope `storefront` and no other. */
export const TOKEN = 'carte_…';
