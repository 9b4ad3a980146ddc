import { readableBlock, readableBlocks } from '../../../domain/content-blocks.ts';
import type { ContentBlock } from '../../../domain/content-blocks.ts';
import type { ContentHead } from '../../../domain/content-page.ts';
import { openContentRoutes, openRouteOf } from '../../../domain/content-pages.ts';
import type { Language } from '../../../domain/language.ts';
import { todayInBerlin, type PlainDate } from '../../../domain/stay.ts';
import type { Database } from '../../platform/database.ts';
import { contentsStore, type PublishedRow } from './contents-store.ts';
import { mainContainer } from './rules/container.ts';

export interface PublishedPage {
  page: string;
  language: Language;
  head: ContentHead;
  blocks: readonly ContentBlock[];
  changedOn: PlainDate;
}

export interface Published {
  find(page: string, language: Language): PublishedPage | null;
  /** Pages in a folder, such as `articles/`. */
  inFolder(folder: string, language: Language): readonly PublishedPage[];
  bySlug(folder: string, slug: string, language: Language): PublishedPage | null;
  languagesOf(page: string): readonly Language[];
  /** Blocks of the page's additional containers, ordered by container key. */
  further(page: string, language: Language): readonly ContentBlock[];
  all: readonly PublishedPage[];
}

/** An additional container of a page; it has no head. */
interface FurtherContainer {
  page: string;
  language: Language;
  containerKey: string;
  blocks: readonly ContentBlock[];
}

/** A page's text including its additional containers. */
export const wholeText = (
  { further }: Pick<Published, 'further'>,
  { page, language, blocks }: Pick<PublishedPage, 'page' | 'language' | 'blocks'>,
): readonly ContentBlock[] => [...blocks, ...further(page, language)];

const keyOf = (page: string, language: string): string => `${language} ${page}`;

/** The variable last part of a page's URL. */
export function slugOf({ page, head }: Pick<PublishedPage, 'page' | 'head'>): string {
  const route = openRouteOf(page);
  return head.slug ?? page.slice(route ? openContentRoutes[route].folder.length : 0);
}

/** Reads published content; texts are only read again if they have changed. */
export function createPublishedReader(): (db: Database) => Promise<Published> {
  let known = new Map<string, PublishedPage | FurtherContainer | null>();
  const revisionOf = ({ contentId, number }: { contentId: number; number: number }): string =>
    `${contentId} ${number}`;

  return async (db) => {
    const rows = await contentsStore.published(db);
    const missing = rows.filter((row) => !known.has(revisionOf(row)));
    const bodies = new Map((await contentsStore.bodies(db, missing)).map((row) => [revisionOf(row), row]));
    const next: typeof known = new Map();
    for (const row of rows) {
      const revision = revisionOf(row);
      const body = bodies.get(revision);
      next.set(revision, body ? storedText(row, body) : (known.get(revision) ?? null));
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
  row: PublishedRow,
  { body, createdAt }: { body: unknown; createdAt: Date },
): PublishedPage | FurtherContainer | null =>
  row.containerKey === mainContainer ? storedPage(row, body, createdAt) : storedContainer(row, body);

/** Block ids can repeat across containers, so they get the container's key as a prefix. */
function storedContainer(
  { page, language, containerKey }: Omit<FurtherContainer, 'blocks'>,
  stored: unknown,
): FurtherContainer {
  const blocks = readableBlocks(stored)
    .filter(({ kind }) => kind !== 'head')
    .map((block) => ({ ...block, id: `${containerKey}-${block.id}` }));
  return { page, language, containerKey, blocks };
}

function blocksOfFurther(containers: readonly FurtherContainer[]): Published['further'] {
  const byPage = Map.groupBy(containers, ({ page, language }) => keyOf(page, language));
  return (page, language) => (byPage.get(keyOf(page, language)) ?? []).flatMap(({ blocks }) => blocks);
}

/**
 * Null if the text has no head, since a page needs a title. Blocks are validated when first read: validating all of them took a thirtieth
 * of the start time.
 */
export function storedPage(
  { page, language }: { page: string; language: Language },
  stored: unknown,
  writtenAt: Date,
): PublishedPage | null {
  const head = readableBlock(stored, 'head');
  if (!head) return null;
  let unread: unknown = stored;
  let read: readonly ContentBlock[] | null = null;
  return {
    page,
    language,
    head,
    get blocks() {
      if (read) return read;
      read = readableBlocks(unread).filter(({ kind }) => kind !== 'head');
      // What was stored is of no use beside what was read of it.
      unread = null;
      return read;
    },
    changedOn: todayInBerlin(writtenAt),
  };
}

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
