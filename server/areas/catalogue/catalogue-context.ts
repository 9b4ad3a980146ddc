import type { HomeChanges } from './home-changes.ts';
import type { Language } from '../../../domain/language.ts';
import type { ObjectSummary, ObjectDetail } from '../../../contract/catalogue/object-summary.ts';
import type { ListedHome } from './listed-home.ts';

export type HomeText = NonNullable<ObjectDetail['descriptions']['translation']>;

/** Removed homes include their last location, so that their page can offer others nearby. */
export type Found<Value> =
  | { state: 'shown'; value: Value }
  | { state: 'removed'; objectNumber: number; countryCode: string; regionKey: string }
  | { state: 'unknown' };

export interface Catalogue extends HomeChanges {
  /**
   * Summaries in the order of the numbers, cached where possible. Unknown and removed homes are left out, inactive ones are marked. The
   * objects are shared: copy before changing one.
   */
  summaries(numbers: readonly number[], language: Language): Promise<ObjectSummary[]>;
  /** Null for an unknown or removed home. */
  summaryOf(objectNumber: number, language: Language): Promise<ObjectSummary | null>;
  /** The same homes by number, with their JSON for responses. */
  listed(numbers: readonly number[], language: Language): Promise<ReadonlyMap<number, ListedHome>>;
  /** Content of a home's page; inactive homes are unknown to guests. */
  detail(objectNumber: number, language: Language): Promise<Found<ObjectDetail>>;
  /** The same of a home in any state, read anew; for those who let it and the office. Null for an unknown or removed home. */
  preview(objectNumber: number, language: Language): Promise<ObjectDetail | null>;
  /** Texts in exactly this language; null if nobody wrote them or translated them from `source`. */
  description(objectNumber: number, language: string, source?: string): Promise<Found<HomeText | null>>;
  /** Good homes in different regions, the same all day. */
  recommendations(language: Language): Promise<ObjectSummary[]>;
  /** At most twelve agencies with homes: those with these numbers, in this order, or those that the catalogue features. */
  featuredAgencies(numbers?: readonly number[]): Promise<{ agencyID: number; name: string }[]>;
  /** True if guests can find homes of the demo world, which pages then point out. */
  hasInventedHomes(): Promise<boolean>;
}
