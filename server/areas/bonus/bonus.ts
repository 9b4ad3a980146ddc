import { bonusEndpoints } from '../../../contract/bonus/endpoints.ts';
import type { AreaModule } from '../../http/area-module.ts';
import { bindArea } from '../../http/bind.ts';
import { addBonusCodesHandler } from './handlers/add-bonus-codes.ts';
import { findBonusCampaignsHandler } from './handlers/find-bonus-campaigns.ts';
import { getValidBonusesHandler } from './handlers/get-valid-bonuses.ts';
import { setBonusCampaignHandler } from './handlers/set-bonus-campaign.ts';
import type { BonusDeps } from './bonus-context.ts';

/** Lets the office manage campaigns with bonus codes. Pricing computes their discounts. */
export function createBonus(deps: BonusDeps): { readonly module: AreaModule } {
  return {
    module: {
      name: 'bonus',
      endpoints: bindArea(bonusEndpoints, {
        addBonusCodes: addBonusCodesHandler(deps),
        findBonusCampaigns: findBonusCampaignsHandler(deps),
        getValidBonuses: getValidBonusesHandler(deps),
        setBonusCampaign: setBonusCampaignHandler(deps),
      }),
    },
  };
}
