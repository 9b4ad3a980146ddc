/** Thrown if a backup cannot be made or restored; the message is one line for the terminal. */
export class BackupError extends Error {}
