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
import { totalPrice } from '../../../features/booking/price-rows.ts';
import { shownTerms } from '../../../features/booking/seen-terms.ts';
import { useAllCountries } from '../../../features/booking/use-all-countries.ts';
import { toBookingFailure } from '../../../features/booking/booking-failure.ts';
import type { BookingLink } from '../../../features/booking/use-linked.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { useToday } from '../../../app/use-today.ts';
import { HoldCountdown, useTimeLeft } from './hold-countdown.tsx';
import { useAddress } from './use-address.ts';

const noCountries: readonly [] = [];

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
  const countries = useAllCountries(noCountries);
  const today = useToday();
  const expiresAt = booking.holdUntil ?? booking.createdAt;
  const remaining = useTimeLeft(expiresAt);
  const {
    submit,
    sending,
    failure: sendFailure,
  } = useSubmit('convertOption', {
    idempotent: true,
    onDone: onChange,
  });
  const failure = useMemo(() => sendFailure && toBookingFailure(sendFailure), [sendFailure]);
  const price = failure?.newPrice ?? booking.price;
  const cancellation = failure?.newCancellation ?? booking.cancellation;
  const objectPath = pathOf('ObjectPage', language, { objectNumber: booking.object.objectNumber });

  const { address, isRequired, set, errors, attempt, check } = useAddress(booking.customer, failure?.fields);

  const convert = (): void => {
    if (!check()) return;
    void submit({
      bookingID: Number(link.id),
      bookingHash: link.hash,
      // The terms are shown above the button.
      acceptTerms: true,
      ...shownTerms(price, cancellation),
      ...(isRequired && { address }),
    });
  };

  return (
    <Card className={styles.submit}>
      <h2 className={styles.cardTitle}>{t('booking.convert.title')}</h2>
      <HoldCountdown since={booking.createdAt} until={expiresAt} left={remaining} />
      {failure && (
        <FailureNotice
          failure={failure}
          oldPrice={totalPrice(booking.price)}
          calendarPath={objectPath}
          similarPath={pathOf('Search', language)}
          onRetry={convert}
          retrying={sending !== null}
        />
      )}
      {remaining ? (
        <form
          className={styles.stack}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            convert();
          }}
        >
          {isRequired && (
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
              <Money euros={totalPrice(price)} />
            </strong>
          </p>
          <p className={styles.small}>{t('booking.convert.terms')}</p>
          {/* § 312j(3) BGB allows no other words on the button. */}
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
