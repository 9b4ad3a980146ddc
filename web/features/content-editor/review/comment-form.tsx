import { useEffect, useId, useState, type ReactNode } from 'react';
import { reviewTextMax } from '../../../../domain/content-reviews.ts';
import { useSubmit } from '../../../app/calls/use-submit.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { Button } from '../../../components/button.tsx';
import { FailureNotice } from '../../../components/failure-notice.tsx';
import { TextAreaField } from '../../../components/field.tsx';
import styles from './review.module.css';

export function CommentForm({
  label,
  about,
  onDone,
  onCancel,
}: {
  label: string;
  about: { contentID: number; blockID: string; threadID: number | null };
  onDone: () => void;
  onCancel: () => void;
}): ReactNode {
  const { t } = useTexts();
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const { submit, sending, failure } = useSubmit('addContentComment', { onDone });
  const isEmpty = text.trim() === '';
  const id = useId();
  // The button that opened the form was removed, so the field takes the focus.
  useEffect(() => {
    document.getElementById(id)?.focus();
  }, [id]);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!isEmpty) void submit({ ...about, text: text.trim() });
      }}
    >
      <TextAreaField
        id={id}
        label={label}
        rows={2}
        maxLength={reviewTextMax}
        error={isTried && isEmpty ? t('editor.comment.empty') : undefined}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <p className={styles.actions}>
        <Button type="submit" small variant="primary" busy={sending !== null}>
          {t('editor.comment.send')}
        </Button>
        <Button small variant="quiet" onClick={onCancel}>
          {t('editor.cancel')}
        </Button>
      </p>
      <FailureNotice text={failure && t('editor.comment.failed')} />
    </form>
  );
}
