import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { ContentDocument } from '../domain/content-blocks.ts';
import { contentPageOf } from '../domain/content-pages.ts';
import { hostTermsVersion } from '../domain/host-terms.ts';
import { isLanguage, type Language } from '../domain/language.ts';
import { promisedNumbers } from '../domain/promised-numbers.ts';

/** The file of a page in one language. */
export interface SeedFile {
  /** The folder below `pages/`, such as `faq` or `articles/first-winter-week`. */
  page: string;
  language: Language;
  /** It changes with the text. */
  hash: string;
  load(): Promise<ContentDocument>;
}

/** The day on which the texts were last gone through, as their pages show it. */
export const seedsWrittenOn = '2026-11-22';

const folder = join(import.meta.dirname, 'pages');
/** What decides beside a page's own file what it says. */
const shared = [
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
/** What the languages of a page share lies beside them. */
const listsName = 'lists.yaml';

const read = (path: string): string => readFileSync(path, 'utf8');

/** All pages that come with the house. A file is read for its hash; it is parsed, and the parser loaded, for who needs the text. */
export function seedFiles(): SeedFile[] {
  const common = createHash('sha256');
  for (const file of shared) common.update(read(join(import.meta.dirname, file)));
  common.update(JSON.stringify([promisedNumbers, hostTermsVersion]));
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const lists = new Map(
    files
      .filter(({ name }) => name === listsName)
      .map(({ parentPath }) => [parentPath, read(join(parentPath, listsName))]),
  );
  return files
    .flatMap(({ parentPath, name }) => {
      const language = name.slice(0, -'.md'.length);
      if (!name.endsWith('.md') || !isLanguage(language)) return [];
      const path = join(parentPath, name);
      const text = read(path);
      const listsHere = lists.get(parentPath);
      const hash = common
        .copy()
        .update(listsHere ?? '')
        .update(text)
        .digest('hex')
        .slice(0, 16);
      return [
        {
          page: contentPageOf(relative(folder, parentPath)),
          language,
          hash,
          load: async () => {
            const { readPage } = await import('./read-page.ts');
            return readPage({
              file: join('content/pages', relative(folder, path)),
              text,
              language,
              notices: read(join(import.meta.dirname, 'notices.yaml')),
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
