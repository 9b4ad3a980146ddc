import { readableBlock, readableBlocks } from '../../../domain/content-blocks.ts';
import type { ContentBlock } from '../../../domain/content-blocks.ts';
import type { ContentHead } from '../../../domain/content-page.ts';
import { openContentRoutes, openRouteOf } from '../../../domain/content-pages.ts';
import type { Language } from '../../../domain/language.ts';
import { todayInBerlin, type PlainDate } from '../../../domain/stay.ts';
import type { Database } from '../../platform/database.ts';
import { contentsStore } from './contents-store.ts';
import { mainContainer } from './rules/container.ts';

/** The text of a page that readers see. */
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
  all: readonly PublishedPage[];
}

const keyOf = (page: string, language: string): string => `${language} ${page}`;

/** The last part of a page's address where its route leaves it open. */
export function slugOf({ page, head }: Pick<PublishedPage, 'page' | 'head'>): string {
  const route = openRouteOf(page);
  return head.slug ?? page.slice(route ? openContentRoutes[route].folder.length : 0);
}

/** Reads what is published, and of texts only those that have changed since it was read last. */
export function createPublishedReader(): (db: Database) => Promise<Published> {
  let known = new Map<string, PublishedPage | null>();
  const revisionOf = ({ contentId, number }: { contentId: number; number: number }): string =>
    `${contentId} ${number}`;

  return async (db) => {
    const rows = (await contentsStore.published(db)).filter(
      ({ containerKey }) => containerKey === mainContainer,
    );
    const missing = rows.filter((row) => !known.has(revisionOf(row)));
    const bodies = new Map((await contentsStore.bodies(db, missing)).map((row) => [revisionOf(row), row]));
    const next: typeof known = new Map();
    for (const row of rows) {
      const revision = revisionOf(row);
      const body = bodies.get(revision);
      next.set(revision, body ? storedPage(row, body.body, body.createdAt) : (known.get(revision) ?? null));
    }
    known = next;
    return indexOf([...next.values()].filter((page) => page !== null));
  };
}

/**
 * Null where the text has no head: without a title there is no page. The other blocks are checked once somebody reads them, which
 * keeps nobody waiting: all of a site's at once took a thirtieth of a start.
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

/** The published pages as they would be with another text of one of them. */
export const withPage = ({ all }: Published, other: PublishedPage): Published =>
  indexOf([...all.filter(({ page, language }) => page !== other.page || language !== other.language), other]);

function indexOf(pages: readonly PublishedPage[]): Published {
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
  };
}
