export const startPage = 'home';

/** Blocks that only the start page has, at fixed places, whatever their order in the text. */
const startKinds = [
  'distinctions',
  'labels',
  'regions',
  'categories',
  'countries',
  'parks',
  'tips',
  'portals',
  'agencies',
  'topics',
] as const;
export type StartKind = (typeof startKinds)[number];

const kinds: ReadonlySet<string> = new Set(startKinds);
export const isStartKind = (kind: string): kind is StartKind => kinds.has(kind);

export const distinctionVariants = ['pine', 'coral'] as const;
export const distinctionIcons = ['check', 'clock', 'star', 'shield'] as const;
export const labelIcons = ['calendar', 'mountain', 'umbrella', 'leaf'] as const;
export const parkLogos = ['leaf', 'wave', 'umbrella', 'mountain'] as const;
export const agenciesShown = 12;
