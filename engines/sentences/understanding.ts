import type { SearchFilter } from '../../domain/search-filter.ts';
import type { PlainDate } from '../../domain/stay.ts';

export type StayFilter = Pick<SearchFilter, 'startDate' | 'endDate' | 'duration' | 'tolerance'>;

/** What a sentence leaves open: the words in question, and what can be chosen. */
export interface Question {
  kind: 'nights' | 'weekend' | 'date' | 'dates' | 'place' | 'rooms' | 'holidays' | 'price';
  /** As they were typed; empty where the question is about something that was not said. */
  words: string;
  options: readonly QuestionOption[];
}

interface QuestionOption {
  set: SearchFilter;
  /** What the filter alone does not tell: a place with its region, a state with holidays. */
  name?: string;
}

export interface Understanding {
  filter: SearchFilter;
  questions: readonly Question[];
  /** The town around which is searched; null where the filter has no surroundings. */
  around: string | null;
  /** What was not understood, as it was typed. */
  rest: readonly string[];
}

/** A place that has homes. */
export interface NamedPlace {
  /** With what tells it from others of its name. */
  name: string;
  filter: Pick<SearchFilter, 'country' | 'region' | 'place'>;
  /** Keys of what it lies in and its own, such as `country:it`. */
  keys: readonly string[];
  /** The centre; null for what is too large to search around. */
  centre: { lat: number; lon: number } | null;
}

interface Town {
  name: string;
  lat: number;
  lon: number;
  population: number;
}

/** How names become places. Names are folded words with blanks between them. */
export interface PlaceLookup {
  named(name: string): readonly NamedPlace[];
  /** The place that a name with a typing error means, and how it is spelled; null where none or several could be. */
  nearTo(name: string): (NamedPlace & { spelling: string }) | null;
  /** Any town of the world, with homes or without. */
  town(name: string): Town | null;
}

/** As the rules ask: names that are words of the language mean places only where that is clear. */
export interface PlaceRules extends PlaceLookup {
  isAlsoWord(name: string): boolean;
}

export interface HolidayRegion {
  name: string;
  /** As patterns of folded words. */
  names: readonly string[];
  holidays: readonly { kind: string; from: PlainDate; to: PlainDate }[];
}
