/** Maximum length of a name on the contact card, in characters. */
export const staffNameLength = 60;

/** Maximum number of people on the contact card: every page comes with all of them. */
export const staffMax = 40;
