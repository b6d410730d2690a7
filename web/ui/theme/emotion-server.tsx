import createCache from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import type { ReactNode } from 'react';
import { EmotionContext } from './emotion-context';
import { EMOTION_KEY } from './emotion-provider';

/** Collects one page's Emotion styles and puts them into its head, where hydration finds them. */
export function createStyleCollector(nonce: string) {
  const cache = createCache({ key: EMOTION_KEY, nonce });
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  return {
    wrap: (app: ReactNode) => <EmotionContext value={cache}>{app}</EmotionContext>,
    insertStyles: (html: string) =>
      html.replace('</head>', () => `${constructStyleTagsFromChunks(extractCriticalToChunks(html))}</head>`),
  };
}
