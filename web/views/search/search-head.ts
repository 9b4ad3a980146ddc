import type { LocationInfo } from '../../../contract/locations/get-location.ts';
import type { Language } from '../../../domain/language.ts';
import type { SearchFilter } from '../../../domain/search-filter.ts';
import { unquoted } from '../../../domain/quoted-words.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { CardHome } from '../../features/home/card-home.ts';
import type { Site } from '../../app/api/site-context.ts';
import type { PageHead } from '../../app/page-head.ts';
import type { SearchPageInput } from './search-page-input.ts';
import type { SearchMode } from '../../features/search/search-mode.ts';

/** What the list is of, in the words of its heading. */
export function headingOf(t: Translate, filter: SearchFilter, location: LocationInfo | null): string {
  if (location) return location.title;
  const words = filter.q ?? filter.fulltext;
  if (words) return t('search.headingWords', { words: unquoted(words) });
  return t('search.heading');
}

/** The same in a word or two, beside the number of homes. */
export function subjectOf(t: Translate, filter: SearchFilter, location: LocationInfo | null): string {
  if (location) return location.locationName;
  const words = filter.q ?? filter.fulltext;
  return words ? t('search.quoted', { words: unquoted(words) }) : t('search.box.anywhere');
}

interface Found {
  location: LocationInfo | null;
  heading: string;
  mode: SearchMode;
  total: number;
  page: number;
  query: SearchFilter;
  pages: number;
  homes: readonly CardHome[];
}

/** Countries, regions and offers have a drawn picture for link previews. */
function previewOf(
  t: Translate,
  language: Language,
  own: LocationInfo | null,
): Pick<PageHead, 'image' | 'imageAlt'> {
  if (!own || own.locationType === 'place') return {};
  return {
    image: `/pictures/og/${language}/${own.locationType}-${own.locationKey}.jpg`,
    imageAlt: t('search.previewDrawn', { place: own.locationName }),
  };
}

function breadcrumbOf(
  self: string,
  origin: string,
  { locationBreadcrumbs }: LocationInfo,
): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: locationBreadcrumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: path === null ? self : origin + path,
    })),
  };
}

/** The homes of this page of the list. */
function listOf(
  { routes, origin }: Site,
  language: Language,
  name: string,
  homes: readonly CardHome[],
): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    numberOfItems: homes.length,
    itemListElement: homes.map(({ objectNumber, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: origin + routes.pathOf('ObjectPage', language, { objectNumber }),
    })),
  };
}

/**
 * Landing pages are for search engines, page by page; what a guest has filtered or sorted is not, and neither
 * is an empty list. Each page of a list is its own canonical one.
 */
export function headOfSearch(
  site: Site,
  t: Translate,
  { path, language, languageLinks, location: own }: SearchPageInput,
  { location, heading, mode, total, page, pages, query, homes }: Found,
): PageHead {
  const isLanding = mode === 'SEO' && query.sort === undefined && total > 0 && homes.length > 0;
  const pagePath = (number: number): string => (number > 1 ? `${path}?page=${number}` : path);
  const suffix = page > 1 ? ` – ${t('search.pageNumber', { page })}` : '';
  const structuredData = [
    ...(own && own.locationBreadcrumbs.length > 1
      ? [breadcrumbOf(site.origin + path, site.origin, own)]
      : []),
    ...(isLanding ? [listOf(site, language, heading, homes)] : []),
  ];
  return {
    title: t('search.title', { heading: own?.metaTitle || heading }) + suffix,
    description: own?.metaDescription || t('search.description', { heading, count: total }),
    ...(isLanding && own?.keywords && { keywords: own.keywords }),
    path: isLanding ? pagePath(page) : path,
    previous: isLanding && page > 1 ? pagePath(page - 1) : undefined,
    next: isLanding && page < pages ? pagePath(page + 1) : undefined,
    languageLinks,
    noIndex: !isLanding || location?.noIndex === true,
    ...previewOf(t, language, own),
    structuredData,
  };
}
