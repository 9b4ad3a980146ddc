import type { ReactNode } from 'react';
import { tellingCount } from '../../../domain/homes/home-figures.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Card } from '../../components/card.tsx';
import { FiguresTable } from './figures-table.tsx';
import type { Figures } from './figures.ts';
import styles from './figures.module.css';
import { useFigureWords } from './use-figure-words.ts';

/** What became of requests, and how many binding bookings were cancelled, by whom. */
export function OutcomeCard({
  figures: { asked, cancellations },
}: {
  figures: Pick<Figures, 'asked' | 'cancellations'>;
}): ReactNode {
  const { t } = useTexts();
  const { percent } = useFigureWords();
  const shareOf = (part: number, whole: number): string =>
    whole >= tellingCount ? percent(part / whole) : '–';
  const row = (name: string, count: number, whole: number | null) => ({
    key: name,
    cells: [
      t(`landlord.figures.outcome.${name}`),
      String(count),
      whole === null ? '' : shareOf(count, whole),
    ],
  });
  return (
    <Card className={styles.card} data-testid="outcome">
      <h2 className={styles.title}>{t('landlord.figures.outcome.title')}</h2>
      <FiguresTable
        caption={t('landlord.figures.outcome.title')}
        columns={[
          t('landlord.figures.funnel.step'),
          t('landlord.figures.funnel.number'),
          t('landlord.figures.origins.share'),
        ]}
        rows={[
          row('asked', asked.all, null),
          row('confirmed', asked.confirmed, asked.all),
          row('declined', asked.declined, asked.all),
          row('expired', asked.expired, asked.all),
          row('bound', cancellations.bound, null),
          row('byGuest', cancellations.byGuest, cancellations.bound),
          row('byHost', cancellations.byHost, cancellations.bound),
        ]}
      />
      {(asked.all < tellingCount || cancellations.bound < tellingCount) && (
        <p className={styles.soft}>{t('landlord.figures.outcome.few', { count: String(tellingCount) })}</p>
      )}
    </Card>
  );
}
