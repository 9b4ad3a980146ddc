import type { Booking } from '../../../contract/booking/booking.ts';
import { reminderTime } from '../../../domain/booking/hold-reminder.ts';
import type { PlainDate } from '../../../domain/stay.ts';
import { toCollector } from '../../../domain/pricing/payment-methods.ts';
import type { Formatter } from '../../../texts/format.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { TimelineStep } from './timeline.tsx';

function untilArrival(booking: Booking, t: Translate, format: Formatter): TimelineStep[] {
  const { price, startDate, checkIn } = booking;
  const money = booking.payments.some(({ amount }) => !Number.isInteger(amount))
    ? format.moneyExact
    : format.money;
  const onSite = booking.payments.find(({ kind }) => kind === 'onSite');
  const payments = booking.payments
    .filter(({ kind }) => kind !== 'onSite')
    .map(({ kind, dueDate, amount, open, paidOn }): TimelineStep => ({
      key: kind,
      icon: 'calendar',
      when: dueDate === null ? t('booking.next.pay.whenConfirmed') : format.dateWithWeekday(dueDate),
      title: t(`booking.next.pay.${kind}`, { amount: money(amount) }),
      ...(paidOn
        ? { when: t('booking.next.pay.paidOn', { date: format.date(paidOn) }), done: true }
        : open > 0 &&
          open < amount && { text: t('booking.next.pay.open', { amount: format.moneyExact(open) }) }),
    }));
  const howToPay = t(`booking.payment.hint.${toCollector(price.inkasso)}.${booking.payment}`);
  // One explanation of how to pay is enough, and none is needed if the page shows the account.
  const firstOpen = booking.transfer ? undefined : payments.find(({ done, text }) => !done && !text);
  const arrival = [
    checkIn === null
      ? t('booking.next.arrival.byAgreement')
      : t('booking.next.arrival.text', { time: format.time(checkIn) }),
    onSite && t('booking.next.arrival.onSite', { amount: money(onSite.amount) }),
    price.deposit > 0 && t('booking.next.arrival.deposit', { amount: money(price.deposit) }),
  ];
  return [
    ...payments.map((step) => (step === firstOpen ? { ...step, text: howToPay } : step)),
    {
      key: 'arrival',
      icon: 'pin',
      when: format.dateWithWeekday(startDate),
      title: t('booking.next.arrival.title'),
      text: arrival.filter(Boolean).join(' '),
    },
  ];
}

export function listNextSteps(booking: Booking, t: Translate, format: Formatter): TimelineStep[] {
  const { status, holdUntil, createdAt, customer } = booking;
  const step = (
    key: string,
    icon: TimelineStep['icon'],
    overrides: Partial<TimelineStep> = {},
  ): TimelineStep => ({
    key,
    icon,
    title: t(`booking.next.${key}.title`),
    text: t(`booking.next.${key}.text`),
    ...overrides,
  });
  const mail = step('mail', 'mail', { text: t('booking.next.mail.text', { email: customer.email }) });
  switch (status) {
    case 'option': {
      // Without a confirmed address the hold lasts one day, which is too short for a reminder.
      const isShort = holdUntil !== null && reminderTime(new Date(createdAt), new Date(holdUntil)) === null;
      return [
        mail,
        ...(isShort ? [step('prolong', 'mail')] : []),
        step('hold', 'clock', holdUntil ? { when: format.moment(holdUntil) } : {}),
        ...(isShort ? [] : [step('reminder', 'mail')]),
        step('lapse', 'leaf'),
      ];
    }
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

/** The variant for the booking's own page, which shows the host and does not mention the mail. */
export function nextStepsOnPage(
  booking: Booking,
  today: PlainDate,
  t: Translate,
  format: Formatter,
): TimelineStep[] {
  return listNextSteps(booking, t, format)
    .filter(({ key }) => key !== 'mail')
    .map((step) => {
      if (step.key === 'confirmed') return { ...step, text: t('booking.next.confirmed.here') };
      if (step.key !== 'arrival' || booking.endDate > today) return step;
      const onSite = booking.payments.find(({ kind }) => kind === 'onSite');
      return {
        ...step,
        done: true,
        text: onSite ? t('booking.next.arrival.wasOnSite', { amount: format.moneyExact(onSite.amount) }) : '',
      };
    });
}
