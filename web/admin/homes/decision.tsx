import { useState, type ReactNode } from 'react';
import { labelled } from '../../../texts/labelled.ts';
import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { Notice } from '../../components/notice.tsx';
import styles from '../parts/admin.module.css';
import { RefusalForm } from '../parts/refusal-form.tsx';
import { ConfirmedButton } from '../parts/confirmed-button.tsx';
import { refreshWaitingWork } from '../parts/use-waiting-work.ts';

type Home = ResponseOf<Api['findHomesInReview']>['homes'][number];

export function Decision({ home: { objectNumber, title, landlord } }: { home: Home }): ReactNode {
  const { t, language } = useTexts();
  const [refuses, setRefuses] = useState(false);
  const [reason, setReason] = useState('');
  const [decidedState, setDecidedState] = useState<'published' | 'draft' | null>(null);
  const decide = useSubmit('decideOnHome', {
    onDone({ state }) {
      setDecidedState(state);
      refreshWaitingWork();
    },
  });
  const busy = decide.sending !== null;
  if (decidedState) {
    return (
      <div role="status">
        <Notice kind="success">{t(`admin.homes.done.${decidedState}`, { title })}</Notice>
      </div>
    );
  }
  return (
    <div className={styles.stack}>
      <FailureNotice
        text={
          decide.failure &&
          !busy &&
          t(decide.failure.type === 'transition-not-allowed' ? 'admin.homes.decided' : 'admin.failed')
        }
      />
      {refuses ? (
        <RefusalForm
          label={t('admin.homes.reason')}
          submit={t('admin.homes.refuse')}
          language={landlord.language}
          reason={reason}
          busy={busy}
          onChange={setReason}
          onSubmit={(trimmedReason) =>
            void decide.submit({ objectNumber, decision: { kind: 'refuse', reason: trimmedReason } })
          }
          onCancel={() => setRefuses(false)}
        />
      ) : (
        <div className={styles.actions}>
          <ConfirmedButton
            label={t('admin.homes.approve')}
            spoken={labelled(language, t('admin.homes.approve'), title)}
            confirm={t('admin.homes.confirmApprove')}
            busy={busy}
            onConfirm={() => void decide.submit({ objectNumber, decision: { kind: 'approve' } })}
          />
          <Button small variant="quiet" disabled={busy} onClick={() => setRefuses(true)}>
            {t('admin.homes.refuse')}
          </Button>
        </div>
      )}
    </div>
  );
}
