import type { ReactNode } from 'react';
import type { PlainDate } from '../../../domain/stay.ts';
import { Link } from '../../components/link.tsx';
import { Icon } from '../../components/icon.tsx';
import { useTexts } from '../../app/texts-context.tsx';
import { useRecentSearches } from './recent-searches.ts';
import styles from './recent-search-links.module.css';

export function RecentSearchLinks({ today }: { today: PlainDate }): ReactNode {
  const { t, format } = useTexts();
  const searches = useRecentSearches();
  return (
    <div className={styles.place}>
      {searches.length > 0 && (
        <nav aria-label={t('search.recent')} className={styles.recent} data-testid="recent-searches">
          <span aria-hidden="true">{t('search.recent')}</span>
          <ul className={styles.list}>
            {searches.map(({ address, name, startDate, endDate, persons }) => (
              <li key={address}>
                <Link to={address} className={styles.link}>
                  <Icon name="clock" size={16} />
                  {[
                    name || t('search.box.anywhere'),
                    startDate &&
                      t('search.card.dates', {
                        start: format.dayAndMonthShort(startDate),
                        end: format.lastDayShort(endDate, today),
                      }),
                    persons > 0 && t('search.box.personCount', { count: persons }),
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
