import type { CurrentOperator, Operator } from '../../../domain/operator/operator.ts';
import { readableBlock, readableBlocks } from '../../../domain/content-blocks.ts';
import type { ContentBlock } from '../../../domain/content-blocks.ts';
import type { ContentHead } from '../../../domain/content-page.ts';
import { openContentRoutes, openRouteOf } from '../../../domain/content-pages.ts';
import type { Language } from '../../../domain/language.ts';
import { operatorWords, withOperatorWords } from '../../../domain/operator/operator-words.ts';
import { todayInBerlin, type PlainDate } from '../../../domain/stay.ts';
import type { Database } from '../../platform/database.ts';
import { contentsStore, type PublishedRow } from './contents-store.ts';
import { mainContainer } from './rules/container.ts';

/** A page's own text, as readers see it. */
export interface PublishedPage {
  page: string;
  language: Language;
  head: ContentHead;
  blocks: readonly ContentBlock[];
  changedOn: PlainDate;
}

/** All published pages of content. */
export interface Published {
  find(page: string, language: Language): PublishedPage | null;
  /** The pages of a folder, such as `articles/`. */
  inFolder(folder: string, language: Language): readonly PublishedPage[];
  /** The page of a folder whose address ends so. */
  bySlug(folder: string, slug: string, language: Language): PublishedPage | null;
  languagesOf(page: string): readonly Language[];
  /** What stands in the page's containers beside its own text, by their keys in alphabetical order. */
  further(page: string, language: Language): readonly ContentBlock[];
  all: readonly PublishedPage[];
}

/** A container of a page beside the one with its own text; it has no head. */
interface FurtherContainer {
  page: string;
  language: Language;
  containerKey: string;
  blocks: readonly ContentBlock[];
}

/** The text of a page with what stands in its further containers. */
export const wholeText = (
  { further }: Pick<Published, 'further'>,
  { page, language, blocks }: Pick<PublishedPage, 'page' | 'language' | 'blocks'>,
): readonly ContentBlock[] => [...blocks, ...further(page, language)];

const keyOf = (page: string, language: string): string => `${language} ${page}`;

/** The last part of a page's address where its route leaves it open. */
export function slugOf({ page, head }: Pick<PublishedPage, 'page' | 'head'>): string {
  const route = openRouteOf(page);
  return head.slug ?? page.slice(route ? openContentRoutes[route].folder.length : 0);
}

/** Reads what is published, and of texts only those that have changed since it was read last. */
export function createPublishedReader(operator: CurrentOperator): (db: Database) => Promise<Published> {
  let knownOf: Operator | null = null;
  let known = new Map<string, PublishedPage | FurtherContainer | null>();
  const revisionOf = ({ contentId, number }: { contentId: number; number: number }): string =>
    `${contentId} ${number}`;

  return async (db) => {
    const now = operator();
    // What a text says of the operator is put in once, and again when they have said something else.
    if (knownOf !== now) known = new Map();
    knownOf = now;
    const rows = await contentsStore.published(db);
    const missing = rows.filter((row) => !known.has(revisionOf(row)));
    const bodies = new Map((await contentsStore.bodies(db, missing)).map((row) => [revisionOf(row), row]));
    const next: typeof known = new Map();
    for (const row of rows) {
      const revision = revisionOf(row);
      const body = bodies.get(revision);
      next.set(revision, body ? storedText(now, row, body) : (known.get(revision) ?? null));
    }
    known = next;
    const texts = [...next.values()].filter((text) => text !== null);
    const further = texts
      .filter((text) => 'containerKey' in text)
      .sort((one, other) => (one.containerKey < other.containerKey ? -1 : 1));
    return indexOf(
      texts.filter((text) => 'head' in text),
      blocksOfFurther(further),
    );
  };
}

const storedText = (
  operator: Operator,
  row: PublishedRow,
  { body, createdAt }: { body: unknown; createdAt: Date },
): PublishedPage | FurtherContainer | null =>
  row.containerKey === mainContainer
    ? storedPage(operator, row, body, createdAt)
    : storedContainer(operator, row, body);

/** Blocks of two containers may have the same id: on the page each bears the key of its container. */
function storedContainer(
  operator: Operator,
  { page, language, containerKey }: Omit<FurtherContainer, 'blocks'>,
  stored: unknown,
): FurtherContainer {
  const blocks = readableBlocks(stored)
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
  const byPage = Map.groupBy(containers, ({ page, language }) => keyOf(page, language));
  return (page, language) => (byPage.get(keyOf(page, language)) ?? []).flatMap(({ blocks }) => blocks);
}

/**
 * A stored text as readers see it, with the operator's facts. Null where it has no head: without a title there is no page. The other
 * blocks are checked once somebody reads them, which keeps nobody waiting: all of a site's at once took a thirtieth of a start.
 */
export function storedPage(
  operator: Operator,
  { page, language }: { page: string; language: Language },
  stored: unknown,
  writtenAt: Date,
): PublishedPage | null {
  const head = readableBlock(stored, 'head');
  if (!head) return null;
  const words = operatorWords(operator, language);
  let unread: unknown = stored;
  let read: readonly ContentBlock[] | null = null;
  return {
    page,
    language,
    head: withOperatorWords(head, words),
    get blocks() {
      if (read) return read;
      const blocks = readableBlocks(unread).filter(({ kind }) => kind !== 'head');
      read = withOperatorWords(blocks, words);
      // What was stored is of no use beside what was read of it.
      unread = null;
      return read;
    },
    changedOn: todayInBerlin(writtenAt),
  };
}

/** The published pages as they would be with another text of one of them. */
export const withPage = ({ all, further }: Published, other: PublishedPage): Published =>
  indexOf(
    [...all.filter(({ page, language }) => page !== other.page || language !== other.language), other],
    further,
  );

function indexOf(pages: readonly PublishedPage[], further: Published['further']): Published {
  const byKey = new Map(pages.map((page) => [keyOf(page.page, page.language), page]));
  const languages = new Map<string, Language[]>();
  for (const { page, language } of pages) languages.set(page, [...(languages.get(page) ?? []), language]);
  const inFolder: Published['inFolder'] = (folder, language) =>
    pages.filter((page) => page.language === language && page.page.startsWith(folder));
  return {
    all: pages,
    find: (page, language) => byKey.get(keyOf(page, language)) ?? null,
    inFolder,
    bySlug: (folder, slug, language) =>
      inFolder(folder, language).find((page) => slugOf(page) === slug) ?? null,
    languagesOf: (page) => languages.get(page) ?? [],
    further,
  };
}
