/** Where the sign-in at the provider begins. */
export const PROVIDER_PATH = '/api/_auth/provider';

/** Where it ends: what the operator tells the provider, below the shop's address. */
export const CALLBACK_PATH = `${PROVIDER_PATH}/callback`;
