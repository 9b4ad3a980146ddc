import type { z } from 'zod';
import type { NotYet } from '../../../platform/jobs.ts';
import { buildTransferWithCode } from '../../booking/booking.ts';
import { findRefund, readStanding } from '../../ledger/ledger.ts';
import { paymentPageUrl } from '../payment-page-url.ts';
import type { PaymentsDeps } from '../payments-context.ts';
import { payableNow } from '../rules/payable-now.ts';
import type { moneyMailJob } from './money-mail-job.ts';
import { renderMoneyMail } from './render-money-mail.ts';

/** Uses the data at the time of sending; a reminder is dropped if the amount was paid meanwhile. */
export async function sendMoneyMail(
  deps: PaymentsDeps,
  { bookingId, template, key }: z.output<typeof moneyMailJob.payload>,
): Promise<NotYet | void> {
  const { db } = deps.connection;
  const recipient = await deps.booking.findPayableForMail(bookingId);
  if (!recipient) return;
  const { booking, bookingHash } = recipient;
  const standing = await readStanding(db, bookingId, deps.clock.today());
  const isReminder = template === 'reminder1' || template === 'reminder2';
  if (isReminder && standing.overdue <= 0) return;
  const site = await deps.partners.site(booking.brand);
  const { language } = booking;
  const refund = template === 'refunded' ? await findRefund(db, Number(key.split('/')[1])) : null;
  const { bankAccount } = deps.operator();
  const payable = payableNow(standing, deps.clock.today());
  const address = booking.email;
  const isConfirmed = await deps.recipients.isConfirmed(db, address);
  const send = (): Promise<void> =>
    deps.mail.send({
      id: `booking-${bookingId}-${template}-${key.replace('/', '-')}`,
      to: { name: booking.name, address },
      sender: site.name,
      ...renderMoneyMail({
        template,
        language,
        t: deps.translate(language, site.name),
        site: site.name,
        number: String(booking.displayNumber),
        homeTitle: booking.homeTitle,
        amount: refund?.amount_cents ?? (isReminder ? standing.overdue : standing.paid),
        paid: standing.paid,
        open: standing.open,
        next:
          payable.dueOn === null || payable.next <= 0
            ? null
            : {
                amount: payable.next,
                dueOn: payable.dueOn,
                transfer: bankAccount && buildTransferWithCode(booking, payable.next, bankAccount).transfer,
              },
        href: paymentPageUrl(site.origin, language, { bookingID: String(bookingId), bookingHash }),
      }),
    });
  return deps.recipients.send(db, { address, isConfirmed }, send);
}
