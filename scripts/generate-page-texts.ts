import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
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

/** A path of the catalogue may show these views beside the pages in web/pages, and an error takes a page's place. */
const views: Readonly<Record<string, readonly string[]>> = {
  content: ['views/content/content-view.tsx'],
  failed: ['shell/error/error-view.tsx'],
};

/** The folders of all pages; those of a room stand behind its name. */
export function pageFolders(): string[] {
  const folders = (of: string): string[] =>
    readdirSync(join(web, of), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
  return [
    ...folders('pages'),
    ...roomNames.flatMap((room) => folders(room).map((folder) => `${room}/${folder}`)),
  ];
}

/** The module of a page, below web/. */
export const pageFile = (page: string): string => `${page.includes('/') ? page : `pages/${page}`}/page.tsx`;

/** What every page loads. */
const shell = ['entry.client.tsx', 'root.tsx'];

/**
 * The parts of the message files that a page's own modules name, by the page's folder: `home.heading`, or
 * `shell` for all of it. What comes with a part of the page that is fetched on first use is not among them.
 */
export function collectPageTexts(): Record<string, readonly string[]> {
  const pages = pageFolders().map((page) => [page, [pageFile(page)]] as const);
  return Object.fromEntries(
    [...pages, ...Object.entries(views)].map(([page, entries]) => {
      const files = moduleGraph([...shell, ...entries].map((file) => resolve(web, file)));
      const found = new Set([...files].flatMap((file) => partsNamedIn(readFileSync(file, 'utf8'))));
      // The names of months and days are asked for by number.
      found.add('calendar');
      return [
        page,
        [...found].filter((part) => !found.has(part.split('.')[0]!) || !part.includes('.')).sort(),
      ];
    }),
  );
}

/** Keys stand in code as whole strings, or as templates that begin with their fixed part. */
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

/** Writes texts/page-texts.ts, from which the server makes the file of texts that a page waits for. */
function describePageTexts(): string {
  const lines = Object.entries(collectPageTexts()).map(
    ([page, parts]) => `  ${/^\w+$/.test(page) ? page : `'${page}'`}:\n    '${parts.join(' ')}',`,
  );
  return `// Generated from the modules of the pages by npm run texts:pages.
const parts: Readonly<Record<string, string>> = {
${lines.join('\n')}
};

/** The parts of the message files that each page shows before anything is used, by its folder. */
export const pageTexts: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(parts).map(([page, list]) => [page, list.split(' ')]),
);
`;
}

if (import.meta.main) writeFileSync(join(root, 'texts/page-texts.ts'), describePageTexts());
