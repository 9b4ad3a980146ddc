import type { ReactNode } from 'react';
import type { Booking } from '../../../contract/booking/booking.ts';
import { paymentLabel } from '../../../texts/payment-label.ts';
import { transferRows } from '../../../texts/transfer-rows.ts';
import { hasCents } from '../../components/price-table.tsx';
import { CopyRows, withoutSpaces } from './copy-rows.tsx';
import { useTexts } from '../../app/texts-context.tsx';
import styles from './price-parts.module.css';

type Transfer = NonNullable<Booking['transfer']>;

export function TransferFacts({ transfer }: { transfer: Transfer }): ReactNode {
  const { t } = useTexts();
  return (
    <div data-testid="transfer">
      <h3 className={styles.planTitle}>{t('price.transfer.title')}</h3>
      <div className={styles.transfer}>
        <CopyRows rows={transferRows(transfer, t).map(withoutSpaces)} />
        <TransferCodes codes={transfer.codes} />
      </div>
    </div>
  );
}

function TransferCodes({ codes }: { codes: Transfer['codes'] }): ReactNode {
  const { t, format } = useTexts();
  if (codes.length === 0) return null;
  const money = hasCents(codes) ? format.moneyExact : format.money;
  return (
    <div>
      <p className={styles.scan}>{t('price.transfer.scan')}</p>
      <ul className={styles.codes}>
        {codes.map(({ kind, dueDate, amount, size, path }) => {
          const label = `${paymentLabel({ kind, dueDate }, t, format)} · ${money(amount)}`;
          return (
            <li key={kind}>
              <svg
                role="img"
                aria-label={`Girocode. ${label}`}
                viewBox={`0 0 ${size} ${size}`}
                shapeRendering="crispEdges"
              >
                <path d={path} />
              </svg>
              <span aria-hidden="true">{label}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
