import { deliveriesEndpoints } from '../../../contract/deliveries/endpoints.ts';
import { retentionDays, retentionEnd } from '../../../domain/retention.ts';
import type { Area } from '../../http/area-module.ts';
import { bindArea } from '../../http/bind.ts';
import type { Queryable } from '../../platform/database.ts';
import { bouncesStore } from './bounces-store.ts';
import { changeDeadMailsHandler } from './handlers/change-dead-mails.ts';
import { findDeadMailsHandler } from './handlers/find-dead-mails.ts';
import { listSampleMailsHandler } from './handlers/list-sample-mails.ts';
import { sampleRoute } from './sample-routes.ts';
import { reportMailboxes } from './take-report.ts';
import type { DeliveriesDeps } from './deliveries-context.ts';

export interface Deliveries {
  /** Time since which an address, given as its hash, rejects mail; null if no rejection is known or its owner has opened a mail since. */
  refusedSince(db: Queryable, addressHash: string): Promise<Date | null>;
}

export function createDeliveries(deps: DeliveriesDeps): Area<Deliveries> {
  const { db } = deps.connection;
  const mailJobs = (): readonly string[] => deps.mailJobs();
  return {
    refusedSince: bouncesStore.refusedSince,
    module: {
      name: 'deliveries',
      endpoints: bindArea(deliveriesEndpoints, {
        changeDeadMails: changeDeadMailsHandler(deps, mailJobs),
        findDeadMails: findDeadMailsHandler(deps, mailJobs),
        listSampleMails: listSampleMailsHandler(deps),
      }),
      routes: [sampleRoute(deps)],
      mailboxes: reportMailboxes(deps),
      forget: (now) => bouncesStore.deleteBefore(db, retentionEnd(now, retentionDays.mailBounces)),
    },
  };
}
