import type { recordTestStep } from '../../../../contract/partners/record-test-step.ts';
import type { Handler } from '../../../http/handler.ts';
import { partnerTestsStore } from '../partner-tests-store.ts';
import type { Partners, PartnersDeps } from '../partners-context.ts';

/** By the rule of bookings: on a partner's own host for that partner, else for the one that the browser names. */
export function recordTestStepHandler({
  connection: { db },
  clock,
  partners,
}: Pick<PartnersDeps, 'connection' | 'clock'> & {
  partners: Pick<Partners, 'findByCall'>;
}): Handler<typeof recordTestStep> {
  return async ({ testID, step, partner, objectNumber }, { host }) => {
    const found = await partners.findByCall({ host, partner });
    const isRecorded =
      found !== null &&
      (await partnerTestsStore.record(db, {
        ...{ testId: testID, partnerId: found.partnerID, step, objectNumber },
        at: clock.now(),
      }));
    return { ok: true, data: { isRecorded } };
  };
}
