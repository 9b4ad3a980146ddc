/** A setting has a possible form, and what it names cannot be used: one line for the terminal. */
export class SettingError extends Error {}
