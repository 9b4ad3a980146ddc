import type { ReactNode } from 'react';
import { absolute, fromEuros, toEuros, type Euros } from '../../../domain/money.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/field.tsx';
import styles from '../parts/admin.module.css';
import { emptyPart, readParts, type TypedPart } from './typed-parts.ts';

export function SplitForm({
  rows,
  rest,
  busy,
  onChange,
  onSubmit,
  onCancel,
}: {
  rows: readonly TypedPart[];
  /** Amount of the transfer that is not assigned yet. */
  rest: Euros;
  busy: boolean;
  onChange: (rows: TypedPart[]) => void;
  onSubmit: (parts: { bookingDisplayNumber: number; amount: Euros }[]) => void;
  onCancel: () => void;
}): ReactNode {
  const { t, format } = useTexts();
  const { parts, left } = readParts(rows, rest);
  const isTooMuch = left < 0;
  const change = (place: number, part: Partial<TypedPart>): void =>
    onChange(rows.map((row, index) => (index === place ? { ...row, ...part } : row)));
  return (
    <form
      className={styles.lines}
      data-testid="split"
      onSubmit={(event) => {
        event.preventDefault();
        if (parts && !isTooMuch) onSubmit(parts);
      }}
    >
      {rows.map((row, place) => (
        // Rows have no id, so the index is the key.
        <div key={place} className={`${styles.actions} ${styles.besideField}`}>
          <TextField
            label={t('money.match.number')}
            hideLabel={place > 0}
            inputMode="numeric"
            autoComplete="off"
            pattern="\d{1,12}"
            value={row.number}
            onChange={({ target }) => change(place, { number: target.value })}
          />
          <TextField
            label={t('money.match.amount')}
            hideLabel={place > 0}
            inputMode="decimal"
            autoComplete="off"
            value={row.amount}
            onChange={({ target }) => change(place, { amount: target.value })}
          />
        </div>
      ))}
      <p className={isTooMuch ? styles.strong : styles.soft} role="status" data-testid="split-rest">
        {isTooMuch
          ? t('money.match.tooMuch', { amount: format.moneyExact(toEuros(absolute(fromEuros(left)))) })
          : t('money.match.left', { amount: format.moneyExact(left) })}
      </p>
      <p className={styles.actions}>
        <Button type="submit" small variant="primary" busy={busy} disabled={!parts || isTooMuch}>
          {t('money.match.splitNow')}
        </Button>
        <Button small onClick={() => onChange([...rows, emptyPart])}>
          {t('money.match.addRow')}
        </Button>
        <Button small variant="quiet" onClick={onCancel}>
          {t('admin.cancel')}
        </Button>
      </p>
    </form>
  );
}
