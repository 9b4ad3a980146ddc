import { useState, type ReactNode } from 'react';
import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Checkbox } from '../../components/choice.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { Notice } from '../../components/notice.tsx';
import { ConfirmedButton } from '../parts/confirmed-button.tsx';
import styles from '../parts/admin.module.css';
import { jobName, jobText } from './job-text.ts';

export type FailedJob = ResponseOf<Api['findDeadMails']>['mails'][number];

/** Jobs that were given up, to be chosen and tried again or removed. */
export function FailedList({
  jobs,
  retryLabel,
  nothingLabel,
  busy,
  isFailed,
  isDone,
  onRun,
}: {
  jobs: readonly FailedJob[];
  retryLabel: string;
  /** Said when nothing is chosen. */
  nothingLabel: string;
  busy: boolean;
  isFailed: boolean;
  isDone: boolean;
  onRun: (ids: number[], action: 'retry' | 'drop') => void;
}): ReactNode {
  const { t } = useTexts();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [isEmpty, setEmpty] = useState(false);
  const allIDs = jobs.map(({ id }) => id);
  const run = (action: 'retry' | 'drop'): void => {
    // What was changed meanwhile is no longer listed.
    const ids = allIDs.filter((id) => chosen.has(id));
    setEmpty(ids.length === 0);
    if (ids.length > 0) onRun(ids, action);
  };
  return (
    <>
      {jobs.length > 0 && (
        <>
          <Checkbox
            name="all"
            label={t('admin.mails.chooseAll')}
            checked={allIDs.every((id) => chosen.has(id))}
            onChange={({ target }) => setChosen(new Set(target.checked ? allIDs : []))}
          />
          <ul>
            {jobs.map((job) => (
              <FailedRow
                key={job.id}
                job={job}
                chosen={chosen.has(job.id)}
                onChoose={(on) =>
                  setChosen(new Set(on ? [...chosen, job.id] : [...chosen].filter((id) => id !== job.id)))
                }
              />
            ))}
          </ul>
          <div className={styles.actions}>
            <Button small busy={busy} onClick={() => run('retry')}>
              {retryLabel}
            </Button>
            <ConfirmedButton
              label={t('admin.mails.drop')}
              confirm={t('admin.mails.confirmDrop')}
              busy={busy}
              onConfirm={() => run('drop')}
            />
          </div>
        </>
      )}
      <FailureNotice text={isFailed && !busy && t('admin.failed')} />
      <div role="status">
        {isEmpty && !busy && <Notice kind="warning">{nothingLabel}</Notice>}
        {isDone && !isEmpty && !busy && <Notice kind="success">{t('admin.mails.done')}</Notice>}
      </div>
    </>
  );
}

function FailedRow({
  job: { job, about, error, attempts, failedAt },
  chosen,
  onChoose,
}: {
  job: FailedJob;
  chosen: boolean;
  onChoose: (on: boolean) => void;
}): ReactNode {
  const { t, format } = useTexts();
  const kind = jobText(t, job);
  const moment = format.moment(failedAt);
  return (
    <li className={styles.item}>
      <Checkbox
        name="job"
        checked={chosen}
        onChange={({ target }) => onChoose(target.checked)}
        label={<span className={styles.strong}>{`${kind} · ${moment}`}</span>}
        aria-label={t('admin.mails.choose', { kind, moment })}
        detail={[
          jobName(t, job),
          about.map(({ name, value }) => `${name} ${value}`).join(', '),
          t('admin.mails.attempts', { count: attempts }),
          t('admin.mails.error', { error }),
        ]
          .filter(Boolean)
          .join(' · ')}
      />
    </li>
  );
}
