/** The import cannot go on: one line for the terminal. */
export class ImportError extends Error {}
