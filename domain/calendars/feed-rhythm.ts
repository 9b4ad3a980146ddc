/** A connected calendar is read again after so many minutes. */
export const feedMinutes = 30;
