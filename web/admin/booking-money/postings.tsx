import type { ReactNode } from 'react';
import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Card } from '../../components/card.tsx';
import styles from '../parts/admin.module.css';

export function Postings({
  postings,
}: {
  postings: ResponseOf<Api['getBookingMoney']>['postings'];
}): ReactNode {
  const { t, format } = useTexts();
  /** Formats a subject of the ledger such as `landlord/12`. */
  const formatSubject = (subject: string): string => {
    const [kind = '', number = ''] = subject.split('/');
    return t(`money.subject.${kind}`, { number });
  };
  return (
    <Card className={styles.stack} data-testid="postings">
      <h2 className={styles.title}>{t('money.booking.ledger')}</h2>
      <ol>
        {postings.map(({ postingID, cause, at, entries }) => (
          <li key={postingID} className={styles.block}>
            <p className={styles.name}>{`${format.moment(at)} · ${t(`money.cause.${cause}`)}`}</p>
            <ul className={`${styles.soft} ${styles.lines}`}>
              {entries.map(({ account, subject, dueDate, amount }) => (
                <li key={`${account} ${subject ?? ''} ${dueDate ?? ''}`} className={styles.line}>
                  <span>
                    {[
                      t(`money.account.${account}`),
                      subject && formatSubject(subject),
                      dueDate && format.date(dueDate),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                  <span className={styles.sum}>{format.moneyExact(amount)}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Card>
  );
}
