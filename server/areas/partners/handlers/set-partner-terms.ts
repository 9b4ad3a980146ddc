import type { Outcome } from '../../../../contract/define-endpoint.ts';
import type { setPartnerTerms } from '../../../../contract/partners/set-partner-terms.ts';
import type { Handler } from '../../../http/handler.ts';
import { ownPartnersStore } from '../own-partners-store.ts';
import type { PartnersDeps } from '../partners-context.ts';
import { readNames, presentOfficePartner } from '../present-partner.ts';
import { isPartnerHost } from '../rules/partner-words.ts';

export function setPartnerTermsHandler({
  connection,
  clock,
  publicUrl,
  findPersonName,
}: Pick<PartnersDeps, 'connection' | 'clock' | 'publicUrl' | 'findPersonName'>): Handler<
  typeof setPartnerTerms
> {
  return async (input, { user }): Promise<Outcome<typeof setPartnerTerms>> => {
    const { partnerID: id, host, isSiteApproved, allowMidocoUsage, commissionPercent } = input;
    const outcome = await connection.transaction(async (tx) => {
      const partner = await ownPartnersStore.lock(tx, id);
      if (!partner) return 'partner-not-found';
      // An unchanged host is not checked again.
      if (host !== '' && host !== partner.host?.toLowerCase()) {
        if (!isPartnerHost(host, new URL(publicUrl).hostname)) return 'host-invalid';
        if (await ownPartnersStore.hasHost(tx, host, id)) return 'host-invalid';
      }
      return ownPartnersStore.change(
        tx,
        partner,
        {
          host: host || null,
          ignore_url: !isSiteApproved,
          allow_midoco_usage: allowMidocoUsage,
          commission_per_mille: commissionPercent === null ? null : Math.round(commissionPercent * 10),
        },
        { kind: 'terms', uid: user.uid, at: clock.now() },
      );
    });
    if (typeof outcome === 'string') return { ok: false, type: outcome, data: null };
    const acts = await ownPartnersStore.acts(connection.db, id);
    return { ok: true, data: presentOfficePartner(outcome, acts, await readNames(acts, findPersonName)) };
  };
}
