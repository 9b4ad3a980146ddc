import type { ReactNode } from 'react';
import type { PartnerReport } from '../../../contract/partners/get-partner-report.ts';
import { useTexts } from '../../app/texts-context.tsx';
import styles from './partner.module.css';
import { add, fromEuros, toEuros } from '../../../domain/money.ts';

export function FiguresTiles({ report: { totals, hasCommission } }: { report: PartnerReport }): ReactNode {
  const { t, format } = useTexts();
  const counts = [
    ...(['visits', 'asked', 'booked'] as const),
    ...(hasCommission ? [] : ['cancelled' as const]),
  ];
  return (
    <dl className={styles.tiles} data-testid="partner-totals">
      {counts.map((name) => (
        <div key={name} className={styles.tile}>
          <dt>{t(`partner.report.${name}`)}</dt>
          <dd>{format.number(totals[name])}</dd>
        </div>
      ))}
      {hasCommission && (
        <div className={styles.tile}>
          <dt>{t('partner.report.commission')}</dt>
          <dd>{format.money(toEuros(add(fromEuros(totals.pending), fromEuros(totals.confirmed))))}</dd>
        </div>
      )}
    </dl>
  );
}
