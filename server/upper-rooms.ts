import { extname } from 'node:path';

type UpperRoom = 'import-batch' | 'import-feed' | 'locations/ensure-place';

/**
 * A room that stands on the server, which is named by its address: no folder imports from one above it. Loaded with its first use.
 * The bundle of the server holds it at the same place, so that both share what they import.
 */
export function importUpperRoom(file: UpperRoom): Promise<unknown> {
  return import(new URL(`../import/${file}${extname(import.meta.url)}`, import.meta.url).href);
}
