import type { removeBlock } from '../../../../contract/calendars/remove-block.ts';
import type { Handler } from '../../../http/handler.ts';
import { retryTransaction } from '../../../platform/retry-transaction.ts';
import type { CalendarsDeps } from '../calendars-context.ts';
import { freeNightsIn } from '../change-nights.ts';

export function removeBlockHandler(deps: CalendarsDeps): Handler<typeof removeBlock> {
  return ({ objectNumber, stayID }, { user }) =>
    retryTransaction(deps.connection, (tx) => freeNightsIn(deps, tx, user, { objectNumber, stayID }));
}
