import type { PlaceNumber } from '../../../domain/named-place.ts';
import type { Area } from '../../http/area-module.ts';
import { bindArea } from '../../http/bind.ts';
import type { Search } from '../search/search.ts';
import type { Capacity } from './capacity-context.ts';
import { capacityCalls } from './calls.generated.ts';

export function createCapacity({
  search,
  placeNumber,
}: {
  search: Pick<Search, 'capacity'>;
  placeNumber: PlaceNumber;
}): Area<Capacity> {
  const capacity: Capacity = { percentFree: (filter) => search.capacity(filter) ?? 100 };
  const endpoints = bindArea(capacityCalls, { capacity, placeNumber });
  return { ...capacity, module: { name: 'capacity', endpoints } };
}
