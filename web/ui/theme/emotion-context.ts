import type { EmotionCache } from '@emotion/react';
import { createContext } from 'react';

/** The request's own style cache while rendering on the server; null in the browser. */
export const EmotionContext = createContext<EmotionCache | null>(null);
