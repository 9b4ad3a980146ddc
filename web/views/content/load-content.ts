import { openContentRoutes } from '../../../domain/content-pages.ts';
import type { ContentBlock } from '../../../domain/content-blocks.ts';
import type { ContentTeaser, RoutedContentPage } from '../../../domain/content-page.ts';
import type { Language } from '../../../domain/language.ts';
import type { SiteMatch } from '../../../domain/site-routes.ts';
import type { Site } from '../../app/api/site-context.ts';
import type { PageHead } from '../../app/page-head.ts';
import type { Crumb } from '../../components/breadcrumb.tsx';
import { loadLive, type LiveContent } from '../../features/content/live-content.ts';
import { structuredContent } from './structured-content.ts';

export interface ContentData {
  head: PageHead;
  origin: string;
  content: Pick<RoutedContentPage, 'page' | 'head' | 'blocks' | 'links' | 'pictures' | 'changedOn'>;
  live: LiveContent;
  crumbs: readonly Crumb[];
  listed: readonly ContentTeaser[];
  isList: boolean;
  feed: string | null;
  minutes: number;
  /** True for an unpublished version, which an editor's preview link shows. */
  isPreview: boolean;
}

/** Groups of the FAQ for landlords; all others are for guests. */
const landlordGroups: ReadonlySet<string> = new Set(['achievement', 'myhouse', 'internet', 'service']);

/** Returns the half of the FAQ that the address names. The most frequent questions of guests belong to the guests' half. */
function selectFaqBlocks(blocks: readonly ContentBlock[], part: string | undefined): readonly ContentBlock[] {
  if (part === undefined) return blocks;
  const forLandlords = part === 'faq2';
  return blocks.filter((block) => {
    if (block.kind === 'accordion') return landlordGroups.has(block.key ?? '') === forLandlords;
    return block.kind !== 'text' || !forLandlords;
  });
}

/** Loads the content page of a route; null if the route shows another page, or the page is not published. */
export async function loadContent(
  site: Site,
  match: SiteMatch,
  preview: string | null = null,
): Promise<ContentData | null> {
  const page = await site.content.page(match, preview);
  if (!page) return null;
  const blocks = page.name === 'Faq' ? selectFaqBlocks(page.blocks, match.params['part']) : page.blocks;
  return presentContent(site, page, blocks, match.language);
}

/** Loads the page that editors added at a path of no route; null if there is none. */
export async function loadAddedPage(
  site: Site,
  pathname: string,
  language: Language,
  preview: string | null,
): Promise<ContentData | null> {
  const page = await site.content.pageAt(pathname, preview);
  return page && presentContent(site, page, page.blocks, language);
}

async function presentContent(
  site: Site,
  page: RoutedContentPage,
  blocks: readonly ContentBlock[],
  language: Language,
): Promise<ContentData> {
  const path = page.paths[language]!;
  const crumbs: Crumb[] = [
    { name: site.name, path: site.routes.pathOf('Home', language) },
    ...page.above.map(({ title, path: parentPath }) => ({ name: title, path: parentPath })),
    { name: page.head.title, path: null },
  ];
  const isList = Object.values(openContentRoutes).some(({ parent }) => parent === page.name);
  const scene = page.head.picture?.scene;
  return {
    head: {
      title: page.head.title,
      description: page.head.description,
      path,
      languageLinks: page.paths,
      contentName: page.name,
      ...(page.isPreview === true && { noIndex: true }),
      ...(scene !== undefined &&
        /^theme-[a-z-]+$/.test(scene) && { image: `/pictures/og/${language}/${scene}.jpg` }),
      structuredData: structuredContent({ ...page, blocks }, crumbs, site, path, language),
      ...(page.name === 'Blog' && { feed: `${path.replace(/\/$/, '')}/feed.xml` }),
    },
    origin: site.origin,
    content: {
      page: page.page,
      head: page.head,
      blocks,
      links: page.links,
      pictures: page.pictures,
      changedOn: page.changedOn,
    },
    live: await loadLive(site, blocks, page.links, language),
    crumbs,
    listed: page.listed,
    isList,
    feed: page.name === 'Blog' ? `${path.replace(/\/$/, '')}/feed.xml` : null,
    minutes: page.minutes,
    isPreview: page.isPreview === true,
  };
}
