import { useState, type ReactNode } from 'react';
import { useCall } from '../../app/calls/use-call.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { TextField } from '../../components/field.tsx';
import { Link } from '../../components/link.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { FactList } from '../../features/work/fact-list.tsx';
import styles from '../parts/admin.module.css';
import { Waiting } from '../parts/gate.tsx';
import { useAdminPaths } from '../use-admin-paths.ts';
import { Postings } from './postings.tsx';

export function BookingMoney({ bookingID }: { bookingID: number }): ReactNode {
  const { t, format } = useTexts();
  const buildPath = useAdminPaths();
  const { answer, failure, retry } = useCall('getBookingMoney', { bookingID });
  const [note, setNote] = useState('');
  const writeOff = useSubmit('writeOffClaim', { onDone: retry });
  const sums =
    answer &&
    ([
      ['claimed', answer.claimed],
      ['paid', answer.paid],
      ['open', answer.open],
      ['overdue', answer.overdue],
    ] as const);
  return (
    <div className={`container ${styles.page}`}>
      <p>
        <Link to={buildPath('AdminMoney')}>{t('money.booking.back')}</Link>
      </p>
      <h1>{t('money.booking.title')}</h1>
      <FailureNotice
        kind="warning"
        text={failure && t(failure.status === 404 ? 'money.booking.missing' : 'admin.failed')}
      />
      {!answer && !failure && <Waiting />}
      {answer && sums && (
        <>
          <Card className={styles.stack} data-testid="booking-money">
            <h2 className={styles.title}>{`${answer.bookingDisplayNumber} · ${answer.name}`}</h2>
            <FactList
              facts={sums.map(([name, amount]) => ({
                key: name,
                label: t(`money.booking.${name}`),
                value: format.moneyExact(amount),
              }))}
            />
            {answer.open > 0 && (
              <p>
                <Link
                  to={`${buildPath('AdminManualPostings')}?new=guestPayment&booking=${String(answer.bookingDisplayNumber)}`}
                >
                  {t('money.booking.payByHand')}
                </Link>
              </p>
            )}
            {answer.paid > 0 && (
              <p>
                <Link
                  to={`${buildPath('AdminManualPostings')}?new=guestRefund&booking=${String(answer.bookingDisplayNumber)}`}
                >
                  {t('money.refund.byHand')}
                </Link>
              </p>
            )}
            {answer.overdue > 0 && (
              <form
                className={styles.stack}
                onSubmit={(event) => {
                  event.preventDefault();
                  void writeOff.submit({ bookingID, note });
                }}
              >
                <TextField
                  label={t('money.booking.why')}
                  required
                  minLength={3}
                  maxLength={500}
                  value={note}
                  onChange={({ target }) => setNote(target.value)}
                />
                <p className={styles.actions}>
                  <Button type="submit" busy={writeOff.sending !== null}>
                    {t('money.booking.writeOff', { amount: format.moneyExact(answer.overdue) })}
                  </Button>
                </p>
              </form>
            )}
          </Card>
          <Postings postings={answer.postings} />
          {answer.acts.length > 0 && (
            <Card className={styles.stack}>
              <h2 className={styles.title}>{t('money.booking.acts')}</h2>
              <ul>
                {answer.acts.map(({ act, name, note: noteText, at }) => (
                  <li key={at + act} className={styles.item}>
                    {[format.moment(at), t(`money.act.${act}`), name, noteText].filter(Boolean).join(' · ')}
                  </li>
                ))}
              </ul>
            </Card>
          )}
        </>
      )}
    </div>
  );
}
