import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { roomNames } from '../domain/rooms.ts';
import { moduleGraph } from './module-graph.ts';

const root = join(import.meta.dirname, '..');
const web = join(root, 'web');

type Messages = { readonly [key: string]: string | Messages };
const messages = Object.fromEntries(
  readdirSync(join(root, 'texts/de')).map((file) => [
    file.replace('.json', ''),
    JSON.parse(readFileSync(join(root, 'texts/de', file), 'utf8')) as Messages,
  ]),
);

/** Views that a path of the catalogue may show besides the pages in web/pages; an error page may replace a page. */
const views: Readonly<Record<string, readonly string[]>> = {
  content: ['views/content/content-view.tsx'],
  failed: ['shell/error/error-view.tsx'],
};

/** The folders of all pages; those of a room have its name as prefix. */
export function pageFolders(): string[] {
  const folders = (of: string): string[] =>
    readdirSync(join(web, of), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
  return [
    ...folders('pages'),
    // A room keeps beside its pages what several of them show.
    ...roomNames.flatMap((room) =>
      folders(room)
        .map((folder) => `${room}/${folder}`)
        .filter((page) => existsSync(join(web, pageFile(page)))),
    ),
  ];
}

/** The module of a page, below web/. */
export const pageFile = (page: string): string => `${page.includes('/') ? page : `pages/${page}`}/page.tsx`;

/** Files that every page loads. */
const shell = ['entry.client.tsx', 'root.tsx'].map((file) => join(web, file));

/** Names of months and days, whose keys are computed from numbers. */
const ofAll = 'calendar';

/**
 * The parts of the message files that a page's own modules name, by the page's folder: `home.regions`, or `shell` for the whole file.
 * Parts of lazy modules are not among them.
 */
export function collectPageTexts(): Record<string, readonly string[]> {
  const pages = pageFolders().map((page) => [page, [pageFile(page)]] as const);
  return Object.fromEntries(
    [...pages, ...Object.entries(views)].map(([page, entries]) => [
      page,
      partsNamedBy([...shell, ...entries.map((file) => resolve(web, file))], [ofAll]),
    ]),
  );
}

interface LazyModule {
  /** The name by which its texts are asked for. */
  name: string;
  path: string;
  from: string;
  /** Whether that file asks for texts of that name. */
  withTexts: boolean;
}

/** The component modules that the web loads lazily, once for each importing file. */
export function lazyModules(): LazyModule[] {
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => join(web, file));
  return files.sort().flatMap((from) => {
    const source = readFileSync(from, 'utf8');
    return [...source.matchAll(/\bimport\(\s*'(\.[^']+\.tsx)'/g)].map(([, file = '']) => {
      const name = basename(file, '.tsx');
      const asks = new RegExp(`\\b(?:lazyPart|withTexts)(?:<\\w+>)?\\([^;]*?'${name}',?\\s*\\)`);
      return { name, path: resolve(dirname(from), file), from, withTexts: asks.test(source) };
    });
  });
}

/** The parts of the message files that a lazy module names beyond those that every page has. */
export function collectPartTexts(): Record<string, readonly string[]> {
  const known = new Set(partsNamedBy(shell, [ofAll]));
  return Object.fromEntries(
    lazyModules()
      .filter((module) => module.withTexts)
      .map(({ name, path }) => [
        name,
        partsNamedBy([path]).filter((part) => !known.has(part) && !known.has(namespaceOf(part))),
      ]),
  );
}

const namespaceOf = (part: string): string => part.split('.')[0]!;

/** The parts that modules and their imports name, without parts of a whole that is named too. */
function partsNamedBy(files: readonly string[], also: readonly string[] = []): string[] {
  const named = [...moduleGraph(files)].flatMap((file) => partsNamedIn(readFileSync(file, 'utf8')));
  const found = new Set([...named, ...also]);
  return [...found].filter((part) => !part.includes('.') || !found.has(namespaceOf(part))).sort();
}

/** Finds message keys in code: whole strings, or templates that begin with their fixed part. */
export function partsNamedIn(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  const named = [...code.matchAll(/['"`]([a-z]+)\.([a-zA-Z-]*)/g)].flatMap(
    ([, namespace = '', part = '']) => {
      const found = Object.hasOwn(messages, namespace) ? messages[namespace]! : null;
      if (!found) return [];
      if (part === '') return [namespace];
      const plural = [part, ...['zero', 'one', 'other'].map((form) => `${part}_${form}`)];
      return plural.filter((key) => Object.hasOwn(found, key)).map((key) => `${namespace}.${key}`);
    },
  );
  // A component that is told which namespace or part its texts are in.
  const told = [...code.matchAll(/\btexts="([a-z]+)"/g)].map(([, namespace = '']) => namespace);
  return [...named, ...told.filter((namespace) => Object.hasOwn(messages, namespace))];
}

/** Generates texts/page-texts.ts, from which the server makes the text files that pages and their parts wait for. */
function describePageTexts(): string {
  const table = (parts: Record<string, readonly string[]>): string =>
    Object.entries(parts)
      .map(([name, list]) => `  ${/^\w+$/.test(name) ? name : `'${name}'`}:\n    '${list.join(' ')}',`)
      .join('\n');
  return `// Generated from the modules of the pages by npm run texts:pages.
type Table = Readonly<Record<string, string>>;

const ofPages: Table = {
${table(collectPageTexts())}
};

const ofParts: Table = {
${table(collectPartTexts())}
};

const listed = (table: Table): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(Object.entries(table).map(([name, list]) => [name, list.split(' ')]));

/** The parts of the message files that each page shows before anything is used, by its folder. */
export const pageTexts = listed(ofPages);

/** The parts of the message files that a module fetched on first use needs beyond what every page has, by its name. */
export const partTexts = listed(ofParts);
`;
}

if (import.meta.main) writeFileSync(join(root, 'texts/page-texts.ts'), describePageTexts());
