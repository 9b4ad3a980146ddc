import type { mapEndpoints } from '../../../contract/map/endpoints.ts';
import type { ValidCalls } from './call-parts.ts';

export const mapCalls: ValidCalls<typeof mapEndpoints> = {
  getMap: () => ({}),
};
