import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { ContentDocument } from '../domain/content-blocks.ts';
import { contentPageKey } from '../domain/content-pages.ts';
import { hostTermsVersion } from '../domain/host-terms.ts';
import { isLanguage, type Language } from '../domain/language.ts';
import { promisedNumbers } from '../domain/promised-numbers.ts';

export interface SeedFile {
  /** The folder below `pages/`, such as `faq` or `articles/first-winter-week`. */
  page: string;
  language: Language;
  /** Changes with the text. */
  hash: string;
  load(): Promise<ContentDocument>;
}

/** The date of the last review of the texts, which pages show. */
export const seedsWrittenOn = '2026-11-22';

const folder = join(import.meta.dirname, 'pages');
/** Files that affect the content of all pages. */
const sharedFiles = [
  '../domain/attribution.ts',
  '../domain/operator/operator-words.ts',
  '../domain/retention.ts',
  'directive-parts.ts',
  'house-facts.ts',
  'markdown.ts',
  'notices.yaml',
  'page-blocks.ts',
  'read-page.ts',
  'rich-text.ts',
  'yaml.ts',
];
/** Shared lists are stored next to the files of the languages. */
const listsName = 'lists.yaml';

const readText = (path: string): string => readFileSync(path, 'utf8');

/**
 * Lists all pages that come with the software. A file is read for its hash, and only parsed (with the parser loaded
 * lazily) when its text is needed.
 */
export function seedFiles(): SeedFile[] {
  const common = createHash('sha256');
  for (const file of sharedFiles) common.update(readText(join(import.meta.dirname, file)));
  common.update(JSON.stringify([promisedNumbers, hostTermsVersion]));
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const lists = new Map(
    files
      .filter(({ name }) => name === listsName)
      .map(({ parentPath }) => [parentPath, readText(join(parentPath, listsName))]),
  );
  return files
    .flatMap(({ parentPath, name }) => {
      const language = name.slice(0, -'.md'.length);
      if (!name.endsWith('.md') || !isLanguage(language)) return [];
      const path = join(parentPath, name);
      const text = readText(path);
      const listsHere = lists.get(parentPath);
      const hash = common
        .copy()
        .update(listsHere ?? '')
        .update(text)
        .digest('hex')
        .slice(0, 16);
      return [
        {
          page: contentPageKey(relative(folder, parentPath)),
          language,
          hash,
          load: async () => {
            const { readPage } = await import('./read-page.ts');
            return readPage({
              file: join('content/pages', relative(folder, path)),
              text,
              language,
              notices: readText(join(import.meta.dirname, 'notices.yaml')),
              ...(listsHere !== undefined && { lists: listsHere }),
            });
          },
        },
      ];
    })
    .toSorted(
      (one, other) =>
        one.page.localeCompare(other.page, 'en') || one.language.localeCompare(other.language, 'en'),
    );
}
