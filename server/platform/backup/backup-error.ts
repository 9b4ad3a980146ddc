/** A backup cannot be made or restored: one line for the terminal. */
export class BackupError extends Error {}
