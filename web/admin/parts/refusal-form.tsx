import { useId, useState, type ReactNode } from 'react';
import { reasonLength } from '../../../domain/business-registration.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { TextAreaField } from '../../components/field.tsx';
import styles from './admin.module.css';

/** Asks for the reason of a refusal, in the language of the person who will read it. */
export function RefusalForm({
  label,
  submit,
  language,
  reason,
  busy,
  onChange,
  onSubmit,
  onCancel,
}: {
  label: string;
  submit: string;
  language: string;
  reason: string;
  busy: boolean;
  onChange: (reason: string) => void;
  onSubmit: (reason: string) => void;
  onCancel: () => void;
}): ReactNode {
  const { t } = useTexts();
  const id = useId();
  const [isTried, setTried] = useState(false);
  const isShort = reason.trim().length < reasonLength.min;
  return (
    <form
      className={styles.stack}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!isShort) onSubmit(reason.trim());
      }}
    >
      <TextAreaField
        id={id}
        name="reason"
        label={label}
        hint={t('admin.businesses.reasonHint', { language: t(`admin.texts.language.${language}`) })}
        lang={language}
        rows={4}
        maxLength={reasonLength.max}
        error={isTried && isShort ? t('admin.businesses.reasonShort') : undefined}
        value={reason}
        onChange={({ target }) => onChange(target.value)}
      />
      <div className={styles.actions}>
        <Button type="submit" small variant="primary" busy={busy}>
          {submit}
        </Button>
        <Button small variant="quiet" disabled={busy} onClick={onCancel}>
          {t('admin.cancel')}
        </Button>
      </div>
    </form>
  );
}
