import { useState, type ReactNode } from 'react';
import { postingReason } from '../../../domain/manual-postings.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { TextAreaField } from '../../components/field.tsx';
import styles from '../parts/admin.module.css';
import { FormActions } from '../parts/form-actions.tsx';

/** Asks for a reason. The typed text is not lost if the call fails. */
export function NoteForm({
  label,
  submit,
  busy,
  onSubmit,
  onCancel,
}: {
  label: string;
  submit: string;
  busy: boolean;
  onSubmit: (note: string) => void;
  onCancel: () => void;
}): ReactNode {
  const { t } = useTexts();
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const isShort = note.trim().length < postingReason.min;
  return (
    <form
      className={styles.narrow}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!isShort) onSubmit(note.trim());
      }}
    >
      <TextAreaField
        name="note"
        label={label}
        rows={2}
        maxLength={postingReason.max}
        error={isTried && isShort ? t('postings.error.reason', { count: postingReason.min }) : undefined}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <FormActions submit={submit} busy={busy} small onCancel={onCancel} />
    </form>
  );
}
