import type { AreaModule } from '../../http/area-module.ts';
import { bindArea } from '../../http/bind.ts';
import type { BonusDeps } from './bonus-context.ts';
import { bonusCalls } from './calls.generated.ts';

/** Lets the office manage campaigns with bonus codes. Pricing computes their discounts. */
export function createBonus(deps: BonusDeps): { readonly module: AreaModule } {
  return {
    module: {
      name: 'bonus',
      endpoints: bindArea(bonusCalls, deps),
    },
  };
}
