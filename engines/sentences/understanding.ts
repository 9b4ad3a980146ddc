import type { SearchFilter } from '../../domain/search-filter.ts';
import type { PlainDate } from '../../domain/stay.ts';

export type StayFilter = Pick<SearchFilter, 'startDate' | 'endDate' | 'duration' | 'tolerance'>;

/** An ambiguity in a sentence: the words in question, and the choices. */
export interface Question {
  kind: 'nights' | 'weekend' | 'date' | 'dates' | 'place' | 'rooms' | 'holidays' | 'price';
  /** Words as typed. Empty if the question is about something that the sentence does not mention. */
  words: string;
  options: readonly QuestionOption[];
}

interface QuestionOption {
  set: SearchFilter;
  /** Describes the choice if the filter is not enough: a place with its region, or a state with its holidays. */
  name?: string;
}

export interface Understanding {
  filter: SearchFilter;
  questions: readonly Question[];
  /** The town whose surroundings are searched. Null if the filter has no distance. */
  around: string | null;
  /** Words that were not understood, as typed. */
  rest: readonly string[];
}

/** A place that has homes. */
export interface NamedPlace {
  /** Name with an addition that distinguishes it from other places of that name. */
  name: string;
  filter: Pick<SearchFilter, 'country' | 'region' | 'place'>;
  /** Keys of the place and of the areas that contain it, such as `country:it`. */
  keys: readonly string[];
  /** The centre. Null for areas too large for a search by distance. */
  centre: { lat: number; lon: number } | null;
}

interface Town {
  name: string;
  lat: number;
  lon: number;
  population: number;
}

/** Finds places by name. Names are folded words separated by blanks. */
export interface PlaceLookup {
  named(name: string): readonly NamedPlace[];
  /** Returns the place for a name with a typing error, and its correct spelling. Null if none or several match. */
  nearTo(name: string): (NamedPlace & { spelling: string }) | null;
  /** Returns any town of the world, with or without homes. */
  town(name: string): Town | null;
}

/** Lookups for the rules. Names that are also ordinary words count as places only if that is unambiguous. */
export interface PlaceRules extends PlaceLookup {
  isAlsoWord(name: string): boolean;
}

export interface HolidayRegion {
  name: string;
  /** Patterns of folded words. */
  names: readonly string[];
  holidays: readonly { kind: string; from: PlainDate; to: PlainDate }[];
}
