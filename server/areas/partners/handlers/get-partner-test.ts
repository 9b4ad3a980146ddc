import type { getPartnerTest } from '../../../../contract/partners/get-partner-test.ts';
import type { Handler } from '../../../http/handler.ts';
import { ownPartnersStore } from '../own-partners-store.ts';
import { partnerTestsStore } from '../partner-tests-store.ts';
import type { PartnersDeps } from '../partners-context.ts';
import { presentPartnerTest } from '../present-partner-test.ts';

export function getPartnerTestHandler({
  connection: { db },
  clock,
}: Pick<PartnersDeps, 'connection' | 'clock'>): Handler<typeof getPartnerTest> {
  return async ({ partnerID, testID }, { user }) => {
    const own = await ownPartnersStore.listByPerson(db, user.uid);
    if (!own.some(({ id }) => id === partnerID)) return { ok: false, type: 'partner-not-found', data: null };
    const row = await partnerTestsStore.find(db, partnerID, testID);
    if (!row) return { ok: false, type: 'test-not-found', data: null };
    return { ok: true, data: presentPartnerTest(row, clock.now()) };
  };
}
