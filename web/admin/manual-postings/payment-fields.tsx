import type { ReactNode } from 'react';
import { paymentWords } from '../../../domain/manual-postings.ts';
import { useCall } from '../../app/calls/use-call.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { TextField } from '../../components/field.tsx';
import { Notice } from '../../components/notice.tsx';
import styles from '../parts/admin.module.css';
import { Pending } from '../parts/pending.tsx';
import { BookingNumberField } from './booking-number-field.tsx';
import { readNumber, type DraftFieldsProps } from './typed-draft.ts';

const numberLength = 4;

/** A transfer that is copied from an account statement. Without a booking it waits among the open transfers. */
export function PaymentFields(props: DraftFieldsProps): ReactNode {
  const { t } = useTexts();
  const { typed, change, errorOf } = props;
  const number = readNumber(typed.booking);
  return (
    <>
      <BookingNumberField
        hint={t('postings.bookingOptional')}
        error={errorOf('booking')}
        value={typed.booking}
        onChange={(booking) => change({ booking })}
      />
      {number !== null && typed.booking.trim().length >= numberLength && (
        <PaidBooking key={number} number={number} />
      )}
      <div className={styles.filters}>
        <TextField
          name="payer"
          label={t('postings.payer')}
          autoComplete="off"
          maxLength={paymentWords.name}
          error={errorOf('payer')}
          value={typed.payer}
          onChange={({ target }) => change({ payer: target.value })}
        />
        <TextField
          name="iban"
          label={t('postings.ibanOptional')}
          autoComplete="off"
          maxLength={50}
          value={typed.iban}
          onChange={({ target }) => change({ iban: target.value })}
        />
      </div>
      <TextField
        name="purpose"
        label={t('postings.purpose')}
        autoComplete="off"
        maxLength={paymentWords.purpose}
        value={typed.purpose}
        onChange={({ target }) => change({ purpose: target.value })}
      />
    </>
  );
}

function PaidBooking({ number }: { number: number }): ReactNode {
  const { t, format } = useTexts();
  const { answer, failure, retry } = useCall('getRefundSources', { bookingDisplayNumber: number });
  if (failure?.status === 404) {
    return (
      <Notice kind="warning" role="status">
        {t('postings.error.booking-not-found', { numbers: String(number) })}
      </Notice>
    );
  }
  if (!answer) return <Pending {...{ answer, failure, retry }} />;
  return (
    <p role="status">
      {t('postings.foundOpen', {
        number: String(number),
        name: answer.name,
        paid: format.moneyExact(answer.paid),
        open: format.moneyExact(answer.open),
      })}
    </p>
  );
}
