import { createContext, useContext } from 'react';

/** The request's nonce while rendering on the server. Browsers hide nonces from scripts, so there it is undefined. */
export const NonceContext = createContext<string | undefined>(undefined);

export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
