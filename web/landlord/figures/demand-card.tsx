import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { Card } from '../../components/card.tsx';
import { FiguresTable } from './figures-table.tsx';
import type { Figures } from './figures.ts';
import styles from './figures.module.css';
import { useFigureWords } from './use-figure-words.ts';

/** Searches for more are counted together by the server. */
const personsMax = 8;

/** What is searched in the area, beside what the homes have of it. */
export function DemandCard({ demand }: { demand: Figures['demand'] }): ReactNode {
  const { t, format } = useTexts();
  const { percent, shortMonth } = useFigureWords();
  if (demand === null) {
    return (
      <Card className={styles.card} data-testid="demand">
        <h2 className={styles.title}>{t('landlord.figures.demand.title')}</h2>
        <p className={styles.soft}>{t('landlord.figures.demand.few')}</p>
      </Card>
    );
  }
  const { searches, empty, since, persons, months, wishes, withDog, homes, homesForDogs } = demand;
  const tellHave = (count: number): string =>
    homes === 1
      ? t(`landlord.figures.demand.${count > 0 ? 'yes' : 'no'}`)
      : t('landlord.figures.demand.homesWith', { count: String(count), all: String(homes) });
  const listParts = (parts: readonly (readonly [name: string, searches: number])[]): string =>
    parts
      .map(([name, count]) => t('landlord.figures.demand.part', { name, percent: percent(count / searches) }))
      .join(', ');
  const rows = [
    ...(withDog > 0
      ? [{ key: 'dog', name: t('landlord.figures.demand.dog'), count: withDog, have: homesForDogs }]
      : []),
    ...wishes.map((one) => ({
      key: one.wish,
      name: t(`search.filter.${one.wish}:Y`),
      count: one.searches,
      have: one.homesWith,
    })),
  ].toSorted((one, other) => other.count - one.count);
  return (
    <Card className={styles.card} data-testid="demand">
      <h2 className={styles.title}>{t('landlord.figures.demand.title')}</h2>
      <p className={styles.soft}>
        {t('landlord.figures.demand.total', {
          searches: format.number(searches),
          empty: format.number(empty),
          day: format.date(since),
        })}
      </p>
      <FiguresTable
        caption={t('landlord.figures.demand.title')}
        columns={[
          t('landlord.figures.demand.wish'),
          t('landlord.figures.demand.searches'),
          t('landlord.figures.demand.have'),
        ]}
        rows={rows.map(({ key, name, count, have }) => ({
          key,
          cells: [name, percent(count / searches), tellHave(have)],
        }))}
      />
      <p className={styles.soft}>
        {months.length > 0 &&
          t('landlord.figures.demand.months', {
            list: listParts(months.map((one) => [shortMonth(one.month), one.searches])),
          })}{' '}
        {t('landlord.figures.demand.persons', {
          list: listParts(
            persons.map((one) => [
              one.persons === personsMax
                ? t('landlord.figures.demand.personsMost', { count: String(one.persons) })
                : String(one.persons),
              one.searches,
            ]),
          ),
        })}
      </p>
    </Card>
  );
}
