/** The most homes of one change. */
export const bulkHomesMax = 500;

/** Days within which a change of many homes can be undone. */
export const bulkUndoDays = 30;
