/** A well-formed setting names something unusable; the message is one line for the terminal. */
export class SettingError extends Error {}
