import { useState, type ReactNode } from 'react';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import styles from '../parts/admin.module.css';
import { FollowUpField } from '../parts/follow-up-field.tsx';
import type { Case } from './case.ts';

/** Sets the day on which the office wants to look at the case again, and removes it. */
export function FollowUp({
  contactCase,
  onChanged,
}: {
  contactCase: Case;
  onChanged: (changed: Case) => void;
}): ReactNode {
  const { t } = useTexts();
  const [day, setDay] = useState(contactCase.followUpOn ?? '');
  const { submit, sending, failure } = useSubmit('changeCase', { onDone: onChanged });
  const send = (followUpOn: string | null): void =>
    void submit({ caseNumber: contactCase.caseNumber, action: 'followUp', followUpOn });
  return (
    <form
      className={styles.stack}
      data-testid="follow-up"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (day !== '') send(day);
      }}
    >
      <FollowUpField day={day} onChange={setDay} />
      <FailureNotice
        text={
          failure &&
          !sending &&
          t(failure.type === 'follow-up-over' ? 'admin.cases.followUp.over' : 'admin.failed')
        }
      />
      <div className={styles.actions}>
        <Button small type="submit" busy={sending?.followUpOn != null} disabled={sending !== null}>
          {t('admin.cases.followUp.set')}
        </Button>
        {contactCase.followUpOn !== null && (
          <Button
            small
            disabled={sending !== null}
            onClick={() => {
              setDay('');
              send(null);
            }}
          >
            {t('admin.cases.followUp.remove')}
          </Button>
        )}
      </div>
    </form>
  );
}
