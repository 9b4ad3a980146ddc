/** What a photo shows; alternative texts say it in the reader's language. Texts: `object.scene.<scene>`. */
export const photoScenes = [
  'outside',
  'living',
  'kitchen',
  'bedroom',
  'bath',
  'terrace',
  'balcony',
  'view',
  'pool',
  'sauna',
] as const;
export type PhotoScene = (typeof photoScenes)[number];

/** Fewer photos show too little of a home, more are looked at by nobody. */
export const photosMin = 3;
export const photosMax = 40;
/** The longer side to which browsers shrink photos before they send them; the server keeps no more. */
export const photoSideMax = 2900;
