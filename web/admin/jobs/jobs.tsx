import { useEffect, useState, type ReactNode } from 'react';
import { useCall } from '../../app/calls/use-call.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Link } from '../../components/link.tsx';
import editors from '../editors/editors.module.css';
import styles from '../parts/admin.module.css';
import { Pending } from '../parts/pending.tsx';
import records from '../records/records.module.css';
import { RecordTable, type Column } from '../records/record-table.tsx';
import { useAdminPaths } from '../use-admin-paths.ts';
import { FailedJobs } from './failed-jobs.tsx';
import type { JobList } from './job-list.ts';
import { jobName, jobText } from './job-text.ts';

type Queue = JobList['queues'][number];

/** Refresh interval in milliseconds, so that a queue can be watched as it gets shorter. */
const lookAgainMs = 15_000;

/** What the server does by itself: what runs and waits, by kind, and what it has given up. */
export function Jobs(): ReactNode {
  const { t } = useTexts();
  const buildPath = useAdminPaths();
  const { answer, failure, retry } = useCall('findJobs', {});
  const [changed, setChanged] = useState<{ now: JobList; before: JobList | null } | null>(null);
  // The answer of a change replaces the list until the list is loaded again.
  const shown = changed !== null && changed.before === answer ? changed.now : answer;
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') retry();
    }, lookAgainMs);
    return () => clearInterval(timer);
  }, [retry]);
  const mailsFailed =
    shown?.queues.filter(({ mails }) => mails).reduce((sum, { failed }) => sum + failed, 0) ?? 0;
  return (
    <div className={`container ${styles.page}`}>
      <div className={styles.head}>
        <h1>{t('admin.jobs.title')}</h1>
        <p className={styles.soft}>{t('admin.jobs.lead')}</p>
      </div>
      <Pending {...{ answer: shown, failure: shown ? null : failure, retry }} />
      {shown && (
        <>
          <FailedJobs list={shown} onChanged={(now) => setChanged({ now, before: answer })} />
          {mailsFailed > 0 && (
            <p>
              <Link to={buildPath('AdminMails')}>{t('admin.jobs.mails', { count: mailsFailed })}</Link>
            </p>
          )}
          <Queues queues={shown.queues} />
        </>
      )}
    </div>
  );
}

/** Colours of the states, as the editors' pages mark texts. */
const marks = { failed: 'missing', retried: 'draft', busy: 'done', idle: 'done' } as const;

function Queues({ queues }: { queues: readonly Queue[] }): ReactNode {
  const { t, format } = useTexts();
  const count = (name: 'running' | 'due' | 'planned' | 'retried' | 'done'): Column<Queue> => ({
    name,
    label: t(`admin.jobs.column.${name}`),
    isAmount: true,
    cell: (queue) => (queue[name] === 0 ? '' : String(queue[name])),
  });
  const columns: Column<Queue>[] = [
    {
      name: 'job',
      label: t('admin.jobs.column.job'),
      cell: ({ job }) => (
        <>
          {jobText(t, job)} <span className={styles.soft}>{jobName(t, job)}</span>
        </>
      ),
    },
    {
      name: 'state',
      label: t('admin.jobs.column.state'),
      isShort: true,
      cell: ({ failed, retried, running, due }) => {
        const state = failed > 0 ? 'failed' : retried > 0 ? 'retried' : running + due > 0 ? 'busy' : 'idle';
        return (
          <span className={editors.mark} data-state={marks[state]}>
            {t(`admin.jobs.state.${state}`, { count: failed })}
          </span>
        );
      },
    },
    count('running'),
    count('due'),
    count('retried'),
    count('planned'),
    count('done'),
    {
      name: 'next',
      label: t('admin.jobs.column.next'),
      cell: ({ dueSince, nextAt }) =>
        dueSince !== null
          ? t('admin.jobs.since', { moment: format.moment(dueSince) })
          : nextAt === null
            ? ''
            : format.moment(nextAt),
    },
  ];
  return (
    <section className={records.group} aria-labelledby="queues">
      <div className={records.heading}>
        <h2 id="queues">{t('admin.jobs.queues')}</h2>
      </div>
      {queues.length === 0 ? (
        <p className={styles.soft}>{t('admin.jobs.noQueues')}</p>
      ) : (
        <div data-testid="job-queues">
          <RecordTable
            caption={t('admin.jobs.queues')}
            columns={columns}
            rows={queues}
            keyOf={({ job }) => job}
          />
        </div>
      )}
    </section>
  );
}
