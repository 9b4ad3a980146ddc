import type { getProblem as endpoint } from '../../../../contract/contact/get-problem.ts';
import { localMoment } from '../../../../domain/booking/promise.ts';
import type { Handler } from '../../../http/handler.ts';
import { contactStore } from '../contact-store.ts';
import type { ReportProblemDeps } from '../report-problem.ts';

export function getProblemHandler(
  deps: Pick<ReportProblemDeps, 'connection' | 'booking'>,
): Handler<typeof endpoint, { id: number }> {
  return async (_input, { opened }) => {
    const stay = await deps.booking.findGuestStay(opened.id);
    const open = await contactStore.openReport(deps.connection.db, opened.id);
    if (!stay) return { ok: false, type: 'booking-not-found', data: null };
    return {
      ok: true,
      data: {
        reported: open && {
          caseNumber: open.case_number,
          due: open.due_at && localMoment(stay.zone, open.due_at),
        },
      },
    };
  };
}
