import { useState, type ReactNode } from 'react';
import { reviewTextMax } from '../../../../domain/content-reviews.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { Button } from '../../../components/button.tsx';
import { FailureNotice } from '../../../components/failure-notice.tsx';
import { SelectField, TextAreaField } from '../../../components/field.tsx';
import type { UnitSession } from '../session/unit-session.ts';
import styles from './review.module.css';

/** Asks one person, or everybody with the right to approve, to review the current text. */
export function AskForm({
  session,
  reviewers,
  onAsked,
}: {
  session: UnitSession;
  reviewers: readonly { number: number; name: string }[];
  onAsked: () => void;
}): ReactNode {
  const { t } = useTexts();
  const [message, setMessage] = useState('');
  const [reviewer, setReviewer] = useState('');
  const [isTried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const isEmpty = message.trim() === '';
  async function ask(): Promise<void> {
    setTried(true);
    setRefusal(null);
    if (isEmpty) return;
    setBusy(true);
    const reason = await session.askReview(message.trim(), reviewer === '' ? null : Number(reviewer));
    setBusy(false);
    setRefusal(reason);
    if (reason === null) onAsked();
  }
  if (reviewers.length === 0) return <p>{t('editor.review.nobody')}</p>;
  return (
    <form
      className={styles.form}
      noValidate
      data-testid="ask-review"
      onSubmit={(event) => {
        event.preventDefault();
        void ask();
      }}
    >
      <TextAreaField
        label={t('editor.review.message')}
        hint={t('editor.review.messageHint')}
        rows={2}
        maxLength={reviewTextMax}
        error={isTried && isEmpty ? t('editor.review.messageMissing') : undefined}
        value={message}
        onChange={({ target }) => setMessage(target.value)}
      />
      <SelectField
        label={t('editor.review.reviewer')}
        value={reviewer}
        onChange={({ target }) => setReviewer(target.value)}
      >
        <option value="">{t('editor.review.everybody')}</option>
        {reviewers.map(({ number, name }) => (
          <option key={number} value={number}>
            {name}
          </option>
        ))}
      </SelectField>
      <p className={styles.actions}>
        <Button type="submit" variant="primary" busy={busy}>
          {t('editor.review.ask')}
        </Button>
      </p>
      <FailureNotice
        text={
          refusal !== null &&
          t(refusal === 'review-empty' ? 'editor.review.nothingNew' : 'editor.review.failed')
        }
      />
    </form>
  );
}
