/** What somebody can have themselves written to about. Texts: `letters.alerts.kind.<kind>`. */
export const alertKinds = ['search', 'watch-list'] as const;
export type AlertKind = (typeof alertKinds)[number];

/** How often at most. Texts: `letters.alerts.frequency.<frequency>`. */
export const alertFrequencies = ['daily', 'weekly'] as const;
export type AlertFrequency = (typeof alertFrequencies)[number];

/** Alerts that one address may have at a time. */
export const alertsOfAddress = 20;
/** A search that finds more is none that somebody would read all news of. */
export const alertHomesMax = 300;

/** The parts of a search that only say how its list is shown. */
export const alertIgnoredKeys = ['page', 'objectsPerPage', 'sort', 'PID', 'language', 't'] as const;
