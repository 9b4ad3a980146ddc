import type { removePartnerLogo } from '../../../../contract/partners/remove-partner-logo.ts';
import type { Handler } from '../../../http/handler.ts';
import { logosStore } from '../logos-store.ts';
import { ownPartnersStore } from '../own-partners-store.ts';
import type { PartnersDeps } from '../partners-context.ts';
import { readNames, presentOfficePartner } from '../present-partner.ts';

export function removePartnerLogoHandler({
  connection,
  clock,
  files,
  findPersonName,
}: Pick<PartnersDeps, 'connection' | 'clock' | 'files' | 'findPersonName'>): Handler<
  typeof removePartnerLogo
> {
  return async ({ partnerID: id }, { user }) => {
    const outcome = await connection.transaction(async (tx) => {
      const partner = await ownPartnersStore.lock(tx, id);
      if (!partner) return null;
      const act = { kind: 'terms', uid: user.uid, at: clock.now() } as const;
      const now = await ownPartnersStore.change(tx, partner, { logo_key: null }, act);
      if (partner.logo_key !== null) await logosStore.drop(tx, partner.logo_key);
      return { now, key: partner.logo_key };
    });
    if (!outcome) return { ok: false, type: 'partner-not-found', data: null };
    if (outcome.key !== null) await files.delete(outcome.key);
    const acts = await ownPartnersStore.acts(connection.db, id);
    return { ok: true, data: presentOfficePartner(outcome.now, acts, await readNames(acts, findPersonName)) };
  };
}
