import type { CurrentOperator, Operator } from '../../../domain/operator/operator.ts';
import { readableBlock, readableBlocks } from '../../../domain/content-blocks.ts';
import type { ContentBlock } from '../../../domain/content-blocks.ts';
import type { ContentHead } from '../../../domain/content-page.ts';
import { openContentRoutes, findOpenRoute } from '../../../domain/content-pages.ts';
import type { Language } from '../../../domain/language.ts';
import { isMenuPage, menuNames, menuPage, type MenuGroup, type MenuName } from '../../../domain/menus.ts';
import { isOrdinaryPage, ordinaryFolder } from '../../../domain/ordinary-pages.ts';
import { operatorWords, withOperatorWords } from '../../../domain/operator/operator-words.ts';
import { todayInBerlin, type PlainDate } from '../../../domain/stay.ts';
import type { Database } from '../../platform/database.ts';
import { addressesStore } from './addresses-store.ts';
import { contentsStore, type PublishedRow } from './contents-store.ts';
import { mainContainer } from './rules/container.ts';

/** The published text of a page's main container. */
export interface PublishedPage {
  page: string;
  language: Language;
  head: ContentHead;
  blocks: readonly ContentBlock[];
  changedOn: PlainDate;
}

/** Positions of ordinary pages in the tree, and former addresses of pages. */
export interface PageTree {
  /** The parent of each ordinary page. Null for pages at the top. */
  parents: ReadonlyMap<string, string | null>;
  /** Returns the page that last had an address in a folder or below a page. Null if there was none. */
  formerAddress(scope: string, language: Language, slug: string): string | null;
}

/** All published pages of content. */
export interface Published {
  find(page: string, language: Language): PublishedPage | null;
  /** Returns the pages of a folder, such as `articles/`. */
  inFolder(folder: string, language: Language): readonly PublishedPage[];
  /** Returns the page of a folder whose URL ends with the slug. */
  bySlug(folder: string, slug: string, language: Language): PublishedPage | null;
  findLanguages(page: string): readonly Language[];
  /** Returns the text of the page's further containers, in alphabetical order of their keys. */
  further(page: string, language: Language): readonly ContentBlock[];
  all: readonly PublishedPage[];
  tree: PageTree;
  /** The menus that editors have published. */
  menus: ReadonlyMap<MenuName, readonly MenuGroup[]>;
}

interface StoredMenu {
  menu: MenuName;
  groups: readonly MenuGroup[];
}

/** A further container of a page; it has no head. */
interface FurtherContainer {
  page: string;
  language: Language;
  containerKey: string;
  blocks: readonly ContentBlock[];
}

/** Joins the text of a page with that of its further containers. */
export const wholeText = (
  { further }: Pick<Published, 'further'>,
  { page, language, blocks }: Pick<PublishedPage, 'page' | 'language' | 'blocks'>,
): readonly ContentBlock[] => [...blocks, ...further(page, language)];

const pageKey = (page: string, language: string): string => `${language} ${page}`;

/** Returns the last segment of a page's URL, for ordinary pages and for routes that end with a parameter. */
export function pageSlug({ page, head }: Pick<PublishedPage, 'page' | 'head'>): string {
  if (head.slug !== undefined) return head.slug;
  const route = findOpenRoute(page);
  const folder = isOrdinaryPage(page) ? ordinaryFolder : route ? openContentRoutes[route].folder : '';
  return page.slice(folder.length);
}

/** Builds the tree from its rows. */
async function readTree(db: Database): Promise<PageTree> {
  const [parents, notedAddresses] = await Promise.all([
    addressesStore.parents(db),
    addressesStore.listNotedAddresses(db),
  ]);
  const pages = new Map(
    notedAddresses.map(({ scope, language, slug, page }) => [`${scope} ${language} ${slug}`, page]),
  );
  return {
    parents,
    formerAddress: (scope, language, slug) => pages.get(`${scope} ${language} ${slug}`) ?? null,
  };
}

/** Creates a reader of published content, which parses only texts that have changed since the last read. */
export function createPublishedReader(operator: CurrentOperator): (db: Database) => Promise<Published> {
  let knownOf: Operator | null = null;
  let cachedTexts = new Map<string, PublishedPage | FurtherContainer | StoredMenu | null>();
  const revisionKey = ({ contentId, number }: { contentId: number; number: number }): string =>
    `${contentId} ${number}`;

  return async (db) => {
    const now = operator();
    // Texts contain the operator's facts, so that new facts invalidate the cache.
    if (knownOf !== now) cachedTexts = new Map();
    knownOf = now;
    const rows = await contentsStore.published(db);
    const missing = rows.filter((row) => !cachedTexts.has(revisionKey(row)));
    const bodies = new Map((await contentsStore.bodies(db, missing)).map((row) => [revisionKey(row), row]));
    const newTexts: typeof cachedTexts = new Map();
    for (const row of rows) {
      const revision = revisionKey(row);
      const body = bodies.get(revision);
      newTexts.set(revision, body ? storedText(now, row, body) : (cachedTexts.get(revision) ?? null));
    }
    cachedTexts = newTexts;
    const texts = [...newTexts.values()].filter((text) => text !== null);
    const further = texts
      .filter((text) => 'containerKey' in text)
      .sort((a, b) => (a.containerKey < b.containerKey ? -1 : 1));
    return buildIndex(
      texts.filter((text) => 'head' in text),
      blocksOfFurther(further),
      await readTree(db),
      new Map(texts.flatMap((text) => ('menu' in text ? [[text.menu, text.groups] as const] : []))),
    );
  };
}

const storedText = (
  operator: Operator,
  row: PublishedRow,
  { body, createdAt }: { body: unknown; createdAt: Date },
): PublishedPage | FurtherContainer | StoredMenu | null => {
  if (isMenuPage(row.page)) return storedMenu(row, body);
  return row.containerKey === mainContainer
    ? storedPage(operator, row, body, createdAt)
    : storedContainer(operator, row, body);
};

/** Parses a menu. Null if this release does not know it. */
function storedMenu({ page, containerKey }: PublishedRow, body: unknown): StoredMenu | null {
  const menu = menuNames.find((name) => menuPage(name) === page);
  if (menu === undefined || containerKey !== mainContainer) return null;
  return { menu, groups: readableBlocks(body).filter((block) => block.kind === 'menu') };
}

/** Parses a further container. Block ids are prefixed with the container's key, since blocks of two containers may have the same id. */
function storedContainer(
  operator: Operator,
  { page, language, containerKey }: Omit<FurtherContainer, 'blocks'>,
  body: unknown,
): FurtherContainer {
  const blocks = readableBlocks(body)
    .filter(({ kind }) => kind !== 'head')
    .map((block) => ({ ...block, id: `${containerKey}-${block.id}` }));
  return {
    page,
    language,
    containerKey,
    blocks: withOperatorWords(blocks, operatorWords(operator, language)),
  };
}

function blocksOfFurther(containers: readonly FurtherContainer[]): Published['further'] {
  const byPage = Map.groupBy(containers, ({ page, language }) => pageKey(page, language));
  return (page, language) => (byPage.get(pageKey(page, language)) ?? []).flatMap(({ blocks }) => blocks);
}

/**
 * Parses a stored text and inserts the operator's facts. Null if it has no head, since a page needs a title. The other
 * blocks are parsed on first use: parsing those of a whole site took a thirtieth of a start.
 */
export function storedPage(
  operator: Operator,
  { page, language }: { page: string; language: Language },
  body: unknown,
  writtenAt: Date,
): PublishedPage | null {
  const head = readableBlock(body, 'head');
  if (!head) return null;
  const words = operatorWords(operator, language);
  let unread: unknown = body;
  let parsedBlocks: readonly ContentBlock[] | null = null;
  return {
    page,
    language,
    head: withOperatorWords(head, words),
    get blocks() {
      if (parsedBlocks) return parsedBlocks;
      const blocks = readableBlocks(unread).filter(({ kind }) => kind !== 'head');
      parsedBlocks = withOperatorWords(blocks, words);
      // Frees the unparsed text.
      unread = null;
      return parsedBlocks;
    },
    changedOn: todayInBerlin(writtenAt),
  };
}

/** Returns the published pages with one of their texts replaced. */
export const withPage = ({ all, further, tree, menus }: Published, replacement: PublishedPage): Published =>
  buildIndex(
    [
      ...all.filter(({ page, language }) => page !== replacement.page || language !== replacement.language),
      replacement,
    ],
    further,
    tree,
    menus,
  );

function buildIndex(
  pages: readonly PublishedPage[],
  further: Published['further'],
  tree: PageTree,
  menus: Published['menus'],
): Published {
  const byKey = new Map(pages.map((page) => [pageKey(page.page, page.language), page]));
  const languages = new Map<string, Language[]>();
  for (const { page, language } of pages) languages.set(page, [...(languages.get(page) ?? []), language]);
  const inFolder: Published['inFolder'] = (folder, language) =>
    pages.filter((page) => page.language === language && page.page.startsWith(folder));
  return {
    all: pages,
    find: (page, language) => byKey.get(pageKey(page, language)) ?? null,
    inFolder,
    bySlug: (folder, slug, language) =>
      inFolder(folder, language).find((page) => pageSlug(page) === slug) ?? null,
    findLanguages: (page) => languages.get(page) ?? [],
    further,
    tree,
    menus,
  };
}
