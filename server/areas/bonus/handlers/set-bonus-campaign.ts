import type { Outcome } from '../../../../contract/define-endpoint.ts';
import type { setBonusCampaign } from '../../../../contract/bonus/set-bonus-campaign.ts';
import { fromEuros } from '../../../../domain/money.ts';
import type { Handler } from '../../../http/handler.ts';
import { changeBonusCodes } from '../../pricing/pricing.ts';
import type { BonusDeps } from '../bonus-context.ts';
import { campaignStore, type CampaignTerms } from '../campaign-store.ts';
import { presentCampaign } from '../present-campaign.ts';

export function setBonusCampaignHandler({
  connection,
  clock,
  findPersonName,
}: BonusDeps): Handler<typeof setBonusCampaign> {
  return async (input, { user }): Promise<Outcome<typeof setBonusCampaign>> => {
    const { name, amount, minimum, validFrom, validUntil, perGuest, isPaused } = input;
    if (validUntil < validFrom || (minimum > 0 && minimum < amount)) {
      return { ok: false, type: 'campaign-invalid', data: null };
    }
    const terms: CampaignTerms = {
      name,
      amount_cents: fromEuros(amount),
      minimum_cents: fromEuros(minimum),
      valid_from: validFrom,
      valid_until: validUntil,
      per_guest: perGuest,
      is_paused: isPaused,
    };
    const editorName = await findPersonName(user.uid);
    return connection.transaction(async (tx): Promise<Outcome<typeof setBonusCampaign>> => {
      const at = clock.now();
      const isNew = input.campaignID === null;
      if (!isNew && !(await campaignStore.update(tx, input.campaignID!, terms, at))) {
        return { ok: false, type: 'campaign-not-found', data: null };
      }
      const id = isNew ? await campaignStore.insert(tx, terms, at) : input.campaignID!;
      const { amount_cents, minimum_cents, valid_until } = terms;
      await changeBonusCodes(tx, id, { amount_cents, minimum_cents, valid_until });
      const note = `${amount} € ≥ ${minimum} €, ${validFrom}–${validUntil}, ${perGuest ?? '∞'}${isPaused ? ', paused' : ''}`;
      const act = isNew ? 'created' : 'changed';
      await campaignStore.act(tx, {
        campaign_id: id,
        act,
        note,
        uid: user.uid,
        name: editorName,
        happened_at: at,
      });
      const [row] = await campaignStore.list(tx, id);
      return { ok: true, data: presentCampaign(row!) };
    });
  };
}
