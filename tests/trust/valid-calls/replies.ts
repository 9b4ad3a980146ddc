import type { CallsOf } from '../../../contract/api.ts';
import type { ValidCalls } from './call-parts.ts';

export const repliesCalls: ValidCalls<CallsOf<'replies'>> = {
  // No mail was set aside under this number.
  decideSetAside: () => ({ id: 999_999, action: 'drop' }),
  findSetAside: () => ({}),
};
