import { useState, type ReactNode } from 'react';
import type { LandlordBooking } from '../../../contract/landlords/landlord-booking.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Checkbox } from '../../components/choice.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { useFocusOnTurn } from '../../components/use-focus-on-turn.ts';
import styles from '../../features/booking/layout.module.css';
import { DirectSum } from './direct-sum.tsx';
import { useLandlordPaths } from '../use-landlord-paths.ts';

/** What a host has agreed with the guest of a direct booking, and what can be done with it. */
export function DirectPart({
  booking,
  direct,
  onChanged,
}: {
  booking: LandlordBooking;
  direct: NonNullable<LandlordBooking['direct']>;
  onChanged: () => Promise<void>;
}): ReactNode {
  const { t, format } = useTexts();
  const buildPath = useLandlordPaths();
  const { bookingId: bookingID, status } = booking;
  const pay = useSubmit('setDirectBookingPaid', { onDone: onChanged });
  const isPaid = pay.sending ? pay.sending.paid : direct.paidOn !== null;
  return (
    <>
      <Card className={styles.stack}>
        <h2 className={styles.cardTitle}>{t('landlord.direct.agreed')}</h2>
        <DirectSum price={direct.price} touristTax={direct.touristTax > 0 ? direct.touristTax : null} />
        {status === 'confirmed' && (
          <Checkbox
            name="paid"
            label={t('landlord.direct.paid')}
            detail={
              direct.paidOn === null
                ? undefined
                : t('landlord.direct.paidOn', { date: format.date(direct.paidOn) })
            }
            checked={isPaid}
            disabled={pay.sending !== null}
            onChange={({ target }) => void pay.submit({ bookingID, paid: target.checked })}
          />
        )}
        <FailureNotice text={pay.failure && !pay.sending && t('landlord.direct.refused.other')} />
        <p className={styles.small}>{t('landlord.direct.apart')}</p>
      </Card>
      {direct.note !== '' && (
        <Card className={styles.stack}>
          <h2 className={styles.cardTitle}>{t('landlord.direct.note')}</h2>
          <p className={styles.preserved}>{direct.note}</p>
        </Card>
      )}
      {direct.changeable && (
        <Card className={styles.stack}>
          <p className={styles.actions}>
            <ButtonLink
              to={`${buildPath('LandlordDirectBooking')}?booking=${bookingID}`}
              data-testid="change-direct"
            >
              {t('landlord.direct.change')}
            </ButtonLink>
          </p>
          <CancelDirect booking={booking} onChanged={onChanged} />
        </Card>
      )}
    </>
  );
}

function CancelDirect({
  booking: { bookingId: bookingID, customer },
  onChanged,
}: {
  booking: LandlordBooking;
  onChanged: () => Promise<void>;
}): ReactNode {
  const { t } = useTexts();
  const hasAddress = (customer.email ?? '') !== '';
  const [isOpen, setOpen] = useState(false);
  const [informs, setInforms] = useState(hasAddress);
  const place = useFocusOnTurn<HTMLDivElement>(isOpen);
  const cancel = useSubmit('cancelDirectBooking', { onDone: onChanged });
  const isSending = cancel.sending !== null;
  return (
    <div ref={place} className={styles.stack}>
      {isOpen ? (
        <>
          <p>{t('landlord.direct.cancelQuestion')}</p>
          {hasAddress && (
            <Checkbox
              name="informs"
              label={t('landlord.direct.informs.cancelled')}
              checked={informs}
              onChange={({ target }) => setInforms(target.checked)}
            />
          )}
          <FailureNotice text={cancel.failure && !isSending && t('landlord.direct.refused.not-changeable')} />
          <div className={styles.actions}>
            <Button
              variant="primary"
              busy={isSending}
              data-testid="cancel-direct-confirm"
              onClick={() => void cancel.submit({ bookingID, informs })}
            >
              {t('landlord.direct.cancelYes')}
            </Button>
            <Button disabled={isSending} onClick={() => setOpen(false)}>
              {t('landlord.cancel.keep')}
            </Button>
          </div>
        </>
      ) : (
        <p className={styles.actions}>
          <Button onClick={() => setOpen(true)} data-testid="cancel-direct">
            {t('landlord.cancel.open')}
          </Button>
        </p>
      )}
    </div>
  );
}
