import { randomBytes } from 'node:crypto';
import type { addBonusCodes } from '../../../../contract/bonus/add-bonus-codes.ts';
import type { Outcome } from '../../../../contract/define-endpoint.ts';
import { buildBonusCode } from '../../../../domain/pricing/bonus-code.ts';
import type { Handler } from '../../../http/handler.ts';
import { insertBonusCodes } from '../../pricing/pricing.ts';
import type { BonusDeps } from '../bonus-context.ts';
import { campaignStore } from '../campaign-store.ts';
import { presentCampaign } from '../present-campaign.ts';

/** Creates codes. Random ones are shown only once, since a list of all would be worth stealing. */
export function addBonusCodesHandler({
  connection,
  clock,
  findPersonName,
}: BonusDeps): Handler<typeof addBonusCodes> {
  return async ({ campaignID, publicCode, count, uses }, { user }) => {
    const name = await findPersonName(user.uid);
    const codes =
      publicCode === null
        ? Array.from({ length: count }, () => buildBonusCode(randomBytes(26)))
        : [publicCode];
    return connection.transaction(async (tx): Promise<Outcome<typeof addBonusCodes>> => {
      const at = clock.now();
      // Writes the campaign's row, so that cached pages with its codes are dropped.
      if (!(await campaignStore.update(tx, campaignID, {}, at))) {
        return { ok: false, type: 'campaign-not-found', data: null };
      }
      if (publicCode !== null && (await campaignStore.isCode(tx, publicCode))) {
        return { ok: false, type: 'code-exists', data: null };
      }
      const [campaign] = await campaignStore.list(tx, campaignID);
      const { amount_cents, minimum_cents, valid_until } = campaign!;
      const terms = { amount_cents, minimum_cents, valid_until, uses_left: uses, campaign_id: campaignID };
      await insertBonusCodes(
        tx,
        codes.map((code) => ({ code, ...terms, is_public: publicCode !== null })),
      );
      const note = publicCode ?? `${count} × ${uses}`;
      const act = {
        campaign_id: campaignID,
        act: 'codes',
        note,
        uid: user.uid,
        name,
        happened_at: at,
      } as const;
      await campaignStore.act(tx, act);
      const [row] = await campaignStore.list(tx, campaignID);
      return { ok: true, data: { campaign: presentCampaign(row!), codes } };
    });
  };
}
