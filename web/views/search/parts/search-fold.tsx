import type { ReactNode } from 'react';
import { searchDefaults } from '../../../../domain/search-filter.ts';
import { Icon } from '../../../components/icon.tsx';
import { useTexts } from '../../../app/texts-context.tsx';
import { nightsBetween } from '../../../../domain/stay.ts';
import { dogsOfPets } from '../../../../domain/stay-query.ts';
import { partyInWords } from '../../../features/search-box/requested-party.ts';
import { toRequestedStay, stayInWords } from '../../../features/stay-picker/requested-stay.ts';
import type { SearchData } from '../../../features/search/search-data.ts';
import styles from './search-fold.module.css';

/**
 * On phones the current search is one line that unfolds to the form; on wider screens the form is always shown. The form is a sibling of
 * the line, not its child, so that it stays open without a script.
 */
export function SearchFold({ data, children }: { data: SearchData; children: ReactNode }): ReactNode {
  const { t, format } = useTexts();
  const { place, query, subject } = data;
  // Within a year the month says which one is meant, and the line is short.
  const isSoon = query.endDate !== undefined && nightsBetween(data.today, query.endDate) < 330;
  const dates = query.startDate
    ? stayInWords(t, format, toRequestedStay(query), isSoon ? query.endDate : data.today)
    : t('search.box.anyDates');
  const party = {
    persons: query.persons ?? searchDefaults.persons,
    childAges: query.childAges ?? [],
    dogs: dogsOfPets(query.pets),
  };
  return (
    <>
      <details className={styles.fold} data-testid="search-fold">
        <summary className={styles.line}>
          <Icon name="search" size={20} />
          <span className={styles.words}>
            <strong>{place?.name ?? query.q ?? subject}</strong>
            <span className={styles.rest}>
              {dates} · {partyInWords(t, party)}
            </span>
          </span>
          <span className="visually-hidden">{t('search.box.change')}</span>
          <Icon name="down" size={18} />
        </summary>
      </details>
      <div className={styles.form}>{children}</div>
    </>
  );
}
