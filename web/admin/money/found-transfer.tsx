import { useState, type ReactNode } from 'react';
import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import { groupedIban } from '../../../domain/iban.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/field.tsx';
import { Notice } from '../../components/notice.tsx';
import { ConfirmedButton } from '../parts/confirmed-button.tsx';
import styles from '../parts/admin.module.css';

export function FoundTransfer({
  found,
  onDone,
}: {
  found: ResponseOf<Api['findMoney']>['transfers'][number];
  onDone: () => void;
}): ReactNode {
  const { t, format } = useTexts();
  const { transferID, amount, bookedOn, name, iban, purpose, reference, doubt } = found;
  const { bookingDisplayNumber, suggestions } = found;
  const [number, setNumber] = useState(String(bookingDisplayNumber ?? ''));
  const match = useSubmit('matchTransfer', { onDone });
  const busy = match.sending !== null;
  const isUnknown = match.failure?.type === 'booking-not-found';
  return (
    <li className={styles.item} data-testid="transfer">
      <div>
        <p className={styles.name}>{`${format.moneyExact(amount)} · ${name}`}</p>
        <p className={styles.soft}>
          {[format.date(bookedOn), iban && groupedIban(iban), purpose, reference, t(`money.doubt.${doubt}`)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {suggestions.length > 0 && (
          <ul className={styles.lines} aria-label={t('money.match.suggestions')} data-testid="suggestions">
            {suggestions.map((one) => (
              <li key={one.bookingDisplayNumber} className={styles.actions}>
                <Button small variant="quiet" onClick={() => setNumber(String(one.bookingDisplayNumber))}>
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
        {match.failure && (
          <Notice kind="warning" role="alert">
            {t(isUnknown ? 'money.match.unknown' : 'admin.failed')}
          </Notice>
        )}
      </div>
      <form
        className={`${styles.actions} ${styles.besideField}`}
        onSubmit={(event) => {
          event.preventDefault();
          void match.submit({ transferID, bookingDisplayNumber: Number(number) });
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
        <ConfirmedButton
          label={t('money.match.aside')}
          confirm={t('money.match.asideConfirm')}
          busy={busy}
          onConfirm={() => void match.submit({ transferID, bookingDisplayNumber: null })}
        />
      </form>
    </li>
  );
}
