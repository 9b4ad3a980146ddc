import { useState, type ReactNode } from 'react';
import type { LandlordBooking } from '../../../contract/landlords/landlord-booking.ts';
import { collectors } from '../../../domain/pricing/payment-methods.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { TextAreaField } from '../../components/field.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { useFocusOnResult } from '../../components/use-focus-on-result.ts';
import { VacancyBubble } from '../../components/vacancy-bubble.tsx';
import parts from '../../features/booking/booking-parts.module.css';
import { ChangeComparison } from '../../features/booking/change-comparison.tsx';
import { changeVacancies } from '../../features/booking/change-states.ts';
import styles from '../../features/booking/layout.module.css';
import { PriceBreakdown } from '../../features/booking/price-breakdown.tsx';
import { useTexts } from '../../app/texts-context.tsx';
import { Conflicts } from './conflicts.tsx';

export type Change = NonNullable<LandlordBooking['change']>;
export type ChangeAction = Exclude<Change['actions'][number], 'withdraw'>;

export function ChangeAnswer({
  change,
  failure,
  sending,
  onAnswer,
}: {
  change: Change;
  failure: string | null;
  sending: ChangeAction | null;
  onAnswer: (action: ChangeAction, message: string) => Promise<void>;
}): ReactNode {
  const { t, format } = useTexts();
  const [message, setMessage] = useState('');
  const { actions, state } = change;
  const heading = useFocusOnResult<HTMLHeadingElement>(state);
  const answer = (action: ChangeAction): void => void onAnswer(action, message.trim());
  return (
    <Card className={styles.stack} data-testid="change-answer">
      <div className={parts.done}>
        <h2 className={styles.cardTitle} ref={heading} tabIndex={-1}>
          {t('landlord.change.title')}
        </h2>
        <span data-testid="change-state" data-state={state} role="status">
          <VacancyBubble vacancy={changeVacancies[state]}>
            {t(`landlord.change.state.${state}`)}
          </VacancyBubble>
        </span>
      </div>
      <FailureNotice text={failure} />
      <p>
        {t(`landlord.change.stateText.${state}`, {
          moment: format.moment(change.answeredAt ?? change.createdAt),
        })}
      </p>
      <ChangeComparison
        agreed={change.agreed}
        requested={change}
        requestedLabel={t('landlord.change.requested')}
      />
      {change.message !== '' && (
        <div className={styles.inset}>
          <h3 className={styles.small}>{t('landlord.remarks')}</h3>
          <p className={styles.preserved}>{change.message}</p>
        </div>
      )}
      {state === 'open' && (
        <details>
          <summary>{t('booking.stay.show')}</summary>
          <PriceBreakdown
            price={change.price}
            payments={change.price.paymentPlan.filter(
              ({ kind }) => kind === 'onSite' || change.price.inkasso !== collectors.house,
            )}
          />
        </details>
      )}
      <Conflicts conflicts={change.conflicts} />
      {change.answer && (
        <div className={styles.inset}>
          <h3 className={styles.small}>{t('landlord.yourMessage')}</h3>
          <p className={styles.preserved}>{change.answer}</p>
        </div>
      )}
      {actions.length > 0 && (
        <>
          <TextAreaField
            name="changeMessage"
            label={t('landlord.message')}
            hint={t('landlord.messageHint')}
            maxLength={2000}
            value={message}
            onChange={(event) => setMessage(event.target.value)}
          />
          <div className={styles.actions}>
            {actions.includes('accept') && (
              <Button
                variant="primary"
                busy={sending === 'accept'}
                disabled={sending !== null}
                onClick={() => answer('accept')}
                data-testid="change-accept"
              >
                {t('landlord.change.accept')}
              </Button>
            )}
            {actions.includes('decline') && (
              <Button
                busy={sending === 'decline'}
                disabled={sending !== null}
                onClick={() => answer('decline')}
                data-testid="change-decline"
              >
                {t('landlord.change.decline')}
              </Button>
            )}
          </div>
        </>
      )}
      <p className="visually-hidden" role="status">
        {sending ? t('landlord.sending') : ''}
      </p>
    </Card>
  );
}
