/** Texts: `letters.alerts.kind.<kind>`. */
export const alertKinds = ['search', 'watch-list'] as const;
export type AlertKind = (typeof alertKinds)[number];

/** Upper bounds. Texts: `letters.alerts.frequency.<frequency>`. */
export const alertFrequencies = ['daily', 'weekly'] as const;
export type AlertFrequency = (typeof alertFrequencies)[number];

export const alertsOfAddress = 20;
/** A search with more homes gets no alert, since its news would be too many to read. */
export const alertHomesMax = 300;

/** Keys of a search that only affect the display of its list. */
export const alertIgnoredKeys = ['page', 'objectsPerPage', 'sort', 'PID', 'language', 't', 'wish'] as const;
