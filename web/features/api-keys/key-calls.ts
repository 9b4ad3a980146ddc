import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';

export type KeysAnswer = ResponseOf<Api['getApiKeys']>;
export type KeyBusiness = KeysAnswer['businesses'][number];
export type ApiKey = KeyBusiness['keys'][number];
