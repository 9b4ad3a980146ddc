import type { Localized } from './language.ts';
import type { RouteName } from './site-routes.ts';
import type { SearchFilter } from './search-filter.ts';

/**
 * Where a link of the start page leads: to a page by its name, or to the page of an offer, with a filter where that says more.
 * Whoever shows it leaves out what leads to an offer without homes.
 */
export type EntityTarget =
  { page: RouteName; filter?: SearchFilter } | { offer: number; filter?: SearchFilter };

/** A theme of a country beside the country's own page; it is called as its offer. */
interface CountryContentLink {
  country: string;
  target: { offer: number; filter?: SearchFilter };
}

/** A tip for travellers. `Words` is a text as the house writes it, or in the reader's language. */
export interface TravelTip<Words = Localized> {
  id: string;
  title: Words;
  target: EntityTarget;
  img: { src: string; alt: Words; title: Words };
  content: { text: Words; btn: Words };
  /** Shown after a click. */
  hide: boolean;
  order: number;
}

/** The teaser of an operator of holiday parks, whose name is that of its offer. */
export interface ParkTeaser<Words = Localized> {
  offerID: number;
  img: string;
  /** A mark that stands before the name. */
  logo: 'leaf' | 'wave' | 'umbrella' | 'mountain';
  text: Words;
  linktitle: Words;
  options: readonly { title: Words; filter: SearchFilter }[];
}

/** An offer on the start page with the picture behind it; name and path are those of the offer. */
interface CategoryBackground {
  offerID: number;
  img: string;
}

/** What is different at this house. */
export interface Distinction<Words = Localized> {
  id: string;
  variant: 'pine' | 'coral';
  icon: 'check' | 'clock' | 'star' | 'shield';
  name: Words;
  text: Words;
  /** It stays in the content, but is not shown. */
  ignore: boolean;
}

/** A piece of advice for a season. */
export interface InfoLabel<Words = Localized> {
  id: string;
  class: 'season';
  icon: 'calendar' | 'mountain' | 'umbrella' | 'leaf';
  /** The days of the year from which and up to which it stands for something, as MM-dd. */
  from: string;
  to: string;
  /** The label is shown until so many days before `to`; the text names that day as `{{date}}`. */
  deadline: number;
  label: Words;
  head: Words;
  text: Words;
}

/** Everything that somebody writes for the start page beside the texts of its headings. */
export interface HomeEntities<Words = Localized> {
  countryContentLinks: readonly CountryContentLink[];
  travelTips: readonly TravelTip<Words>[];
  parkTeasers: readonly ParkTeaser<Words>[];
  categoryBackgrounds: readonly CategoryBackground[];
  distinctions: readonly Distinction<Words>[];
  infoLabels: readonly InfoLabel<Words>[];
  /** Offers with a front page of their own. */
  portals: readonly { offerID: number }[];
}
