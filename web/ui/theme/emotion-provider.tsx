import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type ReactNode, useContext, useState } from 'react';
import { EmotionContext } from './emotion-context';
import { documentNonce } from './nonce';

/** Emotion's class names begin with it, on the server and in the browser alike. */
export const EMOTION_KEY = 'cc';

/** Stands around everything that uses Chakra: in the command center's layout, and nowhere else. */
export function EmotionProvider({ children }: { readonly children: ReactNode }) {
  const requestCache = useContext(EmotionContext);
  const [cache] = useState(() => requestCache ?? createCache({ key: EMOTION_KEY, nonce: documentNonce }));
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}
