import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';

/** All that the plots are drawn from. */
export type Figures = ResponseOf<Api['getHomeFigures']>;
