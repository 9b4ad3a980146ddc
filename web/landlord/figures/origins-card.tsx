import { countryName } from '../../../domain/country-name.ts';
import type { ReactNode } from 'react';
import { tellingCount } from '../../../domain/homes/home-figures.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Card } from '../../components/card.tsx';
import { FiguresTable } from './figures-table.tsx';
import type { Figures } from './figures.ts';
import styles from './figures.module.css';
import { useFigureWords } from './use-figure-words.ts';

export function OriginsCard({
  origins: { bookings, countries, partners },
}: {
  origins: Figures['origins'];
}): ReactNode {
  const { t, language } = useTexts();
  const { percent } = useFigureWords();
  const nameOf = (code: string): string =>
    /^[A-Z]{2}$/.test(code) ? countryName(code, language) : t('landlord.figures.origins.unknown');
  return (
    <Card className={styles.card} data-testid="origins">
      <h2 className={styles.title}>{t('landlord.figures.origins.title')}</h2>
      {bookings === 0 ? (
        <p className={styles.soft}>{t('landlord.figures.origins.none')}</p>
      ) : (
        <>
          <FiguresTable
            caption={t('landlord.figures.origins.title')}
            columns={[
              t('landlord.figures.origins.country'),
              t('landlord.figures.origins.bookings'),
              t('landlord.figures.origins.share'),
            ]}
            rows={countries.map((one) => ({
              key: one.country,
              cells: [
                nameOf(one.country),
                String(one.bookings),
                bookings >= tellingCount ? percent(one.bookings / bookings) : '–',
              ],
            }))}
          />
          <p className={styles.soft}>
            {t('landlord.figures.lead.meant')}{' '}
            {partners === 0
              ? t('landlord.figures.origins.direct')
              : t('landlord.figures.origins.partners', { count: partners })}
          </p>
        </>
      )}
    </Card>
  );
}
