import type { LocationInfo } from '../../../contract/locations/get-location.ts';
import type { Language } from '../../../domain/language.ts';
import type { SearchFilter } from '../../../domain/search-filter.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { PageHead } from '../../shell/page-head.ts';
import type { SearchPageInput } from './load-search.ts';
import type { SearchMode } from './search-mode.ts';

/** What the list is of, in the words of its heading. */
export function headingOf(t: Translate, filter: SearchFilter, location: LocationInfo | null): string {
  if (location) return location.title;
  if (filter.q ?? filter.fulltext)
    return t('search.headingWords', { words: filter.q ?? filter.fulltext ?? '' });
  return t('search.heading');
}

interface Found {
  location: LocationInfo | null;
  heading: string;
  mode: SearchMode;
  total: number;
  page: number;
  query: SearchFilter;
}

/** Countries and regions have a drawn picture for link previews. */
function previewOf(
  t: Translate,
  language: Language,
  own: LocationInfo | null,
): Pick<PageHead, 'image' | 'imageAlt'> {
  if (own?.locationType !== 'country' && own?.locationType !== 'region') return {};
  return {
    image: `/pictures/og/${language}/${own.locationType}-${own.locationKey}.jpg`,
    imageAlt: t('search.previewDrawn', { place: own.locationName }),
  };
}

/**
 * Landing pages are for search engines, page by page; what a guest has filtered is not, and neither is
 * an empty list.
 */
export function headOfSearch(
  t: Translate,
  { path, language, languageLinks, location: own }: SearchPageInput,
  { location, heading, mode, total, page, query }: Found,
): PageHead {
  const isLanding = mode === 'SEO' && query.sort === undefined && total > 0;
  const suffix = page > 1 ? ` – ${t('search.pageNumber', { page })}` : '';
  const structuredData: Record<string, unknown>[] =
    own && own.locationBreadcrumbs.length > 1
      ? [
          {
            '@context': 'https://schema.org',
            '@type': 'BreadcrumbList',
            itemListElement: own.locationBreadcrumbs.map(({ name }, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              name,
            })),
          },
        ]
      : [];
  return {
    title: (own?.metaTitle || t('search.title', { heading })) + suffix,
    description: own?.metaDescription || t('search.description', { heading, count: total }),
    path: isLanding && page > 1 ? `${path}?page=${page}` : path,
    languageLinks,
    noIndex: !isLanding || location?.noIndex === true,
    ...previewOf(t, language, own),
    structuredData,
  };
}
