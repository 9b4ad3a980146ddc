import { useState, type ReactNode } from 'react';
import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import { groupedIban } from '../../../domain/iban.ts';
import type { Euros } from '../../../domain/money.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/field.tsx';
import { Notice } from '../../components/notice.tsx';
import { ConfirmedButton } from '../parts/confirmed-button.tsx';
import styles from '../parts/admin.module.css';
import { UndoAside } from './undo-aside.tsx';
import { WriteOffLink } from './write-off-link.tsx';
import { MatchFailure } from './match-failure.tsx';
import { SplitForm } from './split-form.tsx';
import { TransferHistory } from './transfer-history.tsx';
import { addSuggestion, emptyPart, type TypedPart } from './typed-parts.ts';

export function FoundTransfer({
  found,
  onDone,
}: {
  found: ResponseOf<Api['findMoney']>['transfers'][number];
  onDone: () => void;
}): ReactNode {
  const { t, format } = useTexts();
  const { transferID, amount, rest, bookedOn, name, iban, purpose, reference, doubt } = found;
  const { bookingDisplayNumber, suggestions } = found;
  // A payment that was recorded by hand has the number of its posting in place of the bank's reference.
  const [, byHand] = /^by-hand-(\d+)$/.exec(reference) ?? [];
  const [number, setNumber] = useState(String(bookingDisplayNumber ?? ''));
  const [rows, setRows] = useState<TypedPart[] | null>(null);
  const match = useSubmit('matchTransfer', {
    idempotent: true,
    onDone: () => {
      setRows(null);
      setNumber('');
      onDone();
    },
    // After a conflict the list shows what another accountant left of the transfer.
    onFailure: ({ type }) => {
      if (type === 'rest-changed') onDone();
    },
  });
  const aside = useSubmit('setTransferAside', { onDone });
  const busy = match.sending !== null || aside.sending !== null;
  const failure = match.failure ?? aside.failure;
  const formatAmount = (euros: Euros): string => format.moneyExact(euros).replace(/[^\d.,]/g, '');
  const takeSuggestion = (one: (typeof suggestions)[number]): void => {
    if (rows) setRows(addSuggestion(rows, one, rest, formatAmount));
    else setNumber(String(one.bookingDisplayNumber));
  };
  return (
    <li className={styles.item} data-testid="transfer">
      <div>
        <p className={styles.name}>
          {[
            format.moneyExact(amount),
            rest > 0 && rest !== amount && t('money.match.open', { amount: format.moneyExact(rest) }),
            name,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className={styles.soft}>
          {[
            format.date(bookedOn),
            iban && groupedIban(iban),
            purpose,
            byHand ? t('money.match.byHand', { number: byHand }) : reference,
            doubt && t(`money.doubt.${doubt}`),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {suggestions.length > 0 && (
          <ul className={styles.lines} aria-label={t('money.match.suggestions')} data-testid="suggestions">
            {suggestions.map((one) => (
              <li key={one.bookingDisplayNumber} className={styles.suggestion}>
                <Button small variant="quiet" onClick={() => takeSuggestion(one)}>
                  {t('money.match.take', { number: String(one.bookingDisplayNumber) })}
                </Button>
                <span className={styles.soft}>
                  {[
                    one.name,
                    t('money.match.open', { amount: format.moneyExact(one.open) }),
                    ...one.by.map((reason) => t(`money.match.by.${reason}`)),
                  ].join(' · ')}
                </span>
              </li>
            ))}
          </ul>
        )}
        {rows && (
          <SplitForm
            {...{ rows, rest, busy }}
            onChange={setRows}
            onSubmit={(parts) => void match.submit({ transferID, rest, parts })}
            onCancel={() => setRows(null)}
          />
        )}
        {failure && (
          <Notice kind="warning" role="alert">
            <MatchFailure failure={failure} />
          </Notice>
        )}
        <TransferHistory transfer={found} onDone={onDone} />
        {doubt === null && rest > 0 && <UndoAside transfer={found} onDone={onDone} />}
      </div>
      {doubt !== null && rows === null && (
        <form
          className={`${styles.actions} ${styles.besideField}`}
          onSubmit={(event) => {
            event.preventDefault();
            const part = { bookingDisplayNumber: Number(number), amount: rest };
            void match.submit({ transferID, rest, parts: [part] });
          }}
        >
          <TextField
            label={t('money.match.number')}
            inputMode="numeric"
            autoComplete="off"
            required
            pattern="\d{1,12}"
            value={number}
            onChange={({ target }) => setNumber(target.value)}
          />
          <Button type="submit" small busy={busy}>
            {t('money.match.match')}
          </Button>
          <Button small disabled={busy} onClick={() => setRows([{ number, amount: '' }, emptyPart])}>
            {t('money.match.split')}
          </Button>
          <ConfirmedButton
            label={t('money.match.aside')}
            confirm={t('money.match.asideConfirm')}
            busy={busy}
            onConfirm={() => void aside.submit({ transferID, rest })}
          />
          <WriteOffLink transferID={transferID} rest={rest} />
        </form>
      )}
    </li>
  );
}
