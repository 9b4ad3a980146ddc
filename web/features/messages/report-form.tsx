import { useState, type ReactNode } from 'react';
import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import type { Thread } from '../../../contract/messages/thread.ts';
import { reasonLength } from '../../../domain/messages/message-limits.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { TextAreaField } from '../../components/field.tsx';
import { Notice } from '../../components/notice.tsx';
import styles from './thread.module.css';

export function ReportForm({
  thread,
  report,
  onReported,
}: {
  thread: Thread;
  report: (reason: string) => Promise<ResponseOf<Api['reportGuestThread']>>;
  onReported: (thread: Thread | null) => void;
}): ReactNode {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const sending = useSubmit<'reportGuestThread', string>('reportGuestThread', {
    send: (input) => report(input),
    onDone(answer) {
      setOpen(false);
      setReason('');
      onReported(answer.thread);
    },
  });
  const busy = sending.sending !== null;
  if (thread.reported) return <Notice role="status">{t('messages.report.done')}</Notice>;
  if (!isOpen) {
    return (
      <div>
        <Button small variant="quiet" onClick={() => setOpen(true)} data-testid="report">
          {t('messages.report.open')}
        </Button>
      </div>
    );
  }
  const isMissing = reason.trim() === '';
  return (
    <form
      className={styles.form}
      noValidate
      data-testid="report-form"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!isMissing) void sending.submit(reason.trim());
      }}
    >
      <p className={styles.soft}>{t('messages.report.text')}</p>
      <TextAreaField
        name="reason"
        label={t('messages.report.reason')}
        rows={3}
        maxLength={reasonLength}
        value={reason}
        error={isTried && isMissing ? t('messages.report.missing') : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
      {sending.failure && !busy && (
        <Notice kind="danger" role="alert">
          {t('messages.error.other')}
        </Notice>
      )}
      <div className={styles.actions}>
        <Button type="submit" small busy={busy}>
          {t('messages.report.send')}
        </Button>
        <Button small variant="quiet" onClick={() => setOpen(false)}>
          {t('messages.report.cancel')}
        </Button>
      </div>
    </form>
  );
}
