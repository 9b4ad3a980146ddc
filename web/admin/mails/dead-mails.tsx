import { useState, type ReactNode } from 'react';
import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import { useCall } from '../../app/calls/use-call.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Card } from '../../components/card.tsx';
import { Link } from '../../components/link.tsx';
import { Notice } from '../../components/notice.tsx';
import { FailedList } from '../jobs/failed-list.tsx';
import { FoundHeading } from '../parts/found-heading.tsx';
import styles from '../parts/admin.module.css';
import { Pending } from '../parts/pending.tsx';
import { refreshWaitingWork } from '../parts/use-waiting-work.ts';
import { useAdminPaths } from '../use-admin-paths.ts';

export function DeadMails(): ReactNode {
  const { t } = useTexts();
  const buildPath = useAdminPaths();
  const { answer, failure, retry } = useCall('findDeadMails', {});
  const [changed, setChanged] = useState<ResponseOf<Api['findDeadMails']> | null>(null);
  const change = useSubmit('changeDeadMails', {
    onDone(updated) {
      setChanged(updated);
      refreshWaitingWork();
    },
  });
  const currentList = changed ?? answer;
  return (
    <div className={`container ${styles.page}`}>
      <h1>{t('admin.mails.title')}</h1>
      <p>
        <Link to={buildPath('AdminSampleMails')}>{t('admin.mails.samples.link')}</Link>
      </p>
      <Pending answer={currentList} failure={failure} retry={retry} />
      {currentList && (
        <Card className={styles.stack} data-testid="dead-mails">
          <FoundHeading>
            {currentList.total === 0
              ? t('admin.mails.none')
              : t('admin.mails.found', { count: currentList.total })}
          </FoundHeading>
          {currentList.held > 0 && <Notice>{t('admin.mails.held', { count: currentList.held })}</Notice>}
          <FailedList
            jobs={currentList.mails}
            retryLabel={t('admin.mails.retry')}
            nothingLabel={t('admin.mails.nothing')}
            busy={change.sending !== null}
            isFailed={change.failure !== null}
            isDone={changed !== null}
            onRun={(ids, action) => void change.submit({ ids, action })}
          />
        </Card>
      )}
    </div>
  );
}
