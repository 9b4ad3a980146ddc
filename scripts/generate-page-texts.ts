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

/** Views that a catalogue path may show in addition to the pages in web/pages. An error page may replace any page. */
const views: Readonly<Record<string, readonly string[]>> = {
  content: ['views/content/content-view.tsx'],
  failed: ['shell/error/error-view.tsx'],
};

/** The folders of all pages. Pages of a room have the room's name as prefix. */
export function pageFolders(): string[] {
  const folders = (of: string): string[] =>
    readdirSync(join(web, of), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
  return [
    ...folders('pages'),
    // A room also has shared components next to its pages.
    ...roomNames.flatMap((room) =>
      folders(room)
        .map((folder) => `${room}/${folder}`)
        .filter((page) => existsSync(join(web, pageFile(page)))),
    ),
  ];
}

/** Returns the module of a page, relative to web/. */
export const pageFile = (page: string): string => `${page.includes('/') ? page : `pages/${page}`}/page.tsx`;

const shell = ['entry.client.tsx', 'root.tsx'].map((file) => join(web, file));

/** Names of months and days, whose keys are computed from numbers. */
const namespaceOfAll = 'calendar';

/**
 * Collects the parts of the message files that a page's own modules name, by the page's folder: `home.regions`, or
 * `shell` for the whole file. Parts of lazy modules are not included.
 */
export function collectPageTexts(): Record<string, readonly string[]> {
  const pages = pageFolders().map((page) => [page, [pageFile(page)]] as const);
  return Object.fromEntries(
    [...pages, ...Object.entries(views)].map(([page, entries]) => [
      page,
      findNamedParts([...shell, ...entries.map((file) => resolve(web, file))], [namespaceOfAll]),
    ]),
  );
}

interface LazyModule {
  /** The name by which the browser requests the texts. */
  name: string;
  path: string;
  from: string;
  /** True if the importing file requests texts of that name. */
  withTexts: boolean;
}

/** Lists the component modules that the web loads lazily, once for each importing file. */
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

/** Collects the parts of the message files that a lazy module names, without those that every page has. */
export function collectPartTexts(): Record<string, readonly string[]> {
  const partsOfEveryPage = new Set(findNamedParts(shell, [namespaceOfAll]));
  return Object.fromEntries(
    lazyModules()
      .filter((module) => module.withTexts)
      .map(({ name, path }) => [
        name,
        findNamedParts([path]).filter(
          (part) => !partsOfEveryPage.has(part) && !partsOfEveryPage.has(toNamespace(part)),
        ),
      ]),
  );
}

const toNamespace = (part: string): string => part.split('.')[0]!;

/** Returns the parts that modules and their imports name, without parts of a whole that is named too. */
function findNamedParts(files: readonly string[], also: readonly string[] = []): string[] {
  const namedParts = [...moduleGraph(files)].flatMap((file) => findPartsInSource(readFileSync(file, 'utf8')));
  const allParts = new Set([...namedParts, ...also]);
  return [...allParts].filter((part) => !part.includes('.') || !allParts.has(toNamespace(part))).sort();
}

/** Finds message keys in code: whole strings, or templates that begin with their fixed part. */
export function findPartsInSource(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  const keys = [...code.matchAll(/['"`]([a-z]+)\.([a-zA-Z-]*)/g)].flatMap(([, namespace = '', part = '']) => {
    const messagePart = Object.hasOwn(messages, namespace) ? messages[namespace]! : null;
    if (!messagePart) return [];
    if (part === '') return [namespace];
    const plural = [part, ...['zero', 'one', 'other'].map((form) => `${part}_${form}`)];
    return plural.filter((key) => Object.hasOwn(messagePart, key)).map((key) => `${namespace}.${key}`);
  });
  // Finds components that get the namespace or part of their texts as a prop.
  const namespacesInProps = [...code.matchAll(/\btexts="([a-z]+)"/g)].map(([, namespace = '']) => namespace);
  return [...keys, ...namespacesInProps.filter((namespace) => Object.hasOwn(messages, namespace))];
}

/** Generates texts/page-texts.ts, from which the server builds the text files for pages and their parts. */
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

/** The parts of the message files that each page shows initially, by the page's folder. */
export const pageTexts = listed(ofPages);

/** The parts of the message files that a lazy module needs in addition to those of every page, by the module's name. */
export const partTexts = listed(ofParts);
`;
}

if (import.meta.main) writeFileSync(join(root, 'texts/page-texts.ts'), describePageTexts());
