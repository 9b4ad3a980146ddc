/** A well-formed setting has an unusable value; the message is one line for the terminal. */
export class SettingError extends Error {}
