import { accessSync, constants, mkdirSync } from 'node:fs';

/** The data folder cannot be made or written: one line for the terminal. */
export class DataFolderError extends Error {}

export function ensureDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw new DataFolderError(`DATA_DIR ${folder} cannot be written.`, { cause: error });
  }
}
