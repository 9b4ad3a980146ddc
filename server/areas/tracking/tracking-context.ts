import type { TrafficOrigin } from '../../../contract/tracking/save-tracking-params.ts';
import type { ConsentChoice } from '../../../domain/consent.ts';
import type { VisitedPage } from './tracking-store.ts';
import type { Timings } from './rules/timing-buckets.ts';

export interface Tracking {
  /** Returns the origin of a visitor; `arrival` is that of the current visit, which is not stored. */
  findOrigin(uid: string | null, arrival?: Readonly<Record<string, string>>): Promise<TrafficOrigin>;
  saveParams(uid: string, params: Readonly<Record<string, string>>): Promise<TrafficOrigin>;
  /**
   * Records an answer, and deletes data that it no longer allows. Null stands for a visitor without a permanent uid.
   */
  logConsent(uid: string | null, choice: ConsentChoice): Promise<void>;
  logPage(uid: string, page: VisitedPage): Promise<void>;
  /** Counts timings; false if there was nothing to count. */
  countTimings(route: string, timings: Timings): Promise<boolean>;
}
