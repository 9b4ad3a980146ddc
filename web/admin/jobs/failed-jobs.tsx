import { useState, type ReactNode } from 'react';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Card } from '../../components/card.tsx';
import { FoundHeading } from '../parts/found-heading.tsx';
import styles from '../parts/admin.module.css';
import { refreshWaitingWork } from '../parts/use-waiting-work.ts';
import { FailedList } from './failed-list.tsx';
import type { JobList } from './job-list.ts';

/** Jobs that the server has given up. Mails have a page of their own. */
export function FailedJobs({
  list: { total, failed },
  onChanged,
}: {
  list: JobList;
  onChanged: (list: JobList) => void;
}): ReactNode {
  const { t } = useTexts();
  const [isDone, setDone] = useState(false);
  const change = useSubmit('changeJobs', {
    onDone(list) {
      setDone(true);
      onChanged(list);
      refreshWaitingWork();
    },
  });
  return (
    <Card className={styles.stack} data-testid="failed-jobs">
      <FoundHeading>
        {total === 0 ? t('admin.jobs.none') : t('admin.jobs.failed', { count: total })}
      </FoundHeading>
      <FailedList
        jobs={failed}
        retryLabel={t('admin.jobs.retry')}
        nothingLabel={t('admin.jobs.nothing')}
        busy={change.sending !== null}
        isFailed={change.failure !== null}
        isDone={isDone}
        onRun={(ids, action) => {
          setDone(false);
          void change.submit({ ids, action });
        }}
      />
    </Card>
  );
}
