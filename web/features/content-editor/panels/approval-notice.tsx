import type { ReactNode } from 'react';
import { useCall } from '../../../app/calls/use-call.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import styles from '../session/editor.module.css';

/** Says before the attempt that the text needs an approval that it does not have yet. */
export function ApprovalNotice({
  contentID,
  onReview,
}: {
  contentID: number;
  onReview: () => void;
}): ReactNode {
  const { t } = useTexts();
  const { answer } = useCall('listContentReviews', { contentID });
  if (!answer?.needsApproval || answer.isApproved) return null;
  const isAsked = answer.reviews.some(({ state, isCurrent }) => state === 'open' && isCurrent);
  return (
    <Notice kind="warning" title={t('editor.publish.needsApproval')}>
      <p>{t(isAsked ? 'editor.publish.approvalAsked' : 'editor.publish.needsApprovalText')}</p>
      <p className={styles.actions}>
        <Button small onClick={onReview}>
          {t(isAsked ? 'editor.review.open' : 'editor.publish.askApproval')}
        </Button>
      </p>
    </Notice>
  );
}
