/**
 * Bundles the server into a few files: finding and linking 2,700 modules took a third of a start. Names and lines are kept for readable
 * stack traces; a comment before each part names its file. Other comments are removed, because a node keeps the source in memory.
 */
import { rmSync } from 'node:fs';
import http from 'node:http';
import { join } from 'node:path';
import { rolldown, type Plugin } from 'rolldown';
import { namedModules } from '../server/named-modules.ts';
import { asAscii } from './as-ascii.ts';
import { placesOfSources } from './places-of-sources.ts';

const root = join(import.meta.dirname, '..');
const target = join(root, 'build/node');

/** Packages with compiled code, or that find files beside their own. */
const loadedAsInstalled = [/^sharp$/, /^@node-rs\//, /^fs-native-extensions$/, /^@electric-sql\//];

/** Modules that this file names by path are bundled too. */
const findsBundled = join(root, 'server/named-modules.ts');

const ofReact = /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/;
const ofPages = (id: string): boolean =>
  ofReact.test(id) || /[\\/]build[\\/]server[\\/]|[\\/]node_modules[\\/]@remix-run[\\/]/.test(id);

/** Leaves out React's development build. */
const reactForVisitors: Plugin = {
  name: 'react-for-visitors',
  transform: {
    filter: { id: ofReact },
    handler: (code) => code.replaceAll('process.env.NODE_ENV', '"production"'),
  },
};

/**
 * An import of `node:http` reads each of its names to export them, and three of them load the runtime's `fetch`, which no start needs.
 * These three are left out.
 */
const httpWithoutFetch: Plugin = {
  name: 'http-without-fetch',
  resolveId: (id, _importer, { kind }) =>
    id === 'node:http' && kind === 'import-statement' ? '\0node:http' : null,
  load(id) {
    if (id !== '\0node:http') return null;
    const names = Object.keys(http).filter(
      (name) => !['CloseEvent', 'MessageEvent', 'WebSocket'].includes(name),
    );
    return `const http = process.getBuiltinModule('node:http');
export default http;
export const { ${names.join(', ')} } = http;`;
  },
};

const bundle = await rolldown({
  cwd: root,
  input: {
    ...Object.fromEntries(
      [
        'server/main',
        'server/run-admin',
        'server/run-migrate',
        'server/run-backup',
        'server/run-doctor',
        'server/run-verify',
        'demo/main',
        ...namedModules,
      ].map((module) => [module, `${module}.ts`]),
    ),
    'build/server/index': 'build/server/index.js',
  },
  platform: 'node',
  external: loadedAsInstalled,
  plugins: [
    placesOfSources({ root, target, except: findsBundled }),
    reactForVisitors,
    httpWithoutFetch,
    asAscii,
  ],
  // What packages say to other bundlers concerns nobody here; an error ends the bundle.
  logLevel: 'silent',
});
rmSync(target, { recursive: true, force: true });
await bundle.write({
  dir: target,
  format: 'esm',
  entryFileNames: '[name].js',
  chunkFileNames: 'server/[name]-[hash].js',
  // What was split for browsers is needed by the server at once.
  codeSplitting: { groups: [{ name: 'pages', tags: ['$initial'], test: ofPages }] },
  comments: { legal: false, annotation: false, jsdoc: false },
});
await bundle.close();
