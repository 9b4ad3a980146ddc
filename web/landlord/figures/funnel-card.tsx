import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { Card } from '../../components/card.tsx';
import { FiguresTable } from './figures-table.tsx';
import type { Figures } from './figures.ts';
import styles from './figures.module.css';
import { HorizontalBars } from './horizontal-bars.tsx';

export function FunnelCard({
  funnel: { since, views, requests, bookings, compared },
}: {
  funnel: Figures['funnel'];
}): ReactNode {
  const { t, format } = useTexts();
  const formatShare = (count: number, total: number): string =>
    total > 0 ? t('landlord.figures.percent', { value: format.number((count / total) * 100, 1) }) : '–';
  const steps = [
    { key: 'views', value: views, rate: '', others: compared ? format.number(compared.viewsOfHome, 0) : '–' },
    {
      ...{ key: 'requests', value: requests, rate: formatShare(requests, views) },
      others: compared ? formatShare(compared.requestShare, 1) : '–',
    },
    {
      ...{ key: 'bookings', value: bookings, rate: formatShare(bookings, requests) },
      others: compared ? formatShare(compared.bookingShare, 1) : '–',
    },
  ] as const;
  return (
    <Card className={styles.card} data-testid="funnel">
      <h2 className={styles.title}>{t('landlord.figures.funnel.title')}</h2>
      <HorizontalBars
        max={Math.max(views, requests, 1)}
        bars={steps.map(({ key, value }) => ({
          ...{ key, value, valueText: format.number(value, 0) },
          label: t(`landlord.figures.funnel.${key}`),
        }))}
      />
      <FiguresTable
        caption={t('landlord.figures.funnel.table')}
        columns={[
          t('landlord.figures.funnel.step'),
          t('landlord.figures.funnel.number'),
          t('landlord.figures.funnel.ofBefore'),
          ...(compared ? [t('landlord.figures.funnel.others')] : []),
        ]}
        rows={steps.map(({ key, value, rate, others }) => ({
          key,
          cells: [
            t(`landlord.figures.funnel.${key}`),
            format.number(value, 0),
            rate === '' ? '–' : rate,
            ...(compared ? [others] : []),
          ],
        }))}
      />
      <p className={styles.soft}>{t('landlord.figures.funnel.meant', { day: format.date(since) })}</p>
    </Card>
  );
}
