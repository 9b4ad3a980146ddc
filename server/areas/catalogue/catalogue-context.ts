import type { HomeChanges } from './home-changes.ts';
import type { Language } from '../../../domain/language.ts';
import type { ObjectSummary, ObjectDetail } from '../../../contract/catalogue/object-summary.ts';
import type { ListedHome } from './listed-home.ts';

export type HomeText = NonNullable<ObjectDetail['descriptions']['translation']>;

/** The result of a lookup. Removed homes include their last location, so that their page can offer others nearby. */
export type Found<Value> =
  | { state: 'shown'; value: Value }
  | { state: 'removed'; objectNumber: number; countryCode: string; regionKey: string }
  | { state: 'unknown' };

export interface Catalogue extends HomeChanges {
  /**
   * Returns summaries in the order of the numbers, cached if possible. Unknown and removed homes are left out, inactive ones are marked.
   * The objects are shared: copy before changing one.
   */
  summaries(numbers: readonly number[], language: Language): Promise<ObjectSummary[]>;
  /** Returns a summary; null for an unknown or removed home. */
  findSummary(objectNumber: number, language: Language): Promise<ObjectSummary | null>;
  /** Returns the same homes by number, with their JSON for responses. */
  listedHomes(numbers: readonly number[], language: Language): Promise<ReadonlyMap<number, ListedHome>>;
  /** Returns the content of a home's page; inactive homes are unknown to guests. */
  detail(objectNumber: number, language: Language): Promise<Found<ObjectDetail>>;
  /** Returns the content for a home in any state, uncached, for its landlord and the office. Null for an unknown or removed home. */
  preview(objectNumber: number, language: Language): Promise<ObjectDetail | null>;
  /** Returns texts in exactly this language; null if none were written or translated from `source`. */
  description(objectNumber: number, language: string, source?: string): Promise<Found<HomeText | null>>;
  /** Returns good homes in different regions, the same all day. */
  recommendations(language: Language): Promise<ObjectSummary[]>;
  /** Returns at most twelve agencies with homes: those with these numbers, in this order, or those that the catalogue features. */
  featuredAgencies(numbers?: readonly number[]): Promise<{ agencyID: number; name: string }[]>;
  /** True if guests can find homes of the demo world, which pages then point out. */
  hasInventedHomes(): Promise<boolean>;
}
