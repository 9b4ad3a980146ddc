import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { Card } from '../../components/card.tsx';
import { FiguresTable } from './figures-table.tsx';
import type { Figures } from './figures.ts';
import styles from './figures.module.css';
import { HorizontalBars } from './horizontal-bars.tsx';
import { Legend } from './plot-legend.tsx';
import { useFigureWords } from './use-figure-words.ts';

export function LeadCard({ lead: { steps } }: { lead: Figures['lead'] }): ReactNode {
  const { t } = useTexts();
  const total = steps.reduce((sum, { bookings }) => sum + bookings, 0);
  const { percent } = useFigureWords();
  const toShare = (bookings: number): number => (total > 0 ? bookings / total : 0);
  const isCompared = steps.some(({ compared }) => compared !== null);
  const stepName = ({ from, until }: { from: number; until: number | null }): string =>
    until === null
      ? t('landlord.figures.lead.from', { from })
      : t('landlord.figures.lead.step', { from, until });
  const largest = Math.max(0.1, ...steps.flatMap((step) => [toShare(step.bookings), step.compared ?? 0]));
  return (
    <Card className={styles.card} data-testid="lead">
      <h2 className={styles.title}>{t('landlord.figures.lead.title')}</h2>
      <HorizontalBars
        max={largest}
        bars={steps.map((step) => ({
          key: String(step.from),
          label: stepName(step),
          value: toShare(step.bookings),
          valueText: percent(toShare(step.bookings)),
          mark: step.compared,
        }))}
      />
      {isCompared && <Legend items={[{ look: 'mark', label: t('landlord.figures.occupancy.compared') }]} />}
      <FiguresTable
        caption={t('landlord.figures.lead.table')}
        columns={[
          t('landlord.figures.lead.column'),
          t('landlord.figures.lead.bookings'),
          t('landlord.figures.lead.share'),
          ...(isCompared ? [t('landlord.figures.occupancy.columns.compared')] : []),
        ]}
        rows={steps.map((step) => ({
          key: String(step.from),
          cells: [
            stepName(step),
            String(step.bookings),
            percent(toShare(step.bookings)),
            ...(isCompared ? [step.compared === null ? '–' : percent(step.compared)] : []),
          ],
        }))}
      />
      <p className={styles.soft}>{t('landlord.figures.lead.meant')}</p>
    </Card>
  );
}
