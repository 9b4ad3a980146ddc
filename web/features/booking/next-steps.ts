import type { Booking } from '../../../contract/booking/booking.ts';
import { collectorOf } from '../../../domain/pricing/payment-methods.ts';
import type { Formatter } from '../../../texts/format.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { TimelineStep } from './timeline.tsx';

/** Payments and the day of arrival: what every booking that stands leads to. */
function untilArrival(booking: Booking, t: Translate, format: Formatter): TimelineStep[] {
  const { price, startDate, checkIn } = booking;
  const money = booking.payments.some(({ amount }) => !Number.isInteger(amount))
    ? format.moneyExact
    : format.money;
  const onSite = booking.payments.find(({ kind }) => kind === 'onSite');
  const payments = booking.payments
    .filter(({ kind }) => kind !== 'onSite')
    .map(({ kind, dueDate, amount }): TimelineStep => ({
      key: kind,
      icon: 'calendar',
      when: dueDate === null ? t('booking.next.pay.whenConfirmed') : format.dateWithWeekday(dueDate),
      title: t(`booking.next.pay.${kind}`, { amount: money(amount) }),
      text: t(`booking.payment.hint.${collectorOf(price.inkasso)}.${booking.payment}`),
    }));
  const arrival = [
    checkIn === null
      ? t('booking.next.arrival.byAgreement')
      : t('booking.next.arrival.text', { time: format.time(checkIn) }),
    onSite && t('booking.next.arrival.onSite', { amount: money(onSite.amount) }),
    price.deposit > 0 && t('booking.next.arrival.deposit', { amount: money(price.deposit) }),
  ];
  return [
    // One explanation of how to pay is enough, and none is needed where the account stands on the same page.
    ...payments.map((step, index) => (index === 0 && !booking.transfer ? step : { ...step, text: '' })),
    {
      key: 'arrival',
      icon: 'pin',
      when: format.dateWithWeekday(startDate),
      title: t('booking.next.arrival.title'),
      text: arrival.filter(Boolean).join(' '),
    },
  ];
}

/** What happens next, by the state of the booking. */
export function nextStepsOf(booking: Booking, t: Translate, format: Formatter): TimelineStep[] {
  const { status, holdUntil, customer } = booking;
  const step = (key: string, icon: TimelineStep['icon'], more: Partial<TimelineStep> = {}): TimelineStep => ({
    key,
    icon,
    title: t(`booking.next.${key}.title`),
    text: t(`booking.next.${key}.text`),
    ...more,
  });
  const mail = step('mail', 'mail', { text: t('booking.next.mail.text', { email: customer.email }) });
  switch (status) {
    case 'option':
      return [
        mail,
        step('hold', 'clock', holdUntil ? { when: format.moment(holdUntil) } : {}),
        step('reminder', 'mail'),
        step('lapse', 'leaf'),
      ];
    case 'requested':
      return [mail, step('answer', 'persons')];
    case 'booked':
      return [mail, step('host', 'persons'), ...untilArrival(booking, t, format)];
    case 'confirmed':
      return [mail, step('confirmed', 'check', { done: true }), ...untilArrival(booking, t, format)];
    default:
      return [{ key: status, icon: 'info', title: t(`booking.statusText.${status}`) }];
  }
}
