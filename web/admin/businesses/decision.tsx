import { useId, useState, type ReactNode } from 'react';
import { labelled } from '../../../texts/labelled.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/field.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { Notice } from '../../components/notice.tsx';
import styles from '../parts/admin.module.css';
import { RefusalForm } from '../parts/refusal-form.tsx';
import { ConfirmedButton } from '../parts/confirmed-button.tsx';
import { refreshWaitingWork } from '../parts/use-waiting-work.ts';
import type { Registration } from './registration.ts';

const errorsWithText = [
  'registration-decided',
  'registration-missing',
  'business-missing',
  'account-suspended',
];

/** Approves or refuses a business, a refusal with a reason. The result is shown in place. */
export function Decision({
  businessRegistration,
  onDecided,
}: {
  businessRegistration: Registration;
  onDecided: (updated: Registration) => void;
}): ReactNode {
  const { t, language } = useTexts();
  const id = useId();
  const [subject, setSubject] = useState('');
  const [refuses, setRefuses] = useState(false);
  const [reason, setReason] = useState('');
  const [isDone, setDone] = useState(false);
  const onDone = (updated: Registration): void => {
    setDone(true);
    refreshWaitingWork();
    onDecided(updated);
  };
  const approve = useSubmit('approveBusiness', { onDone });
  const refuse = useSubmit('refuseBusiness', { onDone });
  const busy = approve.sending !== null || refuse.sending !== null;
  const failure = refuses ? refuse.failure : approve.failure;
  const { registration, company, firstName, lastName } = businessRegistration;
  const name = company === '' ? `${firstName} ${lastName}` : company;
  const isWrong = !/^\d{0,9}$/.test(subject.trim());
  const outcome = (
    <div role="status">
      {isDone && (
        <Notice kind="success">
          {t(
            businessRegistration.state === 'approved'
              ? 'admin.businesses.approvedOne'
              : 'admin.businesses.refusedOne',
            {
              name,
            },
          )}
        </Notice>
      )}
    </div>
  );
  if (businessRegistration.state !== 'open') return outcome;
  return (
    <div className={styles.stack}>
      {outcome}
      <FailureNotice
        text={
          failure &&
          !busy &&
          t(
            errorsWithText.includes(failure.type)
              ? `admin.businesses.problem.${failure.type}`
              : 'admin.failed',
          )
        }
      />
      {refuses ? (
        <RefusalForm
          label={t('admin.businesses.reason')}
          submit={t('admin.businesses.send')}
          language={businessRegistration.language}
          reason={reason}
          busy={busy}
          onChange={setReason}
          onSubmit={(trimmedReason) => void refuse.submit({ registration, reason: trimmedReason })}
          onCancel={() => setRefuses(false)}
        />
      ) : (
        <>
          <TextField
            id={`${id}-subject`}
            name="subject"
            label={t('admin.businesses.subject')}
            hint={t('admin.businesses.subjectHint')}
            error={isWrong ? t('admin.businesses.subjectWrong') : undefined}
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
            value={subject}
            onChange={({ target }) => {
              setSubject(target.value);
              approve.dismiss();
            }}
          />
          <div className={styles.actions}>
            <ConfirmedButton
              label={t('admin.businesses.approve')}
              spoken={labelled(language, t('admin.businesses.approve'), name)}
              confirm={t('admin.businesses.confirmApprove')}
              busy={busy}
              disabled={isWrong}
              onConfirm={() => {
                const businessNumber = Number(subject.trim());
                void approve.submit({ registration, ...(businessNumber > 0 && { subject: businessNumber }) });
              }}
            />
            <Button small variant="quiet" disabled={busy} onClick={() => setRefuses(true)}>
              {t('admin.businesses.refuse')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
