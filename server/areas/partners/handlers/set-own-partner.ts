import type { Outcome } from '../../../../contract/define-endpoint.ts';
import type { setOwnPartner } from '../../../../contract/partners/set-own-partner.ts';
import { actorUid, type Handler } from '../../../http/handler.ts';
import { ownPartnersStore } from '../own-partners-store.ts';
import type { PartnersDeps } from '../partners-context.ts';
import { presentOwnPartner } from '../present-partner.ts';
import { isSameSite, readPartnerWords } from '../rules/partner-words.ts';

/** Changes a partner's data. Redirects lead to the partner's site, so that a new address waits for review by the office. */
export function setOwnPartnerHandler({
  connection,
  clock,
  publicUrl,
}: Pick<PartnersDeps, 'connection' | 'clock' | 'publicUrl'>): Handler<typeof setOwnPartner> {
  return async (input, { user }): Promise<Outcome<typeof setOwnPartner>> => {
    const { hideInsurances, hideNewsletter, hideBonus } = input;
    const words = readPartnerWords(input);
    return connection.transaction(async (tx): Promise<Outcome<typeof setOwnPartner>> => {
      const partner = await ownPartnersStore.lockOwn(tx, input.partnerID, user.uid);
      if (!partner) return { ok: false, type: 'partner-not-found', data: null };
      if (!words.ok) return { ok: false, type: 'partner-invalid', data: { fields: words.fields } };
      const { name, phone, email, url } = words;
      const now = await ownPartnersStore.change(
        tx,
        partner,
        {
          ...{ name, phone, email, url },
          ignore_url: partner.ignore_url || !isSameSite(partner.url, url),
          hide_insurances: hideInsurances === 'Y',
          hide_newsletter: hideNewsletter === 'Y',
          hide_bonus: hideBonus === 'Y',
        },
        { kind: 'changed', uid: actorUid(user), at: clock.now() },
      );
      return { ok: true, data: presentOwnPartner({ ...now, isBranch: false }, publicUrl) };
    });
  };
}
