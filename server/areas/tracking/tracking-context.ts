import type { TrafficOrigin } from '../../../contract/tracking/save-tracking-params.ts';
import type { ConsentChoice } from '../../../domain/consent.ts';
import type { VisitedPage } from './tracking-store.ts';
import type { Timings } from './rules/timing-buckets.ts';

/** What other areas may ask of tracking. */
export interface Tracking {
  /** Where a visitor came from; `arrival` is what the visit of now says, which is not stored. */
  originOf(uid: string | null, arrival?: Readonly<Record<string, string>>): Promise<TrafficOrigin>;
  /** Keeps the parameters with the visitor. */
  saveParams(uid: string, params: Readonly<Record<string, string>>): Promise<TrafficOrigin>;
  /** Records an answer, and forgets what it no longer allows. Null: a visitor without a lasting uid. */
  logConsent(uid: string | null, choice: ConsentChoice): Promise<void>;
  logPage(uid: string, page: VisitedPage): Promise<void>;
  /** False where there was nothing to count. */
  countTimings(route: string, timings: Timings): Promise<boolean>;
}
