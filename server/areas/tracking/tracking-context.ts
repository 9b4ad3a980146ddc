import type { TrafficOrigin } from '../../../contract/tracking/save-tracking-params.ts';
import type { ConsentChoice } from '../../../domain/consent.ts';
import type { VisitedPage } from './tracking-store.ts';
import type { Timings } from './rules/timing-buckets.ts';

export interface Tracking {
  /** Returns the origin of a visitor. `arrival` has the parameters of the current visit, which are not stored. */
  findOrigin(uid: string | null, arrival?: Readonly<Record<string, string>>): Promise<TrafficOrigin>;
  saveParams(uid: string, params: Readonly<Record<string, string>>): Promise<TrafficOrigin>;
  /** Records an answer of the consent banner, and deletes data that it no longer allows. Visitors without a permanent uid have null. */
  logConsent(uid: string | null, choice: ConsentChoice): Promise<void>;
  logPage(uid: string, page: VisitedPage): Promise<void>;
  /** Counts timings; false if there was nothing to count. */
  countTimings(route: string, timings: Timings): Promise<boolean>;
}
