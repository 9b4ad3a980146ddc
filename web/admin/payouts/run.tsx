import { useState, type ReactNode } from 'react';
import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import { groupedIban } from '../../../domain/iban.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/field.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { ConfirmedButton } from '../parts/confirmed-button.tsx';
import { downloadText } from '../../features/own-area/download-text.ts';
import styles from '../parts/admin.module.css';
import { Refused } from './refused.tsx';

type PayoutRun = ResponseOf<Api['findPayouts']>['runs'][number];

export function Run({ run, onDone }: { run: PayoutRun; onDone: () => void }): ReactNode {
  const { t, format } = useTexts();
  const [leftOut, setLeftOut] = useState<ResponseOf<Api['getPayoutFile']>['withoutName']>([]);
  const decide = useSubmit('decidePayouts', { onDone });
  const file = useSubmit('getPayoutFile', {
    onDone: (file) => {
      setLeftOut(file.withoutName);
      downloadText(file);
    },
  });
  const { runID, state, total, executeOn, preparedBy, preparedAt, decidedBy, decidedAt, isOwn } = run;
  // Runs with nothing left to do stay folded, so that the others are found among them.
  const isActive = state === 'prepared' || run.payouts.some((payout) => payout.state === 'sent');
  const sum = format.moneyExact(total);
  const personAndTime = (name: string, at: string): string =>
    t('payouts.office.by', { name, moment: format.moment(at) });
  return (
    <li className={styles.block} data-testid={`run-${runID}`}>
      <details open={isActive}>
        <summary className={styles.name}>
          {t('payouts.office.run', { number: String(runID), amount: sum })}
        </summary>
        <p className={styles.soft}>
          {[
            t(`payouts.office.runState.${state}`),
            t('payouts.office.on', { date: format.date(executeOn) }),
            t('payouts.office.preparedBy', { who: personAndTime(preparedBy, preparedAt) }),
            decidedBy !== null &&
              decidedAt !== null &&
              t(`payouts.office.${state === 'released' ? 'releasedBy' : 'discardedBy'}`, {
                who: personAndTime(decidedBy, decidedAt),
              }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <ul className={`${styles.soft} ${styles.lines}`}>
          {run.payouts.map((payout) => (
            <li key={payout.payoutID}>
              <p className={styles.line}>
                <span>
                  {[
                    `${payout.landlordNumber} · ${payout.name}`,
                    groupedIban(payout.iban),
                    t(`payouts.own.state.${payout.state}`),
                  ].join(' · ')}
                </span>
                <span className={styles.sum}>{format.moneyExact(payout.amount)}</span>
              </p>
              {payout.state === 'sent' && <Returned payoutID={payout.payoutID} onDone={onDone} />}
            </li>
          ))}
        </ul>
        {state === 'prepared' && isOwn && <p>{t('payouts.office.ownHint')}</p>}
        <Refused failure={decide.failure ?? file.failure} />
        <FailureNotice
          kind="warning"
          text={
            leftOut.length > 0 &&
            t('payouts.office.withoutName', {
              payouts: leftOut.map(({ payoutID, holder }) => `AZ-${payoutID} ${holder}`).join(', '),
            })
          }
        />
        <p className={styles.actions}>
          {state === 'prepared' && !isOwn && (
            <ConfirmedButton
              label={t('payouts.office.release')}
              confirm={t('payouts.office.releaseConfirm', { amount: sum })}
              busy={decide.sending !== null}
              onConfirm={() => void decide.submit({ runID, decision: 'release' })}
            />
          )}
          {state === 'prepared' && (
            <ConfirmedButton
              label={t('payouts.office.discard')}
              confirm={t('payouts.office.discardConfirm')}
              busy={decide.sending !== null}
              onConfirm={() => void decide.submit({ runID, decision: 'discard' })}
            />
          )}
          {state === 'released' && (
            <Button small busy={file.sending !== null} onClick={() => void file.submit({ runID })}>
              {t('payouts.office.file')}
            </Button>
          )}
        </p>
      </details>
    </li>
  );
}

function Returned({ payoutID, onDone }: { payoutID: number; onDone: () => void }): ReactNode {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const [note, setNote] = useState('');
  const back = useSubmit('returnPayout', { onDone });
  if (!isOpen) {
    return (
      <p className={styles.actions}>
        <Button small variant="quiet" onClick={() => setOpen(true)}>
          {t('payouts.office.returnOf')}
        </Button>
      </p>
    );
  }
  return (
    <form
      className={styles.narrow}
      onSubmit={(event) => {
        event.preventDefault();
        void back.submit({ payoutID, note });
      }}
    >
      <TextField
        required
        minLength={3}
        maxLength={500}
        label={t('payouts.office.why')}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <Refused failure={back.failure} />
      <p className={styles.actions}>
        <Button type="submit" small busy={back.sending !== null}>
          {t('payouts.office.returnDo')}
        </Button>
      </p>
    </form>
  );
}
