import { useState, type ReactNode } from 'react';
import type { LandlordBooking } from '../../../contract/landlords/landlord-booking.ts';
import type { CancellationReason } from '../../../domain/booking/cancellation-reasons.ts';
import { toCollector } from '../../../domain/pricing/payment-methods.ts';
import { cancellationForLandlord } from '../../../texts/cancellation-for-landlord.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { TextAreaField } from '../../components/field.tsx';
import { useFocusOnTurn } from '../../components/use-focus-on-turn.ts';
import { CancellationReasonField, KeepBlockedChoice } from '../../features/booking/cancellation-by-host.tsx';
import styles from '../../features/booking/layout.module.css';
import type { BookingLink } from '../../features/booking/use-linked.ts';
import type { LandlordActions } from './use-answers.ts';
import { euros } from '../../../domain/money.ts';

export function CancelStay({
  booking,
  link,
  actions,
}: {
  booking: LandlordBooking;
  link: BookingLink;
  actions: Pick<LandlordActions, 'cancellation' | 'sendCancellation'>;
}): ReactNode {
  const { t, format } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const [isTried, setTried] = useState(false);
  const [reason, setReason] = useState<CancellationReason | ''>('');
  const [message, setMessage] = useState('');
  const [keepBlocked, setKeepBlocked] = useState(false);
  const place = useFocusOnTurn<HTMLDivElement>(isOpen);
  const isSending = actions.cancellation.sending !== null;
  const sendCancellation = (): void => {
    setTried(true);
    if (isSending || reason === '' || message.trim() === '') return;
    void actions.sendCancellation(link, { reason, message: message.trim(), keepBlocked });
  };
  const follows = cancellationForLandlord(
    {
      ...{ fee: euros(0), share: null, open: euros(0), bound: booking.bound, byGuest: false },
      collectedByUs: toCollector(booking.price.inkasso) === 'house',
    },
    t,
    format.moneyExact,
  );
  return (
    <Card className={styles.stack}>
      <h2 className={styles.cardTitle}>{t('landlord.cancel.title')}</h2>
      <p className={styles.small}>{t('landlord.cancel.lead')}</p>
      <div ref={place} className={styles.stack}>
        {isOpen ? (
          <form
            className={styles.stack}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              sendCancellation();
            }}
          >
            <CancellationReasonField reason={reason} isTried={isTried} onChange={setReason} />
            <TextAreaField
              name="cancellationMessage"
              label={t('landlord.cancel.message')}
              hint={t('landlord.cancel.messageHint')}
              maxLength={2000}
              error={isTried && message.trim() === '' ? t('landlord.cancel.noMessage') : undefined}
              value={message}
              onChange={({ target }) => setMessage(target.value)}
            />
            <KeepBlockedChoice isKept={keepBlocked} onChange={setKeepBlocked} />
            <div className={styles.inset}>
              <h3 className={styles.small}>{t('landlord.cancel.follows')}</h3>
              <p>{follows}</p>
              <p>{t('landlord.cancel.final')}</p>
            </div>
            <div className={styles.actions}>
              <Button type="submit" variant="primary" busy={isSending} data-testid="cancel-stay-confirm">
                {t('landlord.cancel.confirm')}
              </Button>
              <Button disabled={isSending} onClick={() => setOpen(false)}>
                {t('landlord.cancel.keep')}
              </Button>
            </div>
          </form>
        ) : (
          <p className={styles.actions}>
            <Button onClick={() => setOpen(true)} data-testid="cancel-stay">
              {t('landlord.cancel.open')}
            </Button>
          </p>
        )}
      </div>
    </Card>
  );
}
