import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { asAscii } from './scripts/as-ascii.ts';

const shortHash = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 4);

/**
 * A module that this many pages of guests share is loaded with every page, because fewer files are smaller in total
 * (decision 247).
 */
const sharedByMany = 6;

/** The pages of guests that load a module at first, by its id. What stands around every page counts as a page, too. */
const pagesByModule = new Map<string, Set<string>>();
const aroundPages = 'around';

/** Finds out which pages of guests load what at first. Rooms, and parts that come on first use, do not count. */
const firstLoads: Plugin = {
  name: 'first-loads',
  applyToEnvironment: ({ name }) => name === 'client',
  // Without it a shared file would also contain everything that its modules import.
  configEnvironment: (name) =>
    name === 'client'
      ? { build: { rolldownOptions: { preserveEntrySignatures: 'allow-extension' } } }
      : undefined,
  buildEnd() {
    for (const id of this.getModuleIds()) {
      const [, page, around] =
        /web[\\/](?:pages[\\/]([\w-]+)[\\/]page|(root|entry\.client))\.tsx$/.exec(id) ?? [];
      if (page ?? around)
        noteImports(page ?? aroundPages, id, (one) => this.getModuleInfo(one)?.importedIds ?? []);
    }
  },
};

function noteImports(page: string, id: string, importsOf: (id: string) => readonly string[]): void {
  const pages = pagesByModule.get(id) ?? new Set();
  if (pages.has(page)) return;
  pagesByModule.set(id, pages.add(page));
  for (const next of importsOf(id)) noteImports(page, next, importsOf);
}

/** Names a file for what all pages load, and one for what the same pages share. What one page has to itself stays with it. */
function fileOfShared(id: string): string | null {
  const pages = pagesByModule.get(id);
  if (!pages) return null;
  if (pages.has(aroundPages) || pages.size >= sharedByMany) return 'site';
  return pages.size > 1 ? `pages-${shortHash([...pages].sort().join())}` : null;
}

const sharedFiles = [
  // It stays the same from release to release.
  { name: 'framework', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/, priority: 1 },
  { name: fileOfShared, includeDependenciesRecursively: false },
];

/**
 * Has the browser compile all of a file while it comes, beside the page, not each function at its first call: of
 * React and its router nearly all are called while a page comes alive. Chromium understands it, for others it is
 * a comment. See https://v8.dev/features/explicit-compile-hints.
 */
const compileAhead = '//# allFunctionsCalledOnLoad';

const classNames = new Map<string, string>();

/** Short class names, because they occur in scripts, style sheets and many times on each page. */
function shortName(name: string, file: string): string {
  const source = `${relative(import.meta.dirname, file.split('?')[0]!)} ${name}`;
  const short = `_${shortHash(source)}`;
  const other = classNames.get(short) ?? source;
  if (other !== source)
    throw new Error(`${source} and ${other} would be one class: name one of them otherwise.`);
  classNames.set(short, source);
  return short;
}

const layerOrder = /@layer [\w, ]+;/.exec(
  readFileSync(join(import.meta.dirname, 'web/components/tokens.css'), 'utf8'),
)![0];

/**
 * Begins each style sheet with the order of the cascade layers. The first sheet of a document decides it, and which one is
 * first changes while pages come and go: the sheets of an error page come after those of the page that was left.
 */
const layersInOrder: Plugin = {
  name: 'layers-in-order',
  transform: {
    filter: { id: /\.css(\?|$)/ },
    order: 'pre',
    handler: (code, id) => (id.includes('?url') ? null : `${layerOrder}\n${code}`),
  },
};

/**
 * Files that each page has loaded before it fetches anything more. Naming them in every file that imports them would
 * make all files larger.
 */
const ofEveryPage = /^assets\/(framework|rolldown-runtime|site)-/;

export default defineConfig(({ command }) => ({
  plugins: [
    layersInOrder,
    reactRouter(),
    firstLoads,
    { ...asAscii, applyToEnvironment: ({ name }: { name: string }) => name === 'ssr' },
  ],
  // Several checkouts and test servers may run side by side.
  cacheDir: '.cache/vite',
  build: {
    assetsInlineLimit: 0,
    cssMinify: true,
    modulePreload: {
      resolveDependencies: (_file, needed) => needed.filter((name) => !ofEveryPage.test(name)),
    },
  },
  ...(command === 'build' && { css: { modules: { generateScopedName: shortName } } }),
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: sharedFiles },
            postBanner: ({ name }: { name: string }) => (name === 'framework' ? compileAhead : ''),
          },
        },
      },
    },
  },
}));
