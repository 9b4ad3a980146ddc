import { negate, subtract, toEuros, type Cents } from '../../../../../domain/money.ts';
import { formatterFor } from '../../../../../texts/format.ts';
import { landlordShare } from '../../../ledger/ledger.ts';
import type { MailRow } from '../../../mail/mail.ts';
import type { BookingMailInput } from '../booking-mail-input.ts';

export function totalRows({ booking, language, translate: t }: BookingMailInput): MailRow[] {
  const money = (cents: Cents): string => formatterFor(language, t).moneyExact(toEuros(cents));
  const { quote, total_cents: total } = booking;
  const premium = quote.lines.find(({ code, quantity }) => code === 'insurance' && quantity > 0);
  return [
    ...(premium ? [{ label: t('mail.facts.insurance'), value: money(premium.total) }] : []),
    ...(quote.bonus.amount > 0
      ? [{ label: t('mail.facts.bonus'), value: money(negate(quote.bonus.amount)) }]
      : []),
    { label: t('mail.facts.total'), value: money(total), strong: true },
  ];
}

export function landlordSums(input: BookingMailInput): MailRow[] {
  const { booking, language, translate: t } = input;
  const { quote, total_cents: total } = booking;
  if (!quote.collectedByUs) return totalRows(input);
  const money = (cents: Cents): string => formatterFor(language, t).moneyExact(toEuros(cents));
  const onSite = quote.paymentPlan.find((part) => part.kind === 'onSite');
  return [
    { label: t('mail.facts.stayPrice'), value: money(total), strong: true },
    ...(onSite ? [{ label: t('mail.facts.onSite'), value: money(onSite.amount) }] : []),
  ];
}

export function landlordSumsOfStay(input: BookingMailInput): MailRow[] {
  const { booking, translate: t } = input;
  const ways = booking.quote.collectedByUs
    ? payoutRows(input)
    : [{ label: t('mail.facts.method'), value: t(`booking.payment.method.${booking.payment}`) }];
  return [...landlordSums(input), ...ways];
}

function payoutRows({ booking, commissionPerMille, language, translate: t }: BookingMailInput): MailRow[] {
  if (commissionPerMille === null) return [];
  const format = formatterFor(language, t);
  const { stay, commission } = landlordShare(booking.quote, { commissionPerMille });
  return [
    { label: t('mail.facts.commission'), value: format.moneyExact(toEuros(negate(commission))) },
    {
      label: t('mail.facts.payout'),
      value: format.moneyExact(toEuros(subtract(stay, commission))),
      strong: true,
    },
  ];
}
