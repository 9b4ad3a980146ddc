import type { getCapacity } from '../../../../contract/capacity/get-capacity.ts';
import { parseSearchFilter } from '../../../../domain/search-filter.ts';
import type { Handler } from '../../../http/handler.ts';
import type { Capacity } from '../capacity.ts';

/** Dates beside the query win over those inside of it. */
export function getCapacityHandler(deps: { capacity: Capacity }): Handler<typeof getCapacity> {
  return async ({ query, startDate, endDate }) => {
    const filter = parseSearchFilter({
      ...query,
      ...(startDate !== '' && { startDate }),
      ...(endDate !== '' && { endDate }),
    });
    return { ok: true, data: { capacity: deps.capacity.percentFree(filter) } };
  };
}
