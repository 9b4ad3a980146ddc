import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import type { Api } from '../../../contract/api.ts';

export type RedeemedVoucher = ResponseOf<Api['redeemVoucher']>;
