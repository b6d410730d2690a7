/** Colours that suit food, each well apart from its neighbours; a shop may have any other. */
export const SWATCHES = [
  { id: 'terracotta', color: '#c2410c' },
  { id: 'tomato', color: '#c81e1e' },
  { id: 'raspberry', color: '#be185d' },
  { id: 'plum', color: '#86198f' },
  { id: 'indigo', color: '#4338ca' },
  { id: 'sea', color: '#0369a1' },
  { id: 'teal', color: '#0f766e' },
  { id: 'basil', color: '#15803d' },
  { id: 'olive', color: '#4d7c0f' },
  { id: 'saffron', color: '#eab308' },
  { id: 'cocoa', color: '#78350f' },
  { id: 'graphite', color: '#334155' },
] as const;
