import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';

type Owners = ResponseOf<Api['getOwners']>;

export type Owner = Owners['owners'][number];
export type Agency = Owners['agencies'][number];
export type OwnedHome = Owners['homes'][number];
