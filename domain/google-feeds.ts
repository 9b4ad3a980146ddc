/** What a home lacks to be shown by Google, or to be shown well. Texts: `google.lack.<reason>`. */
export const googleLacks = ['notShown', 'noPrice', 'noText', 'noPhotos', 'fewPhotos', 'position'] as const;
export type GoogleLack = (typeof googleLacks)[number];

/** Homes with fewer photos are listed, but rarely shown. */
export const photosForGoogle = 8;
/** Metres; a position that is known less precisely is that of a town rather than of a home. */
export const positionForGoogle = 2000;
/** Google asks for no arrival further ahead, and for no longer stay. */
export const daysAheadMax = 330;
export const nightsMax = 30;
