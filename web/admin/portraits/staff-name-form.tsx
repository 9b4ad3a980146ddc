import { useState, type ReactNode } from 'react';
import { staffMax, staffNameLength } from '../../../domain/office-staff.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { TextField } from '../../components/field.tsx';
import admin from '../parts/admin.module.css';

/** Adds a person to the contact card, or renames the one with the given number. */
export function StaffNameForm({
  staffID,
  name: currentName,
  submitLabel,
  onSaved,
  onCancel,
}: {
  staffID?: number;
  name: string;
  submitLabel: string;
  onSaved: () => void;
  onCancel?: () => void;
}): ReactNode {
  const { t } = useTexts();
  const [name, setName] = useState(currentName);
  const [isTried, setTried] = useState(false);
  const { submit, sending, failure } = useSubmit('saveStaffMember', {
    idempotent: true,
    onDone: () => {
      setName(currentName);
      setTried(false);
      onSaved();
    },
  });
  const isMissing = name.trim() === '';
  const problems: Record<string, string> = {
    'too-many-staff': t('desk.portraits.tooMany', { max: String(staffMax) }),
    'staff-not-found': t('desk.portraits.gone'),
  };
  return (
    <form
      className={admin.stack}
      noValidate
      data-testid="staff-name"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (isMissing || sending) return;
        void submit({
          ...(staffID !== undefined && { staffID }),
          staffNameShorted: name.trim(),
        });
      }}
    >
      <FailureNotice text={failure && !sending && (problems[failure.type] ?? t('desk.refusal.failed'))} />
      <TextField
        name="staffNameShorted"
        label={t('desk.portraits.name')}
        hint={t('desk.portraits.nameHint')}
        error={isTried && isMissing ? t('desk.portraits.nameMissing') : undefined}
        maxLength={staffNameLength}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <p className={admin.actions}>
        <Button type="submit" variant={onCancel ? 'secondary' : 'primary'} busy={sending !== null}>
          {submitLabel}
        </Button>
        {onCancel && <Button onClick={onCancel}>{t('desk.portraits.cancel')}</Button>}
      </p>
    </form>
  );
}
