import { useState, type ReactNode } from 'react';
import type { ContentReview } from '../../../../contract/content/content-review.ts';
import { reviewTextMax } from '../../../../domain/content-reviews.ts';
import { useSubmit } from '../../../app/calls/use-submit.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { Button } from '../../../components/button.tsx';
import { FailureNotice } from '../../../components/failure-notice.tsx';
import { TextAreaField } from '../../../components/field.tsx';
import { useVisitor } from '../../visitor/use-visitor.ts';
import styles from './review.module.css';

/** Lets the reviewer approve or reject the text, and the author take the request back. */
export function Decision({
  review,
  onDone,
}: {
  review: ContentReview;
  onDone: (decided: ContentReview | null) => void;
}): ReactNode {
  const { account } = useVisitor();
  if (review.state !== 'open') return null;
  if (review.isOwn) return <Withdrawal review={review} onDone={() => onDone(null)} />;
  const mayDecide = account?.accountPermissions['content.review'] === true;
  return mayDecide && <DecisionForm review={review} onDone={onDone} />;
}

function DecisionForm({
  review: { reviewID },
  onDone,
}: {
  review: ContentReview;
  onDone: (decided: ContentReview) => void;
}): ReactNode {
  const { t } = useTexts();
  const [reason, setReason] = useState('');
  const [lacksReason, setLacksReason] = useState(false);
  const { submit, sending, failure } = useSubmit('decideContentReview', { onDone });
  const decide = (decision: 'approved' | 'returned'): void => {
    const isEmpty = decision === 'returned' && reason.trim() === '';
    setLacksReason(isEmpty);
    if (!isEmpty) void submit({ reviewID, decision, reason: reason.trim() });
  };
  return (
    <div className={styles.form} data-testid="decision">
      <TextAreaField
        label={t('editor.review.reason')}
        hint={t('editor.review.reasonHint')}
        error={lacksReason ? t('editor.review.reasonMissing') : undefined}
        rows={3}
        maxLength={reviewTextMax}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <p className={styles.actions}>
        <Button
          variant="primary"
          busy={sending?.decision === 'approved'}
          disabled={sending !== null}
          onClick={() => decide('approved')}
        >
          {t('editor.review.approve')}
        </Button>
        <Button
          busy={sending?.decision === 'returned'}
          disabled={sending !== null}
          onClick={() => decide('returned')}
        >
          {t('editor.review.return')}
        </Button>
      </p>
      <FailureNotice
        text={
          failure &&
          t(failure.type === 'review-decided' ? 'editor.review.alreadyDecided' : 'editor.review.failed')
        }
      />
    </div>
  );
}

function Withdrawal({
  review: { reviewID },
  onDone,
}: {
  review: ContentReview;
  onDone: () => void;
}): ReactNode {
  const { t } = useTexts();
  const { submit, sending, failure } = useSubmit('withdrawContentReview', { onDone });
  return (
    <>
      <p>
        <Button small busy={sending !== null} onClick={() => void submit({ reviewID })}>
          {t('editor.review.withdraw')}
        </Button>
      </p>
      <FailureNotice
        text={
          failure &&
          t(failure.type === 'review-decided' ? 'editor.review.alreadyDecided' : 'editor.review.failed')
        }
      />
    </>
  );
}
