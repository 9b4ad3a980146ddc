import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'rolldown';

/** Placeholder in a module for the source folder, until it is known which bundle file contains the module. */
const rootMark = 'feriola-root:';

const marks = new RegExp(`"${rootMark}(dirname|url):/([^"]*)"`, 'g');

const withSlashes = (path: string): string => path.replaceAll('\\', '/');

/**
 * Rewrites paths of files next to a module, and of threads and processes started from one, to the location of the
 * source. Paths are relative to the bundle file, so that sources and bundle can be moved together, as in the artefact.
 */
export const rewriteSourcePaths = (folders: {
  root: string;
  /** Output folder of the bundle, relative to the root. */
  target: string;
  /** A module whose paths refer to the bundle instead. */
  except: string;
}): Plugin => ({
  name: 'places-of-sources',
  transform(code, id) {
    if (id.includes('/node_modules/') || id === folders.except || !code.includes('import.meta.')) return null;
    const toPlaceholder = (kind: string, path: string): string =>
      JSON.stringify(`${rootMark}${kind}:/${withSlashes(relative(folders.root, path))}`);
    return code
      .replaceAll('import.meta.dirname', toPlaceholder('dirname', dirname(id)))
      .replaceAll('import.meta.url', toPlaceholder('url', id));
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
