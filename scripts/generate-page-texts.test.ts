import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import type { Route } from '../domain/route.ts';
import { servedRoutes } from '../domain/site-routes.ts';
import { createSiteTexts } from '../texts/site-texts.ts';
import { pageTexts } from '../texts/page-texts.ts';
import { createTranslate, type Messages } from '../texts/translate.ts';
import { collectPageTexts, pageFile, pageFolders, partsNamedIn } from './generate-page-texts.ts';
import { moduleGraph } from './module-graph.ts';

const root = join(import.meta.dirname, '..');
const web = join(root, 'web');
const texts = createSiteTexts();
const all = texts.translate('de');
const namespaces = new Set(readdirSync(join(root, 'texts/de')).map((file) => file.replace('.json', '')));

/** A room's page is asked for by its route, as the browser does. */
function nameOf(page: string): string {
  const route = (servedRoutes as readonly Route[]).find(
    (served) => [served.room, served.page].join('/') === page,
  );
  return route ? [route.room, route.name].join('-') : page;
}

/** The texts that a browser waits for with a page, as `t` finds them. */
function awaited(page: string): { t: ReturnType<typeof createTranslate>; kilobytes: number } {
  const json = texts.file('de', `page-${nameOf(page)}`)!;
  return { t: createTranslate(JSON.parse(json) as Messages, 'de'), kilobytes: json.length / 1000 };
}

/** All strings and heads of templates in a file, read as TypeScript reads them. */
function stringsIn(file: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(
    ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX),
  );
  return found;
}

const forms = (key: string): string[] => [key, `${key}_one`, `${key}_other`, `${key}_zero`];
const isText = (key: string): boolean =>
  namespaces.has(key.split('.')[0]!) && forms(key).some((form) => all.has(form));

test('texts/page-texts.ts is what the modules of the pages name', () => {
  expect(pageTexts, 'run npm run texts:pages').toEqual(collectPageTexts());
});

describe('the texts that a page waits for', () => {
  const pages = pageFolders();
  test.each(pages)('%s names no text that is not among them', (page) => {
    const { t, kilobytes } = awaited(page);
    const parts = new Set(pageTexts[page]!.map((part) => part.split('.')[0]!));
    console.info(`${page}: ${kilobytes.toFixed(1)} kB of ${[...parts].join(', ')}`);
    const files = moduleGraph(
      ['entry.client.tsx', 'root.tsx', pageFile(page)].map((file) => resolve(web, file)),
    );
    const missing = [...files].flatMap((file) =>
      stringsIn(file)
        .filter(isText)
        .filter((key) => !forms(key).some((form) => t.has(form)))
        .map((key) => `${relative(root, file)}: ${key}`),
    );
    expect(missing).toEqual([]);
  });

  test('are a part of all', () => {
    const everything = texts.file('de', 'web')!.length / 1000;
    for (const page of pages) expect(awaited(page).kilobytes, page).toBeLessThan(everything / 2);
  });
});

/** A path of the catalogue waits for the texts of the view that it shows before it shows it. */
const ofCataloguePaths = new Set(
  ['views/home/home-view.tsx', 'views/content/content-view.tsx'].map((file) => resolve(web, file)),
);

test('what is fetched on first use comes with its texts', () => {
  const waiting = readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => join(web, file));
  const bare = waiting.flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    if (/\b(lazyPart|withTexts)\(/.test(source)) return [];
    return [...source.matchAll(/import\(\s*'(\.[^']+\.tsx?)'/g)]
      .map(([, path = '']) => resolve(file, '..', path))
      .filter((path) => !ofCataloguePaths.has(path))
      .filter((path) =>
        [...moduleGraph([path])].some(
          (one) => !known.has(one) && partsNamedIn(readFileSync(one, 'utf8')).length > 0,
        ),
      )
      .map((path) => `${relative(web, file)}: ${relative(web, path)}`);
  });
  expect(bare).toEqual([]);
});

/** What every page has loaded before anything else is fetched. */
const known = moduleGraph(['entry.client.tsx', 'root.tsx'].map((file) => resolve(web, file)));

test('keys are found as whole strings and as heads of templates, without comments', () => {
  expect(
    partsNamedIn(`
      t('home.heading'); t(\`search.filter.\${name}\`); t(many ? 'object.nights' : "shell.name");
      // t('price.free')
      <LinkedStates texts="landlord" /> import './home.css'; 'search.nothing';
    `),
  ).toEqual([
    'home.heading',
    'search.filter',
    'object.nights_one',
    'object.nights_other',
    'shell.name',
    'landlord',
  ]);
});
