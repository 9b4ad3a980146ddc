import { extname } from 'node:path';

/** Rooms that stand on the server, which nobody below may import. */
const upperRooms = ['import/import-batch', 'import/import-feed', 'import/locations/ensure-place'] as const;

/** What runs in a process of its own. */
const ownProcesses = [
  'import/batch-process',
  'import/locations/place-process',
  'server/images/image-process',
] as const;

/** Modules that the server names by their address. */
export const namedModules = [...upperRooms, ...ownProcesses] as const;

/** Where a module lies. The bundle of the server holds each at the same place as the sources do. */
export const addressOf = (module: (typeof namedModules)[number]): URL =>
  new URL(`../${module}${extname(import.meta.url)}`, import.meta.url);

/** Loads a room that stands on the server with its first use. It shares what it imports with the server. */
export const importUpperRoom = (room: (typeof upperRooms)[number]): Promise<unknown> =>
  import(addressOf(room).href);

/** Where the pages lie as they were built. The bundle of the server holds them too: of 200 modules, finding each took a tenth of a start. */
export const builtPages = new URL('../build/server/index.js', import.meta.url);
