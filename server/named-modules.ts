import { extname } from 'node:path';

/** Modules that nobody below may import: rooms that stand on the server, and what runs in a process of its own. */
type NamedModule =
  | 'import/import-batch'
  | 'import/import-feed'
  | 'import/locations/ensure-place'
  | 'import/locations/place-process'
  | 'import/batch-process'
  | 'server/images/image-process';

/** Where a module lies. The bundle of the server holds each at the same place as the sources do. */
export const addressOf = (module: NamedModule): URL =>
  new URL(`../${module}${extname(import.meta.url)}`, import.meta.url);

/** Loads a room that stands on the server with its first use. It shares what it imports with the server. */
export const importUpperRoom = (
  room: Extract<NamedModule, 'import/import-batch' | 'import/import-feed' | 'import/locations/ensure-place'>,
): Promise<unknown> => import(addressOf(room).href);
