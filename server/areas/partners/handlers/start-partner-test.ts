import type { startPartnerTest } from '../../../../contract/partners/start-partner-test.ts';
import { partnerTestMinutes } from '../../../../domain/partner-tests.ts';
import type { Handler } from '../../../http/handler.ts';
import { newSecret } from '../../../platform/new-secret.ts';
import { ownPartnersStore } from '../own-partners-store.ts';
import { partnerTestsStore } from '../partner-tests-store.ts';
import type { PartnersDeps } from '../partners-context.ts';
import { presentPartnerTest } from '../present-partner-test.ts';

export function startPartnerTestHandler({
  connection: { db },
  clock,
}: Pick<PartnersDeps, 'connection' | 'clock'>): Handler<typeof startPartnerTest> {
  return async ({ partnerID }, { user }) => {
    const own = await ownPartnersStore.listByPerson(db, user.uid);
    if (!own.some(({ id }) => id === partnerID)) return { ok: false, type: 'partner-not-found', data: null };
    const at = clock.now();
    const expiresAt = new Date(at.getTime() + partnerTestMinutes * 60_000);
    const testId = newSecret();
    await partnerTestsStore.insert(db, { testId, partnerId: partnerID, at, expiresAt });
    return { ok: true, data: presentPartnerTest({ testId, expiresAt, steps: [] }, at) };
  };
}
