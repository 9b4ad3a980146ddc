import type { PlaceNumber } from '../../../domain/named-place.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Pricing } from '../pricing/pricing.ts';
import type { IsTown } from './rules/town-as-typed.ts';
import type { Search } from './search-context.ts';

/** The dependencies of calls that find homes. */
export interface SearchObjectsDeps {
  search: Pick<Search, 'answer' | 'corrections'>;
  pricing: Pick<Pricing, 'stayRates'>;
  catalogue: Pick<Catalogue, 'listedHomes'>;
  clock: Clock;
  placeNumber: PlaceNumber;
  isTown: IsTown;
}
