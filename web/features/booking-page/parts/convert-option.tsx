import { useMemo, type ReactNode } from 'react';
import type { Booking } from '../../../../contract/booking/booking.ts';
import { useSubmit } from '../../../app/calls/use-submit.ts';
import { useRoutes } from '../../../app/routes-context.ts';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { Money } from '../../../components/price-table.tsx';
import { AddressFields } from '../../../features/booking/address-fields.tsx';
import parts from '../../../features/booking/booking-parts.module.css';
import { ErrorSummary } from '../../../features/booking/error-summary.tsx';
import { FailureNotice } from '../../../features/booking/failure-notice.tsx';
import styles from '../../../features/booking/layout.module.css';
import { CancellationFees } from '../../../features/booking/cancellation-terms.tsx';
import { LegalLinks } from '../../../features/booking/legal-links.tsx';
import { PriceBreakdown } from '../../../features/booking/price-breakdown.tsx';
import { totalOf } from '../../../features/booking/price-rows.ts';
import { seenOf } from '../../../features/booking/seen-terms.ts';
import { useAllCountries } from '../../../features/booking/use-all-countries.ts';
import { toBookingFailure } from '../../../features/booking/booking-failure.ts';
import type { BookingLink } from '../../../features/booking/use-linked.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { useToday } from '../../../app/use-today.ts';
import { HoldCountdown, useTimeLeft } from './hold-countdown.tsx';
import { useAddress } from './use-address.ts';

const none: readonly [] = [];

/** An option with its remaining time, and the button that books it. */
export function ConvertOption({
  booking,
  link,
  onChange,
  onReload,
}: {
  booking: Booking;
  link: BookingLink;
  onChange: (booking: Booking) => void;
  onReload: () => void;
}): ReactNode {
  const { t, language } = useTexts();
  const { pathOf } = useRoutes();
  const countries = useAllCountries(none);
  const today = useToday();
  const until = booking.holdUntil ?? booking.createdAt;
  const left = useTimeLeft(until);
  const {
    submit,
    sending,
    failure: refused,
  } = useSubmit('convertOption', {
    idempotent: true,
    onDone: onChange,
  });
  const failure = useMemo(() => refused && toBookingFailure(refused), [refused]);
  const price = failure?.newPrice ?? booking.price;
  const cancellation = failure?.newCancellation ?? booking.cancellation;
  const objectPath = pathOf('ObjectPage', language, { objectNumber: booking.object.objectNumber });

  const { address, isAsked, set, errors, attempt, check } = useAddress(booking.customer, failure?.fields);

  const convert = (): void => {
    if (!check()) return;
    void submit({
      bookingID: Number(link.id),
      bookingHash: link.hash,
      // What stands above the button.
      acceptTerms: true,
      ...seenOf(price, cancellation),
      ...(isAsked && { address }),
    });
  };

  return (
    <Card className={styles.submit}>
      <h2 className={styles.cardTitle}>{t('booking.convert.title')}</h2>
      <HoldCountdown since={booking.createdAt} until={until} left={left} />
      {failure && (
        <FailureNotice
          failure={failure}
          oldPrice={totalOf(booking.price)}
          calendarPath={objectPath}
          similarPath={pathOf('Search', language)}
          onRetry={convert}
          retrying={sending !== null}
        />
      )}
      {left ? (
        <form
          className={styles.stack}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            convert();
          }}
        >
          {isAsked && (
            <>
              <p className={styles.small}>{t('booking.convert.address')}</p>
              <ErrorSummary errors={errors} attempt={attempt} />
              <AddressFields value={address} set={set} errors={errors} countries={countries} />
            </>
          )}
          {failure?.newCancellation && (
            <>
              <PriceBreakdown price={price} />
              <h3 className={styles.cardTitle}>{t('booking.cancellation.title')}</h3>
              <CancellationFees bands={cancellation} startDate={booking.startDate} today={today} />
            </>
          )}
          <p className={parts.total}>
            <span>{t('booking.price.total')}</span>
            <strong>
              <Money euros={totalOf(price)} />
            </strong>
          </p>
          <p className={styles.small}>{t('booking.convert.terms')}</p>
          {/* Nothing but these words on the button: § 312j(3) BGB. */}
          <Button type="submit" variant="primary" wide busy={sending !== null} data-testid="book-now">
            {t('booking.submit.booking')}
          </Button>
          <LegalLinks />
        </form>
      ) : (
        <Button onClick={onReload}>{t('booking.retry')}</Button>
      )}
    </Card>
  );
}
