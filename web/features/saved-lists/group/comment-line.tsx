import { useState, type FormEvent, type ReactNode } from 'react';
import type { SharedComment } from '../../../../contract/watch-list/shared-list.ts';
import { savedListBounds } from '../../../../domain/saved-lists.ts';
import { todayInBerlin } from '../../../../domain/stay.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { Button } from '../../../components/button.tsx';
import { TextAreaField } from '../../../components/field.tsx';
import styles from '../saved-lists.module.css';

/** A comment with its action: its author and the list's owner can remove it, all others can report it. */
export function CommentLine({
  comment,
  name,
  onRemove,
  onReport,
}: {
  comment: SharedComment;
  name: string;
  onRemove: () => Promise<boolean>;
  onReport: (reason: string) => Promise<boolean>;
}): ReactNode {
  const { t, format } = useTexts();
  const [isReporting, setReporting] = useState(false);
  const [reason, setReason] = useState('');
  const report = (event: FormEvent): void => {
    event.preventDefault();
    if (reason.trim().length >= 3) void onReport(reason.trim());
  };
  return (
    <li className={styles.comment} data-testid="list-comment">
      <p className={styles.commentHead}>
        <strong>{name}</strong>
        <span className={styles.note}>{format.date(todayInBerlin(new Date(comment.writtenAt)))}</span>
      </p>
      <p className={styles.commentText}>{comment.text}</p>
      {comment.isMasked && <p className={styles.note}>{t('savedlists.comment.masked')}</p>}
      <div className={styles.row}>
        {comment.canRemove && (
          <Button
            small
            variant="quiet"
            aria-label={t('savedlists.comment.removeTitle', { name })}
            onClick={() => void onRemove()}
          >
            {t('savedlists.comment.remove')}
          </Button>
        )}
        {!comment.isOwn && !isReporting && (
          <Button
            small
            variant="quiet"
            aria-label={t('savedlists.comment.reportTitle', { name })}
            onClick={() => setReporting(true)}
          >
            {t('savedlists.comment.report')}
          </Button>
        )}
      </div>
      {isReporting && (
        <form className={styles.nameForm} onSubmit={report}>
          <TextAreaField
            label={t('savedlists.report.reason')}
            hint={t('savedlists.report.text')}
            name="reason"
            rows={2}
            maxLength={savedListBounds.reasonLength}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
          <div className={styles.row}>
            <Button type="submit" small variant="primary">
              {t('savedlists.report.send')}
            </Button>
            <Button small onClick={() => setReporting(false)}>
              {t('savedlists.form.cancel')}
            </Button>
          </div>
        </form>
      )}
    </li>
  );
}
