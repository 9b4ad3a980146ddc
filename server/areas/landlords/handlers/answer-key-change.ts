import type { answerKeyChange } from '../../../../contract/landlords/answer-key-change.ts';
import type { Handler } from '../../../http/handler.ts';
import { answerOnceByKey } from '../answer-once-by-key.ts';
import type { LandlordsDeps } from '../landlords-context.ts';

export function answerKeyChangeHandler(deps: LandlordsDeps): Handler<typeof answerKeyChange> {
  return async (request, context) => {
    const { bookingID, changeID, action, message } = request;
    const isAccepted = action === 'accept';
    return answerOnceByKey(deps, context, {
      ...{ name: 'answer-change', scope: 'bookings:answer', request },
      kind: isAccepted ? 'changeAccepted' : 'changeDeclined',
      reply: { bookingID, changeID, state: isAccepted ? ('accepted' as const) : ('declined' as const) },
      change: (opened) => deps.booking.answerChange(opened, { changeId: changeID, action, message }),
    });
  };
}
