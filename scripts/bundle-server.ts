/**
 * Bundles the server and what it loads into a few files: of 2,700 modules, finding and linking each took a third of a start.
 * Names and lines are kept, so that a stack trace can be read; a comment before each part names its file.
 */
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown, type Plugin } from 'rolldown';

const root = join(import.meta.dirname, '..');
const target = join(root, 'build/node');

/** What consists of compiled code, or finds files beside itself. */
const loadedAsInstalled = [/^sharp$/, /^@node-rs\//, /^fs-native-extensions$/, /^@electric-sql\//];

/** What it names by its address lies in the bundle too. */
const findsBundled = join(root, 'server/upper-rooms.ts');

/** One character beyond the first 256 would make the runtime hold a file with two bytes for each, and decode it. */
const asAscii: Plugin = {
  name: 'as-ascii',
  renderChunk: (code) =>
    code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
};

/** Files that lie beside a module, and threads and processes that start with one, are found where the source lies. */
const placesOfSources: Plugin = {
  name: 'places-of-sources',
  transform(code, id) {
    if (id.includes('/node_modules/') || id === findsBundled || !code.includes('import.meta.'))
      return null;
    return code
      .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
      .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href));
  },
};

const bundle = await rolldown({
  cwd: root,
  input: {
    'server/main': 'server/main.ts',
    'import/import-batch': 'import/import-batch.ts',
    'import/import-feed': 'import/import-feed.ts',
    'import/locations/ensure-place': 'import/locations/ensure-place.ts',
  },
  platform: 'node',
  external: loadedAsInstalled,
  plugins: [placesOfSources, asAscii],
  // What packages say to other bundlers concerns nobody here; an error ends the bundle.
  logLevel: 'silent',
});
rmSync(target, { recursive: true, force: true });
await bundle.write({
  dir: target,
  format: 'esm',
  entryFileNames: '[name].js',
  chunkFileNames: 'server/[name]-[hash].js',
});
await bundle.close();
