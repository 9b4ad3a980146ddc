import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import type { Api } from '../../../contract/api.ts';

export type FoundCampaign = ResponseOf<Api['findBonusCampaigns']>['campaigns'][number];
