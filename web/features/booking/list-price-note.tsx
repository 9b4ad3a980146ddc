import type { ReactNode } from 'react';
import { absolute, fromEuros, subtract, toEuros, type Euros } from '../../../domain/money.ts';
import { useTexts } from '../../app/texts-context.tsx';
import styles from './layout.module.css';

/** Says how far a proposed total lies below or above the price list. */
export function ListPriceNote({
  total,
  listTotal,
  text,
}: {
  total: Euros;
  listTotal: Euros;
  text: (key: 'belowList' | 'aboveList', amounts: { amount: string; list: string }) => string;
}): ReactNode {
  const { format } = useTexts();
  const difference = subtract(fromEuros(total), fromEuros(listTotal));
  if (difference === 0) return null;
  const amount = format.moneyExact(toEuros(absolute(difference)));
  const list = format.moneyExact(listTotal);
  return (
    <p className={styles.small} data-testid="list-price">
      {text(difference < 0 ? 'belowList' : 'aboveList', { amount, list })}
    </p>
  );
}
