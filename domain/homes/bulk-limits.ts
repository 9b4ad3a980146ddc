/** Maximum number of homes in one bulk change. */
export const bulkHomesMax = 500;

/** Days within which a bulk change can be undone. */
export const bulkUndoDays = 30;
