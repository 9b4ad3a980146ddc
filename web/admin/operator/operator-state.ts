import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import type { Api } from '../../../contract/api.ts';

export type OperatorState = ResponseOf<Api['getOperator']>;
