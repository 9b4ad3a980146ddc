import { useState, type ReactNode } from 'react';
import { useCall } from '../../../app/calls/use-call.ts';
import { useStore } from '../../../app/stores/use-store.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { Notice } from '../../../components/notice.tsx';
import styles from '../session/editor.module.css';
import type { UnitSession } from '../session/unit-session.ts';
import { AskForm } from './ask-form.tsx';
import { ReviewFacts } from './review-facts.tsx';
import { ReviewView } from './review-view.tsx';

/** Lets the editor request a review of the text, and shows its outcome. */
export function ReviewPanel({ session, onClose }: { session: UnitSession; onClose: () => void }): ReactNode {
  const { t } = useTexts();
  const { contentID } = useStore(session);
  const { answer, failure, retry } = useCall('listContentReviews', { contentID });
  const [isAsked, setAsked] = useState(false);
  const open = answer?.reviews.find(({ state }) => state === 'open');
  const decided = answer?.reviews.filter(({ state }) => state !== 'open') ?? [];
  return (
    <Dialog broad title={t('editor.review.title')} closeLabel={t('editor.close')} onClose={onClose}>
      <div className={styles.panel} data-testid="review-panel">
        {failure && <Notice kind="danger" role="alert" title={t('editor.failed')} />}
        {!answer && !failure && <p role="status">{t('editor.loading')}</p>}
        {isAsked && (
          <Notice kind="success" role="status">
            {t('editor.review.askedNow')}
          </Notice>
        )}
        {answer?.isApproved && (
          <Notice kind="success" title={t('editor.review.approved')}>
            {t('editor.review.approvedText')}
          </Notice>
        )}
        {answer && !answer.isApproved && !open?.isCurrent && (
          <section className={styles.otherBlock}>
            <h3>{t(open ? 'editor.review.askAgain' : 'editor.review.askTitle')}</h3>
            <p>{t(answer.needsApproval ? 'editor.review.needed' : 'editor.review.free')}</p>
            <AskForm
              session={session}
              reviewers={answer.reviewers}
              onAsked={() => {
                setAsked(true);
                retry();
              }}
            />
          </section>
        )}
        {open && <ReviewView key={open.reviewID} reviewID={open.reviewID} onChanged={retry} />}
        {decided.length > 0 && (
          <section className={styles.otherBlock}>
            <h3>{t('editor.review.before')}</h3>
            {decided.map((review) => (
              <ReviewFacts key={review.reviewID} review={review} />
            ))}
          </section>
        )}
      </div>
    </Dialog>
  );
}
