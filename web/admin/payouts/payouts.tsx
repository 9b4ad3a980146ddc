import { useState, type ReactNode } from 'react';
import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import { useCall } from '../../app/calls/use-call.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { TextField } from '../../components/field.tsx';
import { Link } from '../../components/link.tsx';
import { Notice } from '../../components/notice.tsx';
import styles from '../parts/admin.module.css';
import { FormActions } from '../parts/form-actions.tsx';
import { EmptyState } from '../../features/work/empty-state.tsx';
import { Pending } from '../parts/pending.tsx';
import { refreshWaitingWork } from '../parts/use-waiting-work.ts';
import { useAdminPaths } from '../use-admin-paths.ts';
import { Dac7 } from './dac7.tsx';
import { DueTable } from './due-table.tsx';
import { PartnerCommissions } from './partner-commissions.tsx';
import { Refused } from './refused.tsx';
import { Run } from './run.tsx';

export function Payouts(): ReactNode {
  const { t } = useTexts();
  const buildPath = useAdminPaths();
  const { answer, failure, retry } = useCall('findPayouts', {});
  const refresh = (): void => {
    retry();
    refreshWaitingWork();
  };
  return (
    <div className={`container ${styles.page}`}>
      <p>
        <Link to={buildPath('AdminMoney')}>{t('payouts.office.toMoney')}</Link>
      </p>
      <h1>{t('payouts.office.title')}</h1>
      <Pending {...{ answer, failure, retry }} />
      {answer && (
        <>
          <Due found={answer} onDone={refresh} />
          <Card className={styles.stack} data-testid="payout-runs">
            <h2 className={styles.title}>{t('payouts.office.runs')}</h2>
            {answer.runs.length === 0 && <p className={styles.soft}>{t('payouts.office.noRuns')}</p>}
            <ol>
              {answer.runs.map((run) => (
                <Run key={run.runID} run={run} onDone={refresh} />
              ))}
            </ol>
          </Card>
          <PartnerCommissions />
          {answer.years.length > 0 && <Dac7 years={answer.years} />}
        </>
      )}
    </div>
  );
}

function Due({
  found: { due, runs, earliest },
  onDone,
}: {
  found: ResponseOf<Api['findPayouts']>;
  onDone: () => void;
}): ReactNode {
  const { t } = useTexts();
  const buildPath = useAdminPaths();
  const [executeOn, setExecuteOn] = useState(earliest);
  const [isPrepared, setPrepared] = useState(false);
  const prepare = useSubmit('preparePayouts', {
    onDone: () => {
      setPrepared(true);
      onDone();
    },
  });
  const isWaiting = runs.some(({ state }) => state === 'prepared');
  return (
    <Card className={styles.stack} data-testid="payouts-due">
      <h2 className={styles.title}>{t('payouts.office.due')}</h2>
      {due.length === 0 && (
        <EmptyState
          title={t('payouts.office.noDue')}
          action={<ButtonLink to={buildPath('AdminMoney')}>{t('work.empty.toMoney')}</ButtonLink>}
        >
          {t('work.empty.payoutsText')}
        </EmptyState>
      )}
      {due.length > 0 && <DueTable due={due} />}
      {!isWaiting && due.some(({ hindrance }) => hindrance === null) && (
        <form
          className={styles.narrow}
          onSubmit={(event) => {
            event.preventDefault();
            void prepare.submit({ executeOn });
          }}
        >
          <TextField
            type="date"
            required
            min={earliest}
            label={t('payouts.office.executeOn')}
            value={executeOn}
            onChange={({ target }) => setExecuteOn(target.value)}
          />
          <FormActions submit={t('payouts.office.prepare')} busy={prepare.sending !== null} />
        </form>
      )}
      <div role="status">
        {isPrepared && isWaiting && <Notice kind="success">{t('payouts.office.prepared')}</Notice>}
      </div>
      <Refused failure={prepare.failure} />
    </Card>
  );
}
