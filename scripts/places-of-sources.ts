import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'rolldown';

/** Stands in a module for the folder that holds the sources, until it is known in which file of the bundle the module lies. */
const rootMark = 'feriola-root:';

const marks = new RegExp(`"${rootMark}(dirname|url):/([^"]*)"`, 'g');

const withSlashes = (path: string): string => path.replaceAll('\\', '/');

/**
 * Files that lie beside a module, and threads and processes that start with one, are found where the source lies: by the way from the
 * bundle's file, so that sources and bundle may move together, as in the artefact.
 */
export const placesOfSources = (folders: {
  root: string;
  /** Where the bundle is written, below the root. */
  target: string;
  /** A module that means its place in the bundle. */
  except: string;
}): Plugin => ({
  name: 'places-of-sources',
  transform(code, id) {
    if (id.includes('/node_modules/') || id === folders.except || !code.includes('import.meta.')) return null;
    const mark = (kind: string, path: string): string =>
      JSON.stringify(`${rootMark}${kind}:/${withSlashes(relative(folders.root, path))}`);
    return code
      .replaceAll('import.meta.dirname', mark('dirname', dirname(id)))
      .replaceAll('import.meta.url', mark('url', id));
  },
  renderChunk(code, { fileName }) {
    if (!code.includes(rootMark)) return null;
    const place = withSlashes(relative(folders.root, join(folders.target, fileName)));
    const up = '../'.repeat(place.split('/').length - 1);
    return code.replaceAll(marks, (_, kind: string, path: string) => {
      const way = JSON.stringify(up + path);
      return kind === 'url'
        ? `new URL(${way}, import.meta.url).href`
        : `process.getBuiltinModule("node:path").join(import.meta.dirname, ${way})`;
    });
  },
});
