/**
 * Bundles the server into a few files, because resolving and linking 2,700 modules took a third of the start time.
 * Names and lines are preserved for readable stack traces, and a comment before each part names its file. Other
 * comments are removed, because a node keeps the source in memory.
 */
import { rmSync } from 'node:fs';
import http from 'node:http';
import { join } from 'node:path';
import { rolldown, type Plugin } from 'rolldown';
import { namedModules } from '../server/named-modules.ts';
import { asAscii } from './as-ascii.ts';
import { rewriteSourcePaths } from './places-of-sources.ts';

const root = join(import.meta.dirname, '..');
const target = join(root, 'build/node');

/** Packages with native code, or that load files relative to their own. */
const externalPackages = [/^sharp$/, /^@node-rs\//, /^fs-native-extensions$/, /^@electric-sql\//];

/** Modules that this file names by path are bundled too. */
const namedModulesFile = join(root, 'server/named-modules.ts');

const reactModules = /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/;
const isPageModule = (id: string): boolean =>
  reactModules.test(id) || /[\\/]build[\\/]server[\\/]|[\\/]node_modules[\\/]@remix-run[\\/]/.test(id);

/** Replaces React's development build. */
const reactForVisitors: Plugin = {
  name: 'react-for-visitors',
  transform: {
    filter: { id: reactModules },
    handler: (code) => code.replaceAll('process.env.NODE_ENV', '"production"'),
  },
};

/**
 * Importing `node:http` reads each of its names to export them, and three of these load the runtime's `fetch`, which
 * the start does not need. The three names are omitted.
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
  external: externalPackages,
  plugins: [
    rewriteSourcePaths({ root, target, except: namedModulesFile }),
    reactForVisitors,
    httpWithoutFetch,
    asAscii,
  ],
  // Warnings of packages are not relevant here. An error still aborts the bundle.
  logLevel: 'silent',
});
rmSync(target, { recursive: true, force: true });
await bundle.write({
  dir: target,
  format: 'esm',
  entryFileNames: '[name].js',
  chunkFileNames: 'server/[name]-[hash].js',
  // Chunks that are split for browsers are merged, since the server needs all of them at once.
  codeSplitting: { groups: [{ name: 'pages', tags: ['$initial'], test: isPageModule }] },
  comments: { legal: false, annotation: false, jsdoc: false },
});
await bundle.close();
