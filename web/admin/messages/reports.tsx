import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useCall } from '../../app/calls/use-call.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Card } from '../../components/card.tsx';
import { SelectField } from '../../components/field.tsx';
import { Link } from '../../components/link.tsx';
import styles from '../parts/admin.module.css';
import { Pending } from '../parts/pending.tsx';
import { useAdminPaths } from '../use-admin-paths.ts';

export function Reports(): ReactNode {
  const { t, format } = useTexts();
  const buildPath = useAdminPaths();
  const [params, setParams] = useSearchParams();
  const showsClosed = params.get('show') === 'closed';
  const { answer, failure, retry } = useCall('findReportedThreads', { closed: showsClosed });
  return (
    <div className={`container ${styles.page}`}>
      <h1>{t('admin.messages.title')}</h1>
      <p className={styles.soft}>{t('admin.messages.logged')}</p>
      <SelectField
        name="show"
        label={t('admin.messages.show')}
        value={showsClosed ? 'closed' : 'open'}
        onChange={({ target }) => setParams({ show: target.value }, { preventScrollReset: true })}
      >
        <option value="open">{t('admin.messages.open')}</option>
        <option value="closed">{t('admin.messages.closed')}</option>
      </SelectField>
      <Pending {...{ answer, failure, retry }} />
      {answer && (
        <Card className={styles.stack} data-testid="reports">
          {answer.reports.length === 0 && <p>{t('admin.messages.none')}</p>}
          <ul>
            {answer.reports.map(({ reportID, bookingDisplayNumber, title, side, reason, at, closedAt }) => (
              <li key={reportID} className={styles.item}>
                <div>
                  <p className={styles.name}>
                    {`${bookingDisplayNumber === null ? t('admin.messages.question') : t('admin.messages.booking', { number: String(bookingDisplayNumber) })} · ${title}`}
                  </p>
                  <p className={styles.words}>{reason}</p>
                  <p className={styles.soft}>
                    {`${t(`admin.messages.by.${side}`)} · ${format.moment(closedAt ?? at)}`}
                  </p>
                  {closedAt === null && (
                    <Link to={buildPath('AdminReportedThread', { reportID: String(reportID) })}>
                      {t('admin.messages.read')}
                    </Link>
                  )}
                </div>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}
