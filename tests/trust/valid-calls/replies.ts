import type { repliesEndpoints } from '../../../contract/replies/endpoints.ts';
import type { ValidCalls } from './call-parts.ts';

export const repliesCalls: ValidCalls<typeof repliesEndpoints> = {
  // No mail was set aside under this number.
  decideSetAside: () => ({ id: 999_999, action: 'drop' }),
  findSetAside: () => ({}),
};
