import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';

export type OfficeVoucher = ResponseOf<Api['getOfficeVoucher']>;
