/**
 * Bundles the server and what it loads into a few files: of 2,700 modules, finding and linking each took a third of a start.
 * Names and lines are kept, so that a stack trace can be read; a comment before each part names its file. Others are left out: a node
 * keeps the source in memory.
 */
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown, type Plugin } from 'rolldown';
import { namedModules } from '../server/named-modules.ts';
import { asAscii } from './as-ascii.ts';

const root = join(import.meta.dirname, '..');
const target = join(root, 'build/node');

/** What consists of compiled code, or finds files beside itself. */
const loadedAsInstalled = [/^sharp$/, /^@node-rs\//, /^fs-native-extensions$/, /^@electric-sql\//];

/** What this one names by its address lies in the bundle too. */
const findsBundled = join(root, 'server/named-modules.ts');

/** Files that lie beside a module, and threads and processes that start with one, are found where the source lies. */
const placesOfSources: Plugin = {
  name: 'places-of-sources',
  transform(code, id) {
    if (id.includes('/node_modules/') || id === findsBundled || !code.includes('import.meta.')) return null;
    return code
      .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
      .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href));
  },
};

const bundle = await rolldown({
  cwd: root,
  input: Object.fromEntries(['server/main', ...namedModules].map((module) => [module, `${module}.ts`])),
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
  comments: { legal: false, annotation: false, jsdoc: false },
});
await bundle.close();
