import type { HomeEvent } from '../platform/home-events.ts';
import type { AnnouncedTable } from '../platform/read-models.ts';

/**
 * A cache tag names something that pages show and that can change. A page is cached with the tags of all that it shows, and dropped when
 * one of them changes.
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
  /** A page with this tag is dropped by any change; a change with this tag drops every page. */
  | 'everything';

export function tagsOfHomes(numbers: readonly number[], change: HomeEvent['kind']): PageTag[] {
  const nights = numbers.map((number): PageTag => `nights:${number}`);
  if (change === 'nights') return ['nights', ...nights];
  return ['homes', 'nights', ...nights, ...numbers.map((number): PageTag => `home:${number}`)];
}

export const tagsOfTable: Readonly<Record<AnnouncedTable, readonly PageTag[]>> = {
  agencies: ['homes'],
  // The page about discounts names what is valid.
  bonus_campaigns: ['content'],
  contents: ['content'],
  countries: ['places'],
  regions: ['places'],
  places: ['places'],
  whoami_paths: ['places'],
  // A closed site answers before any page is looked for.
  launch_proofs: [],
  offers: ['offers'],
  pois: ['sights'],
  office_overwrites: ['office'],
  office_staff: ['office'],
  office_times: ['office'],
  // Whose pages a host shows is on each of them.
  partners: ['everything'],
  // The version of all pages changes with what is known of the operator.
  operator_facts: [],
  // The version of all pages changes with the texts.
  text_overrides: [],
  // A picture has another address when it is another one; pages that show it change with their text.
  uploads: ['content'],
  traffic_sources: [],
};
