import { useState, type ReactNode } from 'react';
import { useCall } from '../../app/calls/use-call.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Link } from '../../components/link.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { Notice } from '../../components/notice.tsx';
import styles from '../parts/admin.module.css';
import { Waiting } from '../parts/gate.tsx';
import { useAdminPaths } from '../use-admin-paths.ts';

/** Shows a reported thread to a moderator. Each access is logged. */
export function ReportView({ reportID }: { reportID: number }): ReactNode {
  const { t, format } = useTexts();
  const buildPath = useAdminPaths();
  const [isClosed, setClosed] = useState(false);
  const { answer, failure, retry } = useCall('readReportedThread', { reportID });
  const close = useSubmit('closeReport', { onDone: () => setClosed(true) });
  const busy = close.sending !== null;
  const isMissing = failure?.type === 'report-not-found';
  return (
    <div className={`container ${styles.page}`}>
      <header className={styles.head}>
        <Link to={buildPath('AdminMessages')} className={styles.back}>
          {t('admin.messages.title')}
        </Link>
        <h1>{t('admin.messages.one')}</h1>
      </header>
      {failure && (
        <Notice kind="warning" role="alert">
          <p>{t(isMissing ? 'admin.messages.missing' : 'admin.failed')}</p>
          {!isMissing && <Button onClick={retry}>{t('admin.retry')}</Button>}
        </Notice>
      )}
      {!answer && !failure && <Waiting />}
      <div role="status">
        {isClosed && <Notice kind="success">{t('admin.messages.event.closed')}</Notice>}
      </div>
      {answer && !isClosed && (
        <div className={styles.columns}>
          <ol className={styles.column} data-testid="reported-thread" aria-label={t('admin.messages.thread')}>
            {answer.messages.map(({ messageID, side, text, hidden, at, files }) => (
              <li key={messageID}>
                <Card className={side === 'landlord' ? `${styles.stack} ${styles.own}` : styles.stack}>
                  <p className={styles.soft}>
                    <strong>{answer[side]}</strong>
                    {` · ${format.moment(at)}`}
                  </p>
                  {text !== '' && <p className={styles.words}>{text}</p>}
                  {files.map(({ fileID, name, href }) => (
                    <p key={fileID}>
                      <a href={href} download={name}>
                        {name}
                      </a>
                    </p>
                  ))}
                  {hidden && <p className={styles.soft}>{t('admin.messages.hidden')}</p>}
                </Card>
              </li>
            ))}
          </ol>
          <div className={styles.column}>
            <Card className={styles.stack}>
              <p className={styles.strong}>
                {`${answer.report.bookingDisplayNumber === null ? t('admin.messages.question') : t('admin.messages.booking', { number: String(answer.report.bookingDisplayNumber) })} · ${answer.report.title}`}
              </p>
              <dl className={styles.facts}>
                <div>
                  <dt className={styles.soft}>{t('admin.messages.reason')}</dt>
                  <dd className={styles.words}>{answer.report.reason}</dd>
                </div>
              </dl>
              <p className={styles.soft}>
                {`${t(`admin.messages.by.${answer.report.side}`)} · ${format.moment(answer.report.at)}`}
              </p>
              <p className={styles.soft}>{t('admin.messages.logged')}</p>
              <h2 className={styles.strong}>{t('admin.messages.history')}</h2>
              <ol>
                {answer.events.map(({ kind, actor, at }, index) => (
                  <li key={index} className={styles.soft}>
                    {[format.moment(at), t(`admin.messages.event.${kind}`), actor]
                      .filter(Boolean)
                      .join(' · ')}
                  </li>
                ))}
              </ol>
              <FailureNotice text={close.failure && !busy && t('admin.failed')} />
              <div>
                <Button busy={busy} onClick={() => void close.submit({ reportID })}>
                  {t('admin.messages.close')}
                </Button>
              </div>
            </Card>
          </div>
        </div>
      )}
    </div>
  );
}
