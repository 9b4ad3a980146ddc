import type { CurrentOperator } from '../../../domain/operator/operator.ts';
import { shownToOther } from '../../../domain/messages/shown-to-other.ts';
import { localMoment } from '../../../domain/booking/promise.ts';
import type { SiteRoutes } from '../../../domain/site-routes.ts';
import type { Queryable } from '../../platform/database.ts';
import type { NotYet } from '../../platform/jobs.ts';
import type { MailTransport } from '../../platform/mail.ts';
import type { BookingArea } from '../booking/booking.ts';
import type { Partners } from '../partners/partners.ts';
import { contactStore } from './contact-store.ts';
import { renderProblemMail } from './mails/render-problem-mail.ts';

export interface ProblemMailDeps {
  booking: Pick<BookingArea, 'findGuestStay' | 'prepareLetter'>;
  partners: Pick<Partners, 'site'>;
  mail: Pick<MailTransport, 'send'>;
  operator: CurrentOperator;
  routes: SiteRoutes;
  /** Returns the reply address of the guest's mail. */
  replyTo: (caseNumber: number, name: string) => { name: string; address: string };
}

/** Mails the guest a confirmation of the report, or notifies the landlord, whose mail contains the text without hidden parts. */
export async function sendProblemMail(
  { booking, partners, mail, operator, routes, replyTo }: ProblemMailDeps,
  db: Queryable,
  { caseId, recipient }: { caseId: number; recipient: 'guest' | 'landlord' },
): Promise<NotYet | void> {
  const report = await contactStore.find(db, caseId);
  if (!report?.report) return;
  const { bookingId, problem, dueAt } = report.report;
  const stay = await booking.findGuestStay(bookingId);
  const letter = await booking.prepareLetter(bookingId, recipient);
  if (!stay || !letter) return;
  const { office } = operator();
  const { origin } = await partners.site(recipient === 'guest' ? report.brand : null);
  const isGuest = recipient === 'guest';
  const rendered = renderProblemMail({
    letter,
    recipient,
    problem,
    caseNumber: report.caseNumber,
    guest: report.name,
    due: dueAt && localMoment(stay.zone, dueAt),
    phone: (office.emergencyPhone ?? office.phone).display,
    message: isGuest ? report.message : shownToOther(report.message, stay).text,
    promise: `${origin}${routes.pathOf('StayPromise', letter.language)}`,
  });
  return letter.deliver(() =>
    mail.send({
      id: `contact-${caseId}-${isGuest ? 'sender' : 'landlord'}`,
      to: letter.to,
      sender: letter.site,
      ...(isGuest && { replyTo: replyTo(report.caseNumber, letter.site) }),
      ...rendered,
    }),
  );
}
