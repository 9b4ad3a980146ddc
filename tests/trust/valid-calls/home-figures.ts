import type { homeFiguresEndpoints } from '../../../contract/home-figures/endpoints.ts';
import type { ValidCalls } from './call-parts.ts';

export const homeFiguresCalls: ValidCalls<typeof homeFiguresEndpoints> = {
  getHomeFigures: () => ({ period: 'past' }),
};
