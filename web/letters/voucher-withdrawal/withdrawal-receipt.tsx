import { useEffect, useRef, type ReactNode } from 'react';
import type { Euros } from '../../../domain/money.ts';
import { useTexts } from '../../app/texts-context.tsx';
import styles from '../parts/letters.module.css';

export interface Receipt {
  amount: Euros;
  /** ISO moment of the withdrawal. */
  at: string;
}

/** Confirms the withdrawal of a voucher, with the amount that is refunded and the time of receipt. */
export function WithdrawalReceipt({ amount, at }: Receipt): ReactNode {
  const { t, format } = useTexts();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.form} data-testid="withdrawn">
      <h2 ref={title} tabIndex={-1} className={styles.kindTitle}>
        {t('vouchers.withdrawal.done')}
      </h2>
      <p>
        {t('vouchers.withdrawal.doneText', { moment: format.moment(at), amount: format.moneyExact(amount) })}
      </p>
    </div>
  );
}
