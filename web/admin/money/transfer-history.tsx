import type { ReactNode } from 'react';
import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Link } from '../../components/link.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { ConfirmedButton } from '../parts/confirmed-button.tsx';
import styles from '../parts/admin.module.css';
import { useAdminPaths } from '../use-admin-paths.ts';

/** Shows the history of a transfer, in which assignments can be undone. */
export function TransferHistory({
  transfer: { transferID, matches, history },
  onDone,
}: {
  transfer: ResponseOf<Api['findMoney']>['transfers'][number];
  onDone: () => void;
}): ReactNode {
  const { t, format } = useTexts();
  const buildPath = useAdminPaths();
  const takeBack = useSubmit('takeBackMatch', { idempotent: true, onDone });
  if (matches.length === 0 && history.length === 0) return null;
  return (
    <details>
      <summary className={styles.summary}>{t('money.match.history')}</summary>
      <ul className={styles.lines}>
        {matches.map(({ bookingID, bookingDisplayNumber, name, amount }) => (
          <li key={bookingID} className={styles.actions}>
            <Link
              to={buildPath('AdminBookingMoney', { bookingID: String(bookingID) })}
            >{`${bookingDisplayNumber} · ${name}`}</Link>
            <span className={styles.sum}>{format.moneyExact(amount)}</span>
            <ConfirmedButton
              label={t('money.match.takeBack')}
              spoken={t('money.match.takeBackOf', { number: String(bookingDisplayNumber) })}
              confirm={t('money.match.takeBackConfirm', { amount: format.moneyExact(amount) })}
              busy={takeBack.sending !== null}
              onConfirm={() => void takeBack.submit({ transferID, bookingDisplayNumber, amount })}
            />
          </li>
        ))}
      </ul>
      <FailureNotice
        kind="warning"
        text={takeBack.failure && t(failures[takeBack.failure.type] ?? 'admin.failed')}
      />
      <ol className={`${styles.soft} ${styles.lines}`}>
        {history.map(({ actID, act, name, note, amount, bookingDisplayNumber, at }) => (
          <li key={actID}>
            {[
              format.moment(at),
              t(`money.act.${act}`),
              amount !== null && format.moneyExact(amount),
              bookingDisplayNumber !== null && String(bookingDisplayNumber),
              name,
              note,
            ]
              .filter(Boolean)
              .join(' · ')}
          </li>
        ))}
      </ol>
    </details>
  );
}

const failures: Readonly<Record<string, string>> = {
  'match-changed': 'money.match.changed',
  'money-refunded': 'money.match.refunded',
  'money-paid-out': 'money.match.paidOut',
};
