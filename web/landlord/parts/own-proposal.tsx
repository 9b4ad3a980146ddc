import { useEffect, type ReactNode } from 'react';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { useFocusOnResult } from '../../components/use-focus-on-result.ts';
import { VacancyBubble } from '../../components/vacancy-bubble.tsx';
import parts from '../../features/booking/booking-parts.module.css';
import { ChangeComparison } from '../../features/booking/change-comparison.tsx';
import { changeVacancies } from '../../features/booking/change-states.ts';
import styles from '../../features/booking/layout.module.css';
import type { BookingLink } from '../../features/booking/use-linked.ts';
import type { Change } from './change-answer.tsx';
import { GuestMoney, OwnListPriceNote } from './proposal-sums.tsx';
import type { LandlordActions } from './use-answers.ts';

/** A change that the landlord has proposed, until when it binds them, and what became of it. */
export function OwnProposal({
  change,
  proposal,
  isNew,
  link,
  actions,
}: {
  change: Change;
  proposal: NonNullable<Change['proposal']>;
  /** True if it was sent on this page, so that the focus, which was on the button, goes to what became of it. */
  isNew: boolean;
  link: BookingLink;
  actions: Pick<LandlordActions, 'replace' | 'reload'>;
}): ReactNode {
  const { t, format, language } = useTexts();
  const { state } = change;
  const { concludes, money, expiresAt, listTotal } = proposal;
  const words = concludes ? 'landlord.offer' : 'landlord.proposal';
  const heading = useFocusOnResult<HTMLHeadingElement>(state);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew, heading]);
  const { submit, sending, failure } = useSubmit('withdrawProposal', {
    onDone: actions.replace,
    onFailure: async ({ type }) => {
      if (type === 'change-not-open') await actions.reload(link);
    },
  });
  const refused = sending ? null : failure;
  const failureKey =
    refused?.type === 'not-on-behalf'
      ? 'acting.refused'
      : `landlord.proposal.failure.${refused?.type === 'change-not-open' ? refused.type : 'other'}`;
  return (
    <Card className={styles.stack} data-testid="own-proposal">
      <div className={parts.done}>
        <h2 className={styles.cardTitle} ref={heading} tabIndex={-1}>
          {t(`${words}.yours`)}
        </h2>
        <span data-testid="change-state" data-state={state} role="status">
          <VacancyBubble vacancy={changeVacancies[state]}>
            {t(`landlord.proposal.state.${state}`)}
          </VacancyBubble>
        </span>
      </div>
      <FailureNotice text={refused && t(failureKey)} />
      <p>
        {t(`${words}.stateText.${state}`, {
          moment: format.moment(change.answeredAt ?? change.createdAt),
          until: format.moment(expiresAt),
        })}
      </p>
      {change.answer && (
        <div className={styles.inset}>
          <h3 className={styles.small}>{t('landlord.proposal.answer')}</h3>
          <p className={styles.preserved}>{change.answer}</p>
        </div>
      )}
      <ChangeComparison
        agreed={change.agreed}
        requested={change}
        agreedLabel={concludes ? t('booking.offer.before') : undefined}
        requestedLabel={t(concludes ? 'landlord.offer.offered' : 'landlord.proposal.proposed')}
      />
      {state === 'open' && <OwnListPriceNote total={change.total} listTotal={listTotal} />}
      {money && <GuestMoney money={money} />}
      {change.message !== '' && (
        <div className={styles.inset}>
          <h3 className={styles.small}>{t('landlord.yourMessage')}</h3>
          <p className={styles.preserved}>{change.message}</p>
        </div>
      )}
      {change.actions.includes('withdraw') && (
        <div className={styles.actions}>
          <Button
            busy={sending !== null}
            onClick={() =>
              void submit({
                ...{ bookingId: Number(link.id), bookingHash: link.hash },
                ...{ changeId: change.changeID, languageCode: language },
              })
            }
            data-testid="proposal-withdraw"
          >
            {t(`${words}.withdraw`)}
          </Button>
        </div>
      )}
    </Card>
  );
}
