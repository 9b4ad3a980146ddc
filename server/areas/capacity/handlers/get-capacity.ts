import type { getCapacity } from '../../../../contract/capacity/get-capacity.ts';
import { filterOfCall, type PlaceNumber } from '../../../../domain/named-place.ts';
import type { Handler } from '../../../http/handler.ts';
import type { Capacity } from '../capacity-context.ts';

/** Returns the free share. Separate dates override those in the query. */
export function getCapacityHandler(deps: {
  capacity: Capacity;
  placeNumber: PlaceNumber;
}): Handler<typeof getCapacity> {
  return async ({ query, startDate, endDate }) => {
    const requestedFilter = {
      ...query,
      ...(startDate !== '' && { startDate }),
      ...(endDate !== '' && { endDate }),
    };
    const filter = await filterOfCall(requestedFilter, deps.placeNumber);
    return { ok: true, data: { capacity: deps.capacity.percentFree(filter) } };
  };
}
