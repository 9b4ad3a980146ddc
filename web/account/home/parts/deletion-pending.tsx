import type { ReactNode } from 'react';
import { useSubmit } from '../../../app/calls/use-submit.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Outcome } from '../../../features/proof/outcome.tsx';

export function DeletionPending({ dueAt, onKept }: { dueAt: string; onKept: () => void }): ReactNode {
  const { t, format } = useTexts();
  const stop = useSubmit('stopDeletion', { onDone: onKept });
  return (
    <Notice kind="warning" role="status" data-testid="deletion-pending">
      <p>
        <strong>{t('account.deletion.pending', { moment: format.moment(dueAt) })}</strong>{' '}
        {t('account.deletion.pendingText')}
      </p>
      <Outcome failure={stop.failure ? t('account.failed') : undefined} done={undefined} />
      <Button
        busy={stop.sending !== null}

        onClick={() => void stop.submit({})}
      >
        {t('account.deletion.keep')}
      </Button>
    </Notice>
  );
}
