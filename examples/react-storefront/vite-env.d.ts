interface ImportMetaEnv {
  /** The shop's address, and a token with the scope `storefront`: in `.env.local`. */
  readonly VITE_SHOP: string;
  readonly VITE_TOKEN: string;
}
