import type { ReactNode } from 'react';
import { transferRows } from '../../../texts/transfer-rows.ts';
import { CopyRows, withoutSpaces } from '../../features/booking/copy-rows.tsx';
import { useTexts } from '../../app/texts-context.tsx';
import { Card } from '../../components/card.tsx';
import styles from '../../features/booking/layout.module.css';
import plan from '../../features/booking/price-parts.module.css';
import type { Standing } from './standing.ts';
import type { Euros } from '../../../domain/money.ts';

export function TransferWay({
  transfer,
  amount,
}: {
  transfer: NonNullable<Standing['transfer']>;
  amount: Euros;
}): ReactNode {
  const { t, format, language } = useTexts();
  const { size, path } = transfer.code;
  const decimal = language === 'en' ? '.' : ',';
  return (
    <Card className={styles.stack} data-testid="transfer-way">
      <h2 className={styles.cardTitle}>{t('payment.transfer.title')}</h2>
      <p>{t('payment.transfer.text', { amount: format.moneyExact(amount) })}</p>
      <div className={plan.transfer}>
        <CopyRows
          rows={[
            ...transferRows(transfer, t).map(withoutSpaces),
            {
              label: t('price.transfer.amount'),
              value: format.moneyExact(amount),
              copy: amount.toFixed(2).replace('.', decimal),
            },
          ]}
        />
        <ul className={plan.codes}>
          <li>
            <svg
              role="img"
              aria-label={t('payment.transfer.code')}
              viewBox={`0 0 ${size} ${size}`}
              shapeRendering="crispEdges"
            >
              <path d={path} />
            </svg>
          </li>
        </ul>
      </div>
    </Card>
  );
}
