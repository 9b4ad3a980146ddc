import { useState, type FormEvent, type ReactNode } from 'react';
import type { Booking } from '../../../../contract/booking/booking.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { useToday } from '../../../app/use-today.ts';
import { Button } from '../../../components/button.tsx';
import { Money } from '../../../components/price-table.tsx';
import { AddressFields, type PostalAddress } from '../../booking/address-fields.tsx';
import parts from '../../booking/booking-parts.module.css';
import { CancellationFees } from '../../booking/cancellation-terms.tsx';
import { ErrorSummary } from '../../booking/error-summary.tsx';
import styles from '../../booking/layout.module.css';
import { LegalLinks } from '../../booking/legal-links.tsx';
import { PriceBreakdown } from '../../booking/price-breakdown.tsx';
import { useAllCountries } from '../../booking/use-all-countries.ts';
import type { FieldErrors } from '../../booking/validate-draft.ts';
import { useAddress } from '../parts/use-address.ts';
import { AnswerMessage } from './answer-message.tsx';
import type { ProposalAction } from './proposal-answer.tsx';

export type OnAnswer = (action: ProposalAction, message: string, address?: PostalAddress) => void;

const noCountries: readonly [] = [];

/** The answers to an offer. The host is bound, so that the yes concludes the contract: the button and what stands above it say so. */
export function OfferAnswer({
  booking,
  change,
  sending,
  refusedFields,
  onAnswer,
}: {
  booking: Booking;
  change: NonNullable<Booking['change']>;
  sending: ProposalAction | null;
  refusedFields: FieldErrors | undefined;
  onAnswer: OnAnswer;
}): ReactNode {
  const { t } = useTexts();
  const today = useToday();
  const countries = useAllCountries(noCountries);
  const [message, setMessage] = useState('');
  const { address, isRequired, set, errors, attempt, check } = useAddress(booking.customer, refusedFields);
  const accept = (event: FormEvent): void => {
    event.preventDefault();
    if (check()) onAnswer('accept', message.trim(), isRequired ? address : undefined);
  };
  return (
    <form className={styles.stack} noValidate onSubmit={accept}>
      <details>
        <summary>{t('booking.stay.show')}</summary>
        <PriceBreakdown price={change.price} />
      </details>
      <details>
        <summary>{t('booking.cancellation.title')}</summary>
        <CancellationFees bands={booking.cancellation} startDate={change.startDate} today={today} />
      </details>
      <h3>{t('booking.offer.acceptTitle')}</h3>
      {isRequired && (
        <>
          <p className={styles.small}>{t('booking.convert.address')}</p>
          <ErrorSummary errors={errors} attempt={attempt} />
          <AddressFields value={address} set={set} errors={errors} countries={countries} />
        </>
      )}
      <AnswerMessage value={message} onChange={setMessage} />
      <p className={parts.total}>
        <span>{t('booking.price.total')}</span>
        <strong>
          <Money euros={change.total} exact={!Number.isInteger(change.total)} />
        </strong>
      </p>
      <p className={styles.small}>{t('booking.offer.terms')}</p>
      {/* § 312j(3) BGB allows no other words on the button. */}
      <Button
        type="submit"
        variant="primary"
        wide
        busy={sending === 'accept'}
        disabled={sending !== null}
        data-testid="proposal-accept"
      >
        {t('booking.submit.booking')}
      </Button>
      <Button
        wide
        busy={sending === 'decline'}
        disabled={sending !== null}
        onClick={() => onAnswer('decline', message.trim())}
        data-testid="proposal-decline"
      >
        {t('booking.offer.decline')}
      </Button>
      <LegalLinks />
    </form>
  );
}
