import { retentionDays, retentionEnd } from '../../../domain/retention.ts';
import type { Area } from '../../http/area-module.ts';
import { bindArea } from '../../http/bind.ts';
import type { Queryable } from '../../platform/database.ts';
import { bouncesStore } from './bounces-store.ts';
import { sampleRoute } from './sample-routes.ts';
import { reportMailboxes } from './take-report.ts';
import type { DeliveriesDeps } from './deliveries-context.ts';
import { deliveriesCalls } from './calls.generated.ts';

export interface Deliveries {
  /**
   * Returns the time since which an address, given as its hash, rejects mail; null if no rejection is known or its owner has opened a mail
   * since.
   */
  refusedSince(db: Queryable, addressHash: string): Promise<Date | null>;
}

export function createDeliveries(deps: DeliveriesDeps): Area<Deliveries> {
  const { db } = deps.connection;
  return {
    refusedSince: bouncesStore.refusedSince,
    module: {
      name: 'deliveries',
      endpoints: bindArea(deliveriesCalls, deps),
      routes: [sampleRoute(deps)],
      mailboxes: reportMailboxes(deps),
      forget: (now) => bouncesStore.deleteBefore(db, retentionEnd(now, retentionDays.mailBounces)),
    },
  };
}
