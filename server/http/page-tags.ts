import type { HomeEvent } from '../platform/home-events.ts';
import type { AnnouncedTable } from '../platform/read-models.ts';

/**
 * A cache tag names changeable data that pages show. A page is cached with the tags of everything it shows, and dropped when one of them
 * changes.
 */
export type PageTag =
  /** Facts of one home: its texts, pictures, prices and ratings. */
  | `home:${number}`
  | `nights:${number}`
  /** Facts of all homes, as in every list, count and ranking. */
  | 'homes'
  /** Occupied nights of all homes, as in every search with dates. */
  | 'nights'
  | 'places'
  | 'offers'
  | 'sights'
  | 'office'
  /** Pages that editors write. */
  | 'content'
  /** The header's menu and the footer, which every page shows. */
  | 'menus'
  /** A page with this tag is dropped by any change; a change with this tag drops every page. */
  | 'everything';

export function homeTags(numbers: readonly number[], change: HomeEvent['kind']): PageTag[] {
  const nights = numbers.map((number): PageTag => `nights:${number}`);
  if (change === 'nights') return ['nights', ...nights];
  return ['homes', 'nights', ...nights, ...numbers.map((number): PageTag => `home:${number}`)];
}

export const tagsOfTable: Readonly<Record<AnnouncedTable, readonly PageTag[]>> = {
  agencies: ['homes'],
  // The page about discounts lists the valid campaigns.
  bonus_campaigns: ['content'],
  contents: ['content'],
  countries: ['places'],
  regions: ['places'],
  places: ['places'],
  whoami_paths: ['places'],
  // A closed site answers before pages are looked up.
  launch_proofs: [],
  offers: ['offers'],
  pois: ['sights'],
  office_overwrites: ['office'],
  office_staff: ['office'],
  office_times: ['office'],
  // Every page of a partner's host shows the partner.
  partners: ['everything'],
  // The version of all pages changes with the operator's facts.
  operator_facts: [],
  // The version of all pages changes with the texts.
  text_overrides: [],
  // A changed picture has a new address; pages that show it change with their text.
  uploads: ['content'],
  traffic_sources: [],
};
