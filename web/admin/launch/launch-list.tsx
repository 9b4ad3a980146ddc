import { useState, type ReactNode } from 'react';
import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import { useCall } from '../../app/calls/use-call.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { Notice } from '../../components/notice.tsx';
import own from '../operator/operator.module.css';
import styles from '../parts/admin.module.css';
import { ConfirmedButton } from '../parts/confirmed-button.tsx';
import { Pending } from '../parts/pending.tsx';
import { LaunchListLine } from './launch-list-line.tsx';
import type { LaunchPlaces } from './load.ts';

type Launch = ResponseOf<Api['getLaunch']>;

export function LaunchList({ pages, registration }: LaunchPlaces): ReactNode {
  const { t } = useTexts();
  const { answer, failure, retry } = useCall('getLaunch', {});
  const [opened, setOpened] = useState<Launch | null>(null);
  const open = useSubmit('openSite', { onDone: setOpened });
  const launch = opened ?? answer;
  // Lists required lines before recommended ones, otherwise in their order.
  const todo = (launch?.lines ?? [])
    .filter(({ state }) => state === 'open')
    .sort((one, other) => Number(other.isRequired) - Number(one.isRequired));
  const settledLines = launch?.lines.filter(({ state }) => state !== 'open') ?? [];
  return (
    <div className={`container ${styles.page}`}>
      <h1>{t('operator.launch.title')}</h1>
      <Pending {...{ answer, failure, retry }} />
      {launch && (
        <>
          <Notice kind={launch.isClosed ? 'warning' : 'success'}>
            {t(launch.isClosed ? 'operator.launch.closed' : 'operator.launch.isOpen')}
          </Notice>
          <Progress lines={launch.lines} />
          {todo.length > 0 && (
            <Card>
              <h2 className={styles.title}>{t('operator.launch.todo')}</h2>
              <Lines lines={todo} {...{ pages, registration }} />
            </Card>
          )}
          <details className={own.settled} open={todo.length === 0}>
            <summary>{`${t('operator.launch.settled')} (${settledLines.length})`}</summary>
            <Card>
              <Lines lines={settledLines} {...{ pages, registration }} />
            </Card>
          </details>
          <FailureNotice
            kind="warning"
            text={
              open.failure &&
              t(open.failure.type === 'launch-incomplete' ? 'operator.launch.lacking' : 'admin.failed')
            }
          />
          <p className={styles.actions}>
            <Button onClick={retry}>{t('operator.launch.again')}</Button>
            {launch.isClosed && launch.canOpen && (
              <ConfirmedButton
                label={t('operator.launch.open')}
                confirm={t('operator.launch.openConfirm')}
                busy={open.sending !== null}
                onConfirm={() => void open.submit({})}
              />
            )}
          </p>
          {launch.isClosed && launch.canOpen && (
            <p className={styles.soft}>{t('operator.launch.openFinal')}</p>
          )}
          {launch.isClosed && !launch.canOpen && (
            <p className={styles.soft}>{t('operator.launch.lacking')}</p>
          )}
        </>
      )}
    </div>
  );
}

function Progress({ lines }: Pick<Launch, 'lines'>): ReactNode {
  const { t } = useTexts();
  const requiredLines = lines.filter(({ isRequired, state }) => isRequired && state !== 'unneeded');
  const doneLines = requiredLines.filter(({ state }) => state === 'done');
  return (
    <p role="status">
      {t('operator.launch.progress', { done: String(doneLines.length), all: String(requiredLines.length) })}
    </p>
  );
}

function Lines({ lines, ...places }: Pick<Launch, 'lines'> & LaunchPlaces): ReactNode {
  return (
    <ol>
      {lines.map((line) => (
        <LaunchListLine key={line.line} {...line} {...places} />
      ))}
    </ol>
  );
}
