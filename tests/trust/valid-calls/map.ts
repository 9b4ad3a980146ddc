import type { CallsOf } from '../../../contract/api.ts';
import type { ValidCalls } from './call-parts.ts';

export const mapCalls: ValidCalls<CallsOf<'map'>> = {
  getMap: () => ({}),
};
