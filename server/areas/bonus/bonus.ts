import { bonusEndpoints } from '../../../contract/bonus/endpoints.ts';
import type { AreaModule } from '../../http/area-module.ts';
import { bindArea } from '../../http/bind.ts';
import type { Clock } from '../../platform/clock.ts';
import type { DatabaseConnection } from '../../platform/database.ts';
import { addBonusCodesHandler } from './handlers/add-bonus-codes.ts';
import { findBonusCampaignsHandler } from './handlers/find-bonus-campaigns.ts';
import { getValidBonusesHandler } from './handlers/get-valid-bonuses.ts';
import { setBonusCampaignHandler } from './handlers/set-bonus-campaign.ts';

export interface BonusDeps {
  connection: Pick<DatabaseConnection, 'db' | 'transaction'>;
  clock: Clock;
  /** What somebody of the house is called in lists of who did what. */
  nameOf(uid: string): Promise<string>;
}

/** Campaigns with bonus codes, as the office makes and changes them. What a code takes off a price is pricing's. */
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
