import type { Api } from '../../../contract/api.ts';
import type { InputOf, ResponseOf } from '../../../contract/define-endpoint.ts';
import type { Call } from '../../app/calls/use-latest-call.ts';

type GetBookings = Api['getBookings'];

export type OwnBookings = Pick<
  Call<InputOf<GetBookings>, ResponseOf<GetBookings>>,
  'answer' | 'failure' | 'retry'
>;
