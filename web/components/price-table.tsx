import type { ReactNode } from 'react';
import { useTexts } from '../app/texts-context.tsx';
import { classNames } from './class-names.ts';
import styles from './price-table.module.css';
import type { Euros } from '../../domain/money.ts';

export interface PriceRow {
  key: string;
  label: ReactNode;
  detail?: ReactNode;
  /** In euros; a string if there is no amount. */
  amount: Euros | string;
  kind?: 'line' | 'sum' | 'total' | 'saving' | 'muted';
}

export function Money({
  euros,
  exact,
  className,
}: {
  euros: Euros;
  exact?: boolean;
  className?: string | undefined;
}): ReactNode {
  const { format } = useTexts();
  return <span className={classNames(styles.money, className)}>{format.money(euros, exact)}</span>;
}

/** True if an amount of the rows is not a whole number of euros. */
export function hasCents(rows: readonly Pick<PriceRow, 'amount'>[]): boolean {
  return rows.some(({ amount }) => typeof amount === 'number' && !Number.isInteger(amount));
}

export function PriceTable({
  caption,
  rows,
  showCaption = false,
  exact = hasCents(rows),
}: {
  caption: string;
  rows: readonly PriceRow[];
  showCaption?: boolean;
  /** Shows cents in all rows; by default only if an amount has cents. */
  exact?: boolean;
}): ReactNode {
  return (
    <table className={styles.table}>
      <caption className={showCaption ? styles.caption : 'visually-hidden'}>{caption}</caption>
      <tbody>
        {rows.map(({ key, label, detail, amount, kind = 'line' }) => (
          <tr key={key} className={styles[kind]}>
            <th scope="row" className={styles.label}>
              {label}
              {detail && <span className={styles.detail}>{detail}</span>}
            </th>
            <td className={styles.amount}>
              {typeof amount === 'number' ? <Money euros={amount} exact={exact} /> : amount}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
