import { useState, type ReactNode } from 'react';
import { labelled } from '../../../texts/labelled.ts';
import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import { useCall } from '../../app/calls/use-call.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Link } from '../../components/link.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import styles from '../parts/admin.module.css';
import { ConfirmedButton } from '../parts/confirmed-button.tsx';
import { FilesOfMessage, WholeMail } from '../parts/files-of-message.tsx';
import { useAdminPaths } from '../use-admin-paths.ts';

type Aside = ResponseOf<Api['findSetAside']>;

/**
 * Lists replies from unexpected mail addresses, which were not added to their case. Renders nothing if there are none.
 */
export function SetAside({ onTaken }: { onTaken: () => void }): ReactNode {
  const { t, format, language } = useTexts();
  const buildPath = useAdminPaths();
  const { answer } = useCall('findSetAside', {});
  const [changed, setChanged] = useState<Aside | null>(null);
  const decide = useSubmit('decideSetAside', {
    onDone(remaining) {
      setChanged(remaining);
      onTaken();
    },
  });
  const currentList = changed ?? answer;
  const busy = decide.sending !== null;
  if (!currentList || (currentList.total === 0 && !changed)) return null;
  return (
    <Card className={styles.stack} data-testid="set-aside">
      <h2 className={styles.title}>{t('admin.cases.aside.title')}</h2>
      <p className={styles.soft}>{t('admin.cases.aside.lead')}</p>
      <FailureNotice
        text={
          decide.failure &&
          !busy &&
          t(decide.failure.type === 'answered-thing-gone' ? 'admin.cases.aside.gonehint' : 'admin.failed')
        }
      />
      <p role="status" className={styles.soft}>
        {t('admin.mails.found', { count: currentList.total })}
      </p>
      <ul>
        {currentList.mails.map(
          ({ id, kind, thingID, reason, from, subject, text, whole, files, refusedFiles, at }) => (
            <li key={id} className={styles.aside}>
              <p className={styles.badges}>
                {kind === 'case' ? (
                  <Link className={styles.name} to={buildPath('AdminCase', { caseNumber: String(thingID) })}>
                    {t('admin.cases.aside.case', { number: String(thingID) })}
                  </Link>
                ) : (
                  <span className={styles.name}>
                    {t('admin.cases.aside.other', { kind, number: String(thingID) })}
                  </span>
                )}
                <Badge>{t(`admin.cases.aside.${reason}`)}</Badge>
              </p>
              <p className={styles.soft}>{[from, format.moment(at), subject].filter(Boolean).join(' · ')}</p>
              <p className={styles.words}>{text}</p>
              <WholeMail whole={whole} />
              <FilesOfMessage files={files} refused={refusedFiles} />
              <div className={styles.actions}>
                <Button
                  small
                  busy={decide.sending?.id === id}
                  disabled={busy}
                  aria-label={labelled(language, t('admin.cases.aside.take'), from)}
                  onClick={() => void decide.submit({ id, action: 'take' })}
                >
                  {t('admin.cases.aside.take')}
                </Button>
                <ConfirmedButton
                  label={t('admin.cases.aside.drop')}
                  spoken={labelled(language, t('admin.cases.aside.drop'), from)}
                  confirm={t('admin.cases.aside.dropAsk')}
                  busy={busy}
                  onConfirm={() => void decide.submit({ id, action: 'drop' })}
                />
              </div>
            </li>
          ),
        )}
      </ul>
    </Card>
  );
}
