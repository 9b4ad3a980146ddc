import type { ReactNode } from 'react';
import type { PartnerReport } from '../../../contract/partners/get-partner-report.ts';
import { add, fromEuros, toEuros } from '../../../domain/money.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { FiguresTiles } from '../../features/own-area/figures-tiles.tsx';

export function PartnerTotals({ report: { totals, hasCommission } }: { report: PartnerReport }): ReactNode {
  const { t, format } = useTexts();
  const counts = [
    ...(['visits', 'asked', 'booked'] as const),
    ...(hasCommission ? [] : ['cancelled' as const]),
  ];
  const tiles = counts.map((name) => ({
    key: name,
    label: t(`partner.report.${name}`),
    value: format.number(totals[name]),
  }));
  const commission = {
    key: 'commission',
    label: t('partner.report.commission'),
    value: format.moneyExact(toEuros(add(fromEuros(totals.pending), fromEuros(totals.confirmed)))),
  };
  return <FiguresTiles tiles={hasCommission ? [...tiles, commission] : tiles} testId="partner-totals" />;
}
