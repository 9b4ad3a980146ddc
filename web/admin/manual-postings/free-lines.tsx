import { useId, useRef, type ReactNode } from 'react';
import { freeAccounts, postingLinesMax } from '../../../domain/manual-postings.ts';
import { euros } from '../../../domain/money.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { SelectField, TextField } from '../../components/field.tsx';
import styles from '../parts/admin.module.css';
import { BookingNumberField } from './booking-number-field.tsx';
import { sumSides, type TypedLine, type DraftFieldsProps } from './typed-draft.ts';

export function FreeLines({ typed: { lines }, change, errorOf }: DraftFieldsProps): ReactNode {
  const { t, format } = useTexts();
  const id = useId();
  const lastKey = useRef(lines.length);
  const { debit, credit } = sumSides(lines);
  const missing = euros(Math.abs(Math.round(debit * 100) - Math.round(credit * 100)) / 100);
  const changeLine = (key: number, changes: Partial<TypedLine>): void =>
    change({ lines: lines.map((line) => (line.key === key ? { ...line, ...changes } : line)) });
  return (
    <>
      {lines.map((line, index) => {
        const { key, account, side, amount, booking, host } = line;
        const number = String(index + 1);
        return (
          <div key={key} className={styles.aside} role="group" aria-labelledby={`${id}-${key}`}>
            <p id={`${id}-${key}`} className={styles.name}>
              {t('postings.line', { number })}
            </p>
            <div className={styles.filters}>
              <SelectField
                name={`account-${key}`}
                label={t('postings.account')}
                value={account}
                onChange={({ target }) =>
                  changeLine(key, { account: freeAccounts.find((one) => one === target.value)! })
                }
              >
                {freeAccounts.map((one) => (
                  <option key={one} value={one}>
                    {t(`money.account.${one}`)}
                  </option>
                ))}
              </SelectField>
              <SelectField
                name={`side-${key}`}
                label={t('postings.side')}
                value={side}
                onChange={({ target }) =>
                  changeLine(key, { side: target.value === 'debit' ? 'debit' : 'credit' })
                }
              >
                <option value="debit">{t('postings.debit')}</option>
                <option value="credit">{t('postings.credit')}</option>
              </SelectField>
              <TextField
                name={`amount-${key}`}
                label={t('postings.amountEuro')}
                inputMode="decimal"
                autoComplete="off"
                maxLength={20}
                error={errorOf(`amount-${key}`)}
                value={amount}
                onChange={({ target }) => changeLine(key, { amount: target.value })}
              />
              <BookingNumberField
                name={`booking-${key}`}
                error={errorOf(`booking-${key}`)}
                value={booking}
                onChange={(number) => changeLine(key, { booking: number })}
              />
              {account === 'vatPayable' && (
                <TextField
                  name={`host-${key}`}
                  label={t('postings.host')}
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={10}
                  error={errorOf(`host-${key}`)}
                  value={host}
                  onChange={({ target }) => changeLine(key, { host: target.value })}
                />
              )}
            </div>
            {lines.length > 2 && (
              <p className={styles.actions}>
                <Button
                  small
                  variant="quiet"
                  aria-label={t('postings.removeLine', { number })}
                  onClick={() => change({ lines: lines.filter((one) => one.key !== key) })}
                >
                  {t('postings.remove')}
                </Button>
              </p>
            )}
          </div>
        );
      })}
      <p className={styles.soft} role="status">
        {missing === 0
          ? debit > 0 && t('postings.balanced', { amount: format.moneyExact(debit) })
          : t('postings.apart', {
              debit: format.moneyExact(debit),
              credit: format.moneyExact(credit),
              difference: format.moneyExact(missing),
            })}
      </p>
      {lines.length < postingLinesMax && (
        <p className={styles.actions}>
          <Button
            small
            onClick={() => {
              lastKey.current += 1;
              const key = lastKey.current;
              const side = debit > credit ? 'credit' : 'debit';
              change({
                lines: [...lines, { key, account: 'clearing', side, amount: '', booking: '', host: '' }],
              });
            }}
          >
            {t('postings.addLine')}
          </Button>
        </p>
      )}
    </>
  );
}
