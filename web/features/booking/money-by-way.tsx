import type { ReactNode } from 'react';
import type { Euros } from '../../../domain/money.ts';
import type { MoneyWay } from '../../../domain/payments.ts';
import { useTexts } from '../../app/texts-context.tsx';
import styles from './layout.module.css';

interface Part {
  way: MoneyWay;
  amount: Euros;
}

/** True if a sum alone would not say where its money came from, or where it goes. */
export function needsWays(parts: readonly Part[]): boolean {
  return parts.length > 1 || parts.some(({ way }) => way === 'voucher');
}

/** Says in which ways a sum was paid, or goes back; renders nothing for a sum that was paid in one way without a voucher. */
export function MoneyByWay({
  parts,
  words,
}: {
  parts: readonly Part[];
  words: 'paidBy' | 'refundTo';
}): ReactNode {
  const { t, format } = useTexts();
  if (!needsWays(parts)) return null;
  return (
    <ul className={styles.ways} data-testid={words}>
      {parts.map(({ way, amount }) => (
        <li key={way}>{t(`payment.${words}.${way}`, { amount: format.moneyExact(amount) })}</li>
      ))}
    </ul>
  );
}
