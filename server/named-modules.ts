import { extname } from 'node:path';

/** Modules of top-level folders that import the server, so that the server cannot import them statically. */
const upperRooms = [
  'import/import-batch',
  'import/import-feed',
  'import/sample-feed',
  'import/locations/ensure-place',
] as const;

/** The entry points of separate processes. */
const ownProcesses = [
  'import/batch-process',
  'import/locations/place-process',
  'server/images/image-process',
] as const;

/** The modules that the server loads by address. */
export const namedModules = [...upperRooms, ...ownProcesses] as const;

/** Returns the address of a module. The server's bundle has each module in the same place as the sources. */
export const moduleAddress = (module: (typeof namedModules)[number]): URL =>
  new URL(`../${module}${extname(import.meta.url)}`, import.meta.url);

/** Loads a module of a folder that imports the server, on first use. Both share the modules that they import. */
export const importUpperRoom = (room: (typeof upperRooms)[number]): Promise<unknown> =>
  import(moduleAddress(room).href);

/** The built pages. The server's bundle contains them too: resolving their 200 modules took a tenth of a start. */
export const builtPages = new URL('../build/server/index.js', import.meta.url);
