import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseSync, Visitor } from 'rolldown/utils';
import { describe, expect, test } from 'vitest';
import type { Route } from '../domain/route.ts';
import { servedRoutes } from '../domain/site-routes.ts';
import { createSiteTexts } from '../texts/site-texts.ts';
import { pageTexts, partTexts } from '../texts/page-texts.ts';
import { createTranslate, type Messages } from '../texts/translate.ts';
import {
  collectPageTexts,
  collectPartTexts,
  lazyModules,
  pageFile,
  pageFolders,
  findPartsInSource,
} from './generate-page-texts.ts';
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

/** The texts of a file that browsers ask for by its name. */
function textsOf(file: string): Messages {
  return JSON.parse(texts.file('de', file)!) as Messages;
}

/** The texts that a browser waits for with a page. */
const ofPage = (page: string): Messages => textsOf(`page-${nameOf(page)}`);

const kilobytesOf = (messages: Messages): number => JSON.stringify(messages).length / 1000;

const stringsByFile = new Map<string, readonly string[]>();

/**
 * Returns all strings of a file, and its templates without placeholders; cached, since most files belong to many pages.
 */
function stringsIn(file: string): readonly string[] {
  let strings = stringsByFile.get(file);
  if (!strings) {
    strings = readStrings(file);
    stringsByFile.set(file, strings);
  }
  return strings;
}

function readStrings(file: string): string[] {
  const strings: string[] = [];
  new Visitor({
    Literal: ({ value }) => {
      if (typeof value === 'string') strings.push(value);
    },
    TemplateLiteral: ({ quasis }) => {
      if (quasis.length === 1) strings.push(quasis[0]!.value.cooked ?? '');
    },
  }).visit(parseSync(file, readFileSync(file, 'utf8')).program);
  return strings;
}

const forms = (key: string): string[] => [key, `${key}_one`, `${key}_other`, `${key}_zero`];
const isText = (key: string): boolean =>
  namespaces.has(key.split('.')[0]!) && forms(key).some((form) => all.has(form));

/** The texts that files name and that are in none of the given, with the file that names each. */
function missingIn(given: readonly Messages[], files: Iterable<string>): string[] {
  const known = given.map((messages) => createTranslate(messages, 'de'));
  return [...files].flatMap((file) =>
    stringsIn(file)
      .filter(isText)
      .filter((key) => !forms(key).some((form) => known.some((t) => t.has(form))))
      .map((key) => `${relative(root, file)}: ${key}`),
  );
}

test('texts/page-texts.ts is what the modules of the pages name', () => {
  expect(pageTexts, 'run npm run texts:pages').toEqual(collectPageTexts());
  expect(partTexts, 'run npm run texts:pages').toEqual(collectPartTexts());
});

describe('the texts that a page waits for', () => {
  const pages = pageFolders();
  test.each(pages)('%s names no text that is not among them', (page) => {
    const awaited = ofPage(page);
    console.info(`${page}: ${kilobytesOf(awaited).toFixed(1)} kB of ${Object.keys(awaited).join(', ')}`);
    const files = ['entry.client.tsx', 'root.tsx', pageFile(page)].map((file) => resolve(web, file));
    expect(missingIn([awaited], moduleGraph(files))).toEqual([]);
  });

  test('are a part of all', () => {
    const everything = readdirSync(join(root, 'texts/de')).reduce(
      (sum, file) => sum + readFileSync(join(root, 'texts/de', file)).length / 1000,
      0,
    );
    for (const page of pages) expect(kilobytesOf(ofPage(page)), page).toBeLessThan(everything / 3);
  });
});

/** A path of the catalogue waits for the texts of the view that it shows before it shows it. */
const ofCataloguePaths = new Set(
  ['views/home/home-view.tsx', 'views/content/content-view.tsx'].map((file) => resolve(web, file)),
);

describe('what is fetched on first use', () => {
  const modules = lazyModules().filter(({ path }) => !ofCataloguePaths.has(path));
  /** The modules that every page has loaded before it fetches anything else. */
  const shell = moduleGraph(['entry.client.tsx', 'root.tsx'].map((file) => resolve(web, file)));
  const ofEveryPage = ofPage('empty');

  test('has unique names', () => {
    expect(modules.length).toBeGreaterThan(25);
    const paths = new Map(modules.map(({ name, path }) => [name, path]));
    expect(modules.filter(({ name, path }) => paths.get(name) !== path)).toEqual([]);
  });

  test.each(modules)('$name comes with the texts that it names, and with few others', (module) => {
    const named = [...moduleGraph([module.path])].filter((file) => !shell.has(file));
    const own = module.withTexts ? textsOf(`part-${module.name}`) : {};
    expect(missingIn([ofEveryPage, own], named), relative(web, module.from)).toEqual([]);
    // The most are what editors of pages fetch.
    expect(kilobytesOf(own)).toBeLessThan(23);
  });
});

test('keys are found as whole strings and as heads of templates, without comments', () => {
  expect(
    findPartsInSource(`
      t('home.regions'); t(\`search.filter.\${name}\`); t(many ? 'object.nights' : "shell.name");
      // t('price.free')
      <LinkedStates texts="landlord" /> import './home.css'; 'search.nothing';
    `),
  ).toEqual([
    'home.regions',
    'search.filter',
    'object.nights_one',
    'object.nights_other',
    'shell.name',
    'landlord',
  ]);
});
