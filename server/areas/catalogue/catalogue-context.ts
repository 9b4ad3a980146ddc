import type { HomeChanges } from './home-changes.ts';
import type { Language } from '../../../domain/language.ts';
import type { ObjectSummary, ObjectDetail } from '../../../contract/catalogue/object-summary.ts';
import type { ListedHome } from './listed-home.ts';

export type HomeText = NonNullable<ObjectDetail['descriptions']['translation']>;

/** Removed homes say where they were, so that their page can offer others there. */
export type Found<Value> =
  | { state: 'shown'; value: Value }
  | { state: 'removed'; objectNumber: number; countryCode: string; regionKey: string }
  | { state: 'unknown' };

/** What other areas may ask of the catalogue. */
export interface Catalogue extends HomeChanges {
  /**
   * Answers summaries in the order of the numbers, from memory where they are known; unknown and removed homes are left
   * out, inactive ones say so. They are shared between callers: copy before changing one.
   */
  summaries(numbers: readonly number[], language: Language): Promise<ObjectSummary[]>;
  /** Answers one of them; null for an unknown or removed home. */
  summaryOf(objectNumber: number, language: Language): Promise<ObjectSummary | null>;
  /** Answers the same homes by number, with their JSON for who sends them. */
  listed(numbers: readonly number[], language: Language): Promise<ReadonlyMap<number, ListedHome>>;
  /** Answers what the page of a home shows; an inactive home is unknown to guests. */
  detail(objectNumber: number, language: Language): Promise<Found<ObjectDetail>>;
  /** Answers the texts in exactly this language; null where nobody wrote or translated them (from `source`). */
  description(objectNumber: number, language: string, source?: string): Promise<Found<HomeText | null>>;
  /** Answers good homes of different regions, the same all day. */
  recommendations(language: Language): Promise<ObjectSummary[]>;
  /** Answers agencies with homes, at most twelve: those with these numbers in their order, or those that the catalogue names. */
  featuredAgencies(numbers?: readonly number[]): Promise<{ agencyID: number; name: string }[]>;
  /** Answers whether guests can find homes of the demo world, which pages say that show any. */
  hasInventedHomes(): Promise<boolean>;
}
