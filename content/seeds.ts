import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { contentPageOf } from '../domain/content-pages.ts';
import { isLanguage, type Language } from '../domain/language.ts';
import type { PageSeed } from './page-seed.ts';

/** The file of a page in one language. */
export interface SeedFile {
  /** The folder below `pages/`, such as `Faq` or `BlogArticle/first-winter-week`. */
  page: string;
  language: Language;
  /** It changes with the text. */
  hash: string;
  load(): Promise<PageSeed>;
}

/** The day on which the texts were last gone through, as their pages show it. */
export const seedsWrittenOn = '2026-11-22';

const folder = join(import.meta.dirname, 'pages');
/** What texts take from elsewhere. */
const shared = ['../domain/company.ts', 'sample-notice.ts', 'legal-page.ts', 'compile-seed.ts'];

/** All pages that come with the house. A file is read for its hash; its module is loaded by who needs the text. */
export function seedFiles(): SeedFile[] {
  const common = shared.map((file) => readFileSync(join(import.meta.dirname, file), 'utf8')).join('');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && entry.name.endsWith('.ts'),
  );
  const languageOf = (name: string): string => name.slice(0, -'.ts'.length);
  // What the languages of a page share lies beside them.
  const besides = new Map<string, string>();
  for (const { parentPath, name } of files) {
    if (isLanguage(languageOf(name))) continue;
    const text = readFileSync(join(parentPath, name), 'utf8');
    besides.set(parentPath, (besides.get(parentPath) ?? '') + text);
  }
  return files
    .flatMap(({ parentPath, name }) => {
      const language = languageOf(name);
      if (!isLanguage(language)) return [];
      const path = join(parentPath, name);
      const hash = createHash('sha256')
        .update(common)
        .update(besides.get(parentPath) ?? '')
        .update(readFileSync(path))
        .digest('hex')
        .slice(0, 16);
      return [
        {
          page: contentPageOf(relative(folder, parentPath)),
          language,
          hash,
          load: async () => ((await import(pathToFileURL(path).href)) as { default: PageSeed }).default,
        },
      ];
    })
    .toSorted(
      (one, other) =>
        one.page.localeCompare(other.page, 'en') || one.language.localeCompare(other.language, 'en'),
    );
}
