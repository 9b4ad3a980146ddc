import type { ReactNode } from 'react';
import type { ShownPrice } from '../price/shown-price.ts';
import { paymentCodes } from '../../../domain/pricing/payment-methods.ts';
import { fromEuros, negate, toEuros } from '../../../domain/money.ts';
import { nightsBetween } from '../../../domain/stay.ts';
import { dogsInWords } from '../../../texts/party-in-words.ts';
import { hasCents, Money } from '../../components/price-table.tsx';
import type { BookingMethod } from './booking-draft.ts';
import type { BookableHome } from './bookable-home.ts';
import parts from './booking-parts.module.css';
import styles from './layout.module.css';
import type { VoucherCover } from './use-voucher-cover.ts';
import { totalPrice } from './price-rows.ts';
import type { StayOfParty } from './stay-facts.tsx';
import { useTexts } from '../../app/texts-context.tsx';

export function Recap({
  method,
  home,
  stay,
  price,
  cover = null,
  payment,
}: {
  method: BookingMethod;
  home: BookableHome;
  stay: StayOfParty;
  price: ShownPrice | null;
  cover?: VoucherCover | null;
  payment: number;
}): ReactNode {
  const { t, format } = useTexts();
  // Amounts side by side either all have cents or none has.
  const payments = cover?.payments ?? price?.paymentPlan ?? [];
  const exact =
    price !== null &&
    hasCents([{ amount: totalPrice(price) }, ...(cover ? [{ amount: cover.covered }] : []), ...payments]);
  return (
    <div className={styles.stack}>
      <h2 className={styles.cardTitle}>{t(`booking.recap.title.${method}`)}</h2>
      <p>
        {t('booking.recap.text', {
          home: home.title,
          from: format.dateWithWeekday(stay.startDate),
          to: format.dateWithWeekday(stay.endDate),
          nights: t('booking.stay.nights', { count: nightsBetween(stay.startDate, stay.endDate) }),
          persons: [
            t('booking.stay.persons', { count: stay.persons }),
            ...(stay.pets > 0 ? [dogsInWords(stay, t)] : []),
          ].join(', '),
        })}
      </p>
      {price && (
        <p className={parts.total}>
          <span>{t('booking.price.total')}</span>
          <strong>
            <Money euros={totalPrice(price)} exact={exact} />
          </strong>
        </p>
      )}
      {cover && (
        <p className={parts.part} data-testid="recap-voucher">
          <span>{t('booking.price.voucher')}</span>
          <Money euros={toEuros(negate(fromEuros(cover.covered)))} exact={exact} />
        </p>
      )}
      {price && method === 'booking' && (
        <DueNow payments={payments} home={home} payment={payment} exact={exact} />
      )}
      {method !== 'booking' && <p className={styles.small}>{t(`booking.recap.${method}`)}</p>}
    </div>
  );
}

/** Shows the next payment and its date beside the button, together with the whole price. */
function DueNow({
  payments,
  home: { instantBooking },
  payment,
  exact,
}: {
  payments: ShownPrice['paymentPlan'];
  home: BookableHome;
  payment: number;
  exact: boolean;
}): ReactNode {
  const { t, format } = useTexts();
  const nextPayment = payments.find(({ kind, amount }) => kind !== 'onSite' && amount > 0);
  const isNow = nextPayment !== undefined && instantBooking && payment === paymentCodes.online;
  const label =
    nextPayment === undefined
      ? t('booking.recap.due.none')
      : isNow
        ? t('booking.recap.due.now')
        : nextPayment.dueDate === null
          ? t('booking.recap.due.confirmed')
          : t('booking.recap.due.date', { date: format.date(nextPayment.dueDate) });
  return (
    <p className={parts.total} data-testid="due-now">
      <span>{label}</span>
      {nextPayment && (
        <strong>
          <Money euros={nextPayment.amount} exact={exact} />
        </strong>
      )}
    </p>
  );
}
