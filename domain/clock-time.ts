/** Matches `HH:mm` from 00:00 to 23:59. */
export const clockTime = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
