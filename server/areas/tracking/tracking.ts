import type { TrafficOrigin } from '../../../contract/tracking/save-tracking-params.ts';
import { catalogueRoutes } from '../../../domain/catalogue-routes.ts';
import { servedRoutes } from '../../../domain/site-routes.ts';
import { retentionDays, retentionEnd } from '../../../domain/retention.ts';
import { addDays } from '../../../domain/stay.ts';
import {
  allowedParams,
  trackingParameters,
  trackingParamsOfCall,
  type TrackingParams,
} from '../../../domain/tracking-parameters.ts';
import type { Area } from '../../http/area-module.ts';
import { bindArea } from '../../http/bind.ts';
import type { Clock } from '../../platform/clock.ts';
import type { DatabaseConnection } from '../../platform/database.ts';
import type { Accounts } from '../accounts/accounts.ts';
import { personalDataOfTracking } from './personal-data-store.ts';
import { timingCounts } from './rules/timing-buckets.ts';
import { computeTrafficOrigin } from './rules/traffic-origin.ts';
import { trackingStore } from './tracking-store.ts';
import type { Tracking } from './tracking-context.ts';
import { trackingCalls } from './calls.generated.ts';

/** Maximum rows of one visitor; the oldest are deleted. */
export const originsLimit = 50;
export const pagesLimit = 200;

/** Names of routes that are counted separately; others share a count, so that strangers cannot fill the table. */
const knownRoutes: ReadonlySet<string> = new Set([
  ...servedRoutes.map(({ name }) => name),
  ...catalogueRoutes,
]);
const otherRoute = 'other';

export interface TrackingDeps {
  connection: Pick<DatabaseConnection, 'db' | 'transaction'>;
  clock: Clock;
  accounts: Pick<Accounts, 'find' | 'forgetContact' | 'newUid'>;
}

export function createTracking({ connection, clock, accounts }: TrackingDeps): Area<Tracking> {
  const { db } = connection;

  async function findOrigin(
    uid: string | null,
    arrival: Readonly<Record<string, string>> = {},
  ): Promise<TrafficOrigin> {
    const storedOrigins = uid === null ? [] : await trackingStore.origins(db, uid);
    const now = clock.now();
    return computeTrafficOrigin(
      [...storedOrigins, { params: trackingParamsOfCall(arrival), seenAt: now }],
      now,
    );
  }

  function forget(now: Date): Promise<void> {
    const before = (days: number): Date => retentionEnd(now, days);
    return trackingStore.deleteBefore(db, {
      consent: before(retentionDays.consent),
      origins: before(retentionDays.origins),
      pages: before(retentionDays.pages),
      timings: addDays(clock.today(), -retentionDays.timings),
    });
  }

  const tracking: Tracking = {
    findOrigin,

    async saveParams(uid, parameters) {
      const params: TrackingParams = trackingParamsOfCall(parameters);
      if (Object.keys(params).length > 0) {
        await trackingStore.insertOrigin(db, uid, { params, seenAt: clock.now() }, originsLimit);
      }
      return findOrigin(uid);
    },

    async logConsent(uid, choice) {
      const allowsAny = choice.statistic || choice.marketing;
      await connection.transaction(async (tx) => {
        await trackingStore.insertConsent(tx, allowsAny ? uid : null, choice, clock.now());
        if (uid === null) return;
        if (!choice.marketing) await accounts.forgetContact(uid, tx);
        if (!allowsAny) return trackingStore.deleteVisitor(tx, uid);
        const emptyParameters = Object.fromEntries(trackingParameters.map((name) => [name, '']));
        const allowed = allowedParams(emptyParameters, choice);
        const forbidden = trackingParameters.filter((name) => allowed[name] === undefined);
        if (forbidden.length > 0) await trackingStore.updateParams(tx, uid, forbidden);
      });
    },

    logPage: (uid, page) =>
      trackingStore.insertPage(
        db,
        uid,
        { ...page, route: knownRoutes.has(page.route) ? page.route : otherRoute },
        clock.now(),
        pagesLimit,
      ),

    async countTimings(route, timings) {
      const counts = timingCounts(timings);
      if (counts.length === 0) return false;
      const counting = knownRoutes.has(route) ? route : otherRoute;
      await trackingStore.countTimings(db, clock.today(), counting, counts);
      return true;
    },
  };
  return {
    ...tracking,
    module: {
      name: 'tracking',
      personalData: personalDataOfTracking,
      endpoints: bindArea(trackingCalls, { accounts, tracking }),
      forget,
    },
  };
}
