import type { CallsOf } from '../../../contract/api.ts';
import type { ValidCalls } from './call-parts.ts';

export const homeFiguresCalls: ValidCalls<CallsOf<'home-figures'>> = {
  getHomeFigures: () => ({ period: 'past' }),
};
