import { useState, type ReactNode } from 'react';
import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import { useCall } from '../../app/calls/use-call.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Checkbox } from '../../components/choice.tsx';
import { Link } from '../../components/link.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { Notice } from '../../components/notice.tsx';
import { ConfirmedButton } from '../parts/confirmed-button.tsx';
import { FoundHeading } from '../parts/found-heading.tsx';
import styles from '../parts/admin.module.css';
import { Waiting } from '../parts/gate.tsx';
import { useAdminPaths } from '../use-admin-paths.ts';

type DeadMail = ResponseOf<Api['findDeadMails']>['mails'][number];

export function DeadMails(): ReactNode {
  const { t } = useTexts();
  const buildPath = useAdminPaths();
  const { answer, failure, retry } = useCall('findDeadMails', {});
  const [changed, setChanged] = useState<ResponseOf<Api['findDeadMails']> | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [told, setTold] = useState<'done' | 'nothing' | null>(null);
  const change = useSubmit('changeDeadMails', {
    onDone(updated) {
      setChanged(updated);
      setChosen(new Set());
      setTold('done');
    },
  });
  const currentList = changed ?? answer;
  const busy = change.sending !== null;
  const runAction = (action: 'retry' | 'drop'): void => {
    setTold(chosen.size === 0 ? 'nothing' : null);
    if (chosen.size > 0) void change.submit({ ids: [...chosen], action });
  };
  const allIDs = currentList?.mails.map(({ id }) => id) ?? [];
  return (
    <div className={`container ${styles.page}`}>
      <h1>{t('admin.mails.title')}</h1>
      <p>
        <Link to={buildPath('AdminSampleMails')}>{t('admin.mails.samples.link')}</Link>
      </p>
      {failure && (
        <Notice kind="warning" role="alert">
          <p>{t('admin.failed')}</p>
          <Button onClick={retry}>{t('admin.retry')}</Button>
        </Notice>
      )}
      {!currentList && !failure && <Waiting />}
      {currentList && (
        <Card className={styles.stack} data-testid="dead-mails">
          <FoundHeading>
            {currentList.total === 0
              ? t('admin.mails.none')
              : t('admin.mails.found', { count: currentList.total })}
          </FoundHeading>
          {currentList.held > 0 && <Notice>{t('admin.mails.held', { count: currentList.held })}</Notice>}
          {allIDs.length > 0 && (
            <>
              <Checkbox
                name="all"
                label={t('admin.mails.chooseAll')}
                checked={allIDs.every((id) => chosen.has(id))}
                onChange={({ target }) => setChosen(new Set(target.checked ? allIDs : []))}
              />
              <ul>
                {currentList.mails.map((mail) => (
                  <DeadMailRow
                    key={mail.id}
                    mail={mail}
                    chosen={chosen.has(mail.id)}
                    onChoose={(on) =>
                      setChosen(
                        new Set(on ? [...chosen, mail.id] : [...chosen].filter((id) => id !== mail.id)),
                      )
                    }
                  />
                ))}
              </ul>
              <div className={styles.actions}>
                <Button small busy={busy} onClick={() => runAction('retry')}>
                  {t('admin.mails.retry')}
                </Button>
                <ConfirmedButton
                  label={t('admin.mails.drop')}
                  confirm={t('admin.mails.confirmDrop')}
                  busy={busy}
                  onConfirm={() => runAction('drop')}
                />
              </div>
            </>
          )}
          <FailureNotice text={change.failure && !busy && t('admin.failed')} />
          <div role="status">
            {told && !busy && (
              <Notice kind={told === 'done' ? 'success' : 'warning'}>{t(`admin.mails.${told}`)}</Notice>
            )}
          </div>
        </Card>
      )}
    </div>
  );
}

function DeadMailRow({
  mail: { job, about, error, attempts, failedAt },
  chosen,
  onChoose,
}: {
  mail: DeadMail;
  chosen: boolean;
  onChoose: (on: boolean) => void;
}): ReactNode {
  const { t, format } = useTexts();
  const kind = t(`admin.mails.kind.${job.replaceAll('.', '-')}`);
  const moment = format.moment(failedAt);
  return (
    <li className={styles.item}>
      <Checkbox
        name="mail"
        checked={chosen}
        onChange={({ target }) => onChoose(target.checked)}
        label={<span className={styles.strong}>{`${kind} · ${moment}`}</span>}
        aria-label={t('admin.mails.choose', { kind, moment })}
        detail={[
          about.map(({ name, value }) => `${name} ${value}`).join(', '),
          t('admin.mails.attempts', { count: attempts }),
          t('admin.mails.error', { error }),
        ].join(' · ')}
      />
    </li>
  );
}
