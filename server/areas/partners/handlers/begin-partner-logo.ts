import type { beginPartnerLogo } from '../../../../contract/partners/begin-partner-logo.ts';
import type { Handler } from '../../../http/handler.ts';
import { makeTicket } from '../../uploads/uploads.ts';
import { logosStore } from '../logos-store.ts';
import { ownPartnersStore } from '../own-partners-store.ts';
import type { PartnersDeps } from '../partners-context.ts';

const logosMax = 30;

export function beginPartnerLogoHandler(
  deps: Pick<PartnersDeps, 'connection' | 'clock' | 'secret' | 'findPersonName'>,
): Handler<typeof beginPartnerLogo> {
  return async ({ partnerID }, { user }) => {
    const { db } = deps.connection;
    const ownPartners = await ownPartnersStore.listByPerson(db, user.uid);
    if (!ownPartners.some(({ id, isBranch }) => id === partnerID && !isBranch)) {
      return { ok: false, type: 'partner-not-found', data: null };
    }
    if ((await logosStore.count(db, partnerID)) >= logosMax) {
      return { ok: false, type: 'too-many-logos', data: null };
    }
    const author = await deps.findPersonName(user.uid);
    const { text, until } = makeTicket(deps, { purpose: { kind: 'logo', partnerId: partnerID }, author });
    return { ok: true, data: { ticket: text, expiresAt: until.toISOString() } };
  };
}
