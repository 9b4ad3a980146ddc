import type { z } from 'zod';
import { toEuros } from '../../../../domain/money.ts';
import { formatterFor } from '../../../../texts/format.ts';
import { transferRows } from '../../../../texts/transfer-rows.ts';
import type { NotYet } from '../../../platform/jobs.ts';
import { transferFor } from '../../booking/booking.ts';
import { findRefund, standingOfBooking } from '../../ledger/ledger.ts';
import { renderMail } from '../../mail/mail.ts';
import { paymentPageUrl } from '../payment-page-url.ts';
import type { PaymentsDeps } from '../payments-context.ts';
import { payableNow } from '../rules/payable-now.ts';
import type { moneyMailJob } from './money-mail-job.ts';

/** Sends a mail about money, with what is true when it goes out; a reminder of what was paid meanwhile is not sent. */
export async function sendMoneyMail(
  deps: PaymentsDeps,
  { bookingId, template, key }: z.output<typeof moneyMailJob.payload>,
): Promise<NotYet | void> {
  const { db } = deps.connection;
  const found = await deps.booking.payableForMail(bookingId);
  if (!found) return;
  const { booking, bookingHash } = found;
  const standing = await standingOfBooking(db, bookingId, deps.clock.today());
  const isReminder = template === 'reminder1' || template === 'reminder2';
  if (isReminder && standing.overdue <= 0) return;
  const site = await deps.partners.site(booking.brand);
  const { language } = booking;
  const t = deps.translate(language, site.name);
  const format = formatterFor(language, t);
  const money = (cents: number): string => format.moneyExact(toEuros(cents));
  const refund = template === 'refunded' ? await findRefund(db, Number(key.split('/')[1])) : null;
  const payable = payableNow(standing, deps.clock.today());
  const number = String(booking.displayNumber);
  const { transfer } = transferFor(booking, payable.next);
  const words = {
    number,
    amount: money(refund?.amount_cents ?? (isReminder ? standing.overdue : standing.paid)),
  };
  const address = booking.email;
  const isConfirmed = await deps.recipients.isConfirmed(db, address);
  const text = (part: string): string => t(`mail.money.${template}.${part}`, words);
  const send = (): Promise<void> =>
    deps.mail.send({
      id: `booking-${bookingId}-${template}-${key.replace('/', '-')}`,
      to: { name: booking.name, address },
      sender: site.name,
      subject: text('subject'),
      ...renderMail({
        language,
        site: site.name,
        heading: text('heading'),
        greeting: '',
        paragraphs: [text('text')],
        facts: [
          { label: t('mail.facts.home'), value: booking.homeTitle },
          { label: t('mail.facts.number'), value: number },
          { label: t('mail.money.paidSoFar'), value: money(standing.paid) },
          { label: t('mail.money.open'), value: money(standing.open), strong: true },
        ],
        payments:
          payable.next > 0
            ? {
                title: t('mail.money.next'),
                rows: [
                  { label: format.dateWithWeekday(payable.dueOn!), value: money(payable.next) },
                  ...transferRows(transfer, t),
                ],
              }
            : null,
        quote: null,
        button: {
          label: t(payable.next > 0 ? 'mail.money.pay' : 'mail.money.see'),
          href: paymentPageUrl(site.origin, language, { bookingID: String(bookingId), bookingHash }),
        },
        linkHint: t('mail.linkHint'),
        private: t('mail.money.private'),
        signature: t('mail.signature'),
        footer: t('mail.footer'),
      }),
    });
  return deps.recipients.send(db, { address, isConfirmed }, send);
}
