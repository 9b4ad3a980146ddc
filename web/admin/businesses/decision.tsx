import { useId, useState, type ReactNode } from 'react';
import { labelled } from '../../../texts/labelled.ts';
import { reasonLength } from '../../../domain/business-registration.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { TextAreaField, TextField } from '../../components/field.tsx';
import { Notice } from '../../components/notice.tsx';
import styles from '../parts/admin.module.css';
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
  of,
  onDecided,
}: {
  of: Registration;
  onDecided: (updated: Registration) => void;
}): ReactNode {
  const { t, language } = useTexts();
  const id = useId();
  const [subject, setSubject] = useState('');
  const [refuses, setRefuses] = useState(false);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
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
  const { registration, company, firstName, lastName } = of;
  const name = company === '' ? `${firstName} ${lastName}` : company;
  const isWrong = !/^\d{0,9}$/.test(subject.trim());
  const isShort = reason.trim().length < reasonLength.min;
  const outcome = (
    <div role="status">
      {isDone && (
        <Notice kind="success">
          {t(of.state === 'approved' ? 'admin.businesses.approvedOne' : 'admin.businesses.refusedOne', {
            name,
          })}
        </Notice>
      )}
    </div>
  );
  if (of.state !== 'open') return outcome;
  return (
    <div className={styles.stack}>
      {outcome}
      {failure && !busy && (
        <Notice kind="danger" role="alert">
          {t(
            errorsWithText.includes(failure.type)
              ? `admin.businesses.problem.${failure.type}`
              : 'admin.failed',
          )}
        </Notice>
      )}
      {refuses ? (
        <form
          className={styles.stack}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            setTried(true);
            if (!isShort) void refuse.submit({ registration, reason: reason.trim() });
          }}
        >
          <TextAreaField
            id={`${id}-reason`}
            name="reason"
            label={t('admin.businesses.reason')}
            hint={t('admin.businesses.reasonHint', { language: t(`admin.texts.language.${of.language}`) })}
            lang={of.language}
            rows={4}
            maxLength={reasonLength.max}
            error={isTried && isShort ? t('admin.businesses.reasonShort') : undefined}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          <div className={styles.actions}>
            <Button type="submit" small variant="primary" busy={busy}>
              {t('admin.businesses.send')}
            </Button>
            <Button small variant="quiet" disabled={busy} onClick={() => setRefuses(false)}>
              {t('admin.cancel')}
            </Button>
          </div>
        </form>
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
