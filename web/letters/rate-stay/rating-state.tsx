import { useState, type ReactNode } from 'react';
import type { OwnRating } from '../../../contract/guest-ratings/own-rating.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { Notice } from '../../components/notice.tsx';
import type { BookingLink } from '../../features/booking/use-linked.ts';
import styles from '../parts/letters.module.css';

export function RatingState({
  own,
  link,
  page,
  takenBack,
  onWithdrawn,
}: {
  own: OwnRating;
  link: BookingLink;
  page: { objectPath: string; contactPath: string };
  takenBack: boolean;
  onWithdrawn: (now: OwnRating) => void;
}): ReactNode {
  const { t, format, language } = useTexts();
  const [isConfirming, setConfirming] = useState(false);
  const withdraw = useSubmit('withdrawOwnRating', { onDone: onWithdrawn });
  const busy = withdraw.sending !== null;
  const { status, refusedFor } = own;
  if (status === 'open') {
    return takenBack ? (
      <Notice kind="success" role="status">
        <p>{t('rate.takenBack')}</p>
      </Notice>
    ) : null;
  }
  const date = format.date(status === 'early' ? own.endDate : (own.decideBy ?? own.lastDay));
  const kind = status === 'published' ? 'success' : status === 'refused' ? 'warning' : 'info';
  return (
    <Card className={styles.form} data-testid={`rating-${status}`}>
      <Notice kind={kind} role="status" title={t(`rate.state.${status}.title`)}>
        <p>{t(`rate.state.${status}.text`, { date })}</p>
        {own.heldFor.length > 0 && (
          <ul>
            {own.heldFor.map((reason) => (
              <li key={reason}>{t(`rate.heldFor.${reason}`)}</li>
            ))}
          </ul>
        )}
        {refusedFor && (
          <p>
            <strong>{t('rate.reason')}</strong> {t(`rate.refusedFor.${refusedFor}`)}
          </p>
        )}
        {own.statement !== '' && <p>{own.statement}</p>}
      </Notice>
      {status === 'refused' && (
        <p className={styles.soft}>
          {t('rate.remedies')} <a href={page.contactPath}>{t('rate.contact')}</a>
        </p>
      )}
      {own.rating && !own.editable && own.rating.text !== '' && (
        <blockquote lang={language}>{own.rating.text}</blockquote>
      )}
      <FailureNotice text={withdraw.failure && !busy && t('rate.failed')} />
      <p className={styles.actions}>
        {/* A plain link, because the target belongs to other routes and needs a full page load. */}
        {status === 'published' && (
          <a href={page.objectPath.replace(/\d+/, String(own.objectNumber))}>{t('rate.toHome')}</a>
        )}
        {own.withdrawable && !isConfirming && (
          <Button variant="quiet" small disabled={busy} onClick={() => setConfirming(true)}>
            {t('rate.withdraw')}
          </Button>
        )}
      </p>
      {own.withdrawable && isConfirming && (
        <div role="group" aria-label={t('rate.withdraw')} className={styles.form}>
          <p role="alert">{t('rate.withdrawQuestion')}</p>
          <p className={styles.actions}>
            <Button
              variant="primary"
              busy={busy}
              onClick={() =>
                void withdraw.submit({
                  bookingID: Number(link.id),
                  bookingHash: link.hash,
                  languageCode: language,
                })
              }
            >
              {t('rate.withdrawYes')}
            </Button>
            <Button disabled={busy} onClick={() => setConfirming(false)}>
              {t('rate.keep')}
            </Button>
          </p>
        </div>
      )}
    </Card>
  );
}
