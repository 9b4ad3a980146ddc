import { extname } from 'node:path';

/** Modules that import the server themselves, so that the server can only import them when it needs them. */
const lateModules = [
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
export const namedModules = [...lateModules, ...ownProcesses] as const;

/** Returns the address of a module. The server's bundle has each module in the same place as the sources. */
export const moduleAddress = (module: (typeof namedModules)[number]): URL =>
  new URL(`../${module}${extname(import.meta.url)}`, import.meta.url);

/** Loads one of the late modules, on its first use. It shares all modules of the server that it imports. */
export const importLateModule = (module: (typeof lateModules)[number]): Promise<unknown> =>
  import(moduleAddress(module).href);

/** The built pages. The server's bundle contains them too: resolving their 200 modules took a tenth of a start. */
export const builtPages = new URL('../build/server/index.js', import.meta.url);
