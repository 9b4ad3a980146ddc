import type { HomeEvent } from '../platform/home-events.ts';
import type { AnnouncedTable } from '../platform/read-models.ts';

/**
 * A tag names something that pages show and that can change. A page is cached with the tags of all that it
 * shows, and dropped when one of them has changed.
 */
export type PageTag =
  /** Facts of one home: its texts, pictures, prices and ratings. */
  | `home:${number}`
  /** The occupied nights of one home. */
  | `nights:${number}`
  /** The facts of all homes, as every list, count and order of homes shows them. */
  | 'homes'
  /** The occupied nights of all homes, as every search for dates shows them. */
  | 'nights'
  /** Countries, regions and places with their paths and texts. */
  | 'places'
  | 'offers'
  | 'sights'
  /** Hours, staff and texts of the office. */
  | 'office'
  /** Pages that editors write. */
  | 'content'
  /** A page of everything is dropped with any change; a change of everything drops every page. */
  | 'everything';

/** The tags of the pages on which the change of these homes can be seen. */
export function tagsOfHomes(numbers: readonly number[], change: HomeEvent['kind']): PageTag[] {
  const nights = numbers.map((number): PageTag => `nights:${number}`);
  if (change === 'nights') return ['nights', ...nights];
  return ['homes', 'nights', ...nights, ...numbers.map((number): PageTag => `home:${number}`)];
}

/** The tags of the pages on which a change of a table can be seen. */
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
