import { createContext, useContext } from 'react';

/** The request's nonce while rendering on the server. Browsers hide nonces from scripts, so there it is undefined. */
export const NonceContext = createContext<string | undefined>(undefined);

export function useNonce(): string | undefined {
  return useContext(NonceContext);
}

/**
 * The nonce that the document came with: a style element that a script adds needs it. Read when the script starts, because
 * the elements that carry it are gone when React renders the document again.
 */
export const documentNonce: string | undefined =
  typeof document === 'undefined' ? undefined : document.querySelector<HTMLElement>('script[nonce]')?.nonce;
