import { useState, type ReactNode } from 'react';
import type { HomeCheckIns } from '../../../contract/check-ins/check-in.ts';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { ChoicePills } from '../../components/choice-pills.tsx';
import { TextField } from '../../components/field.tsx';
import { LandlordFrame, OwnStates } from '../parts/landlord-frame.tsx';
import styles from '../parts/landlord.module.css';
import { useOwnCall } from '../use-own-call.ts';
import { CheckInForm } from './check-in-form.tsx';
import { checkInFilters, filterCheckIns, type CheckInFilter } from './filter-check-ins.ts';

export { load as loader } from './load.ts';
export const meta = pageMeta;
export { landlordHandle as handle } from '../landlord-room.ts';

/** Shorter lists need no filter. */
const filteredFrom = 8;
const shownAtOnce = 12;

export default function LandlordCheckInsPage(): ReactNode {
  const { t, language } = useTexts();
  const call = useOwnCall('getHomeCheckIns', { languageCode: language });
  const [changed, setChanged] = useState<HomeCheckIns | null>(null);
  const list = changed ?? call.answer;
  const [filter, setFilter] = useState<CheckInFilter>('all');
  const [words, setWords] = useState('');
  const [count, setCount] = useState(shownAtOnce);
  const found = filterCheckIns(list?.homes ?? [], filter, words);
  return (
    <LandlordFrame title={t('landlord.checkIn.title')}>
      {list ? (
        <>
          <p>{t('landlord.checkIn.lead')}</p>
          <p className={styles.soft}>{t('landlord.checkIn.how')}</p>
          <section className={styles.section} aria-label={t('landlord.checkIn.title')}>
            {list.homes.length === 0 && <p>{t('landlord.checkIn.noHomes')}</p>}
            {list.homes.length >= filteredFrom && (
              <>
                <ChoicePills
                  legend={t('landlord.homes.list.show')}
                  name="show"
                  value={filter}
                  choices={checkInFilters.map((one) => ({
                    value: one,
                    label: t('landlord.homes.list.counted', {
                      text: t(`landlord.checkIn.filter.${one}`),
                      count: filterCheckIns(list.homes, one, '').length,
                    }),
                  }))}
                  onChange={(one) => {
                    setFilter(one as CheckInFilter);
                    setCount(shownAtOnce);
                  }}
                  hideLegend
                />
                <TextField
                  type="search"
                  className={styles.narrow ?? ''}
                  label={t('work.table.filter')}
                  autoComplete="off"
                  value={words}
                  onChange={({ target }) => {
                    setWords(target.value);
                    setCount(shownAtOnce);
                  }}
                />
                <p role="status" className={styles.soft}>
                  {t('work.table.shown', { shown: found.length, count: list.homes.length })}
                </p>
              </>
            )}
            {found.slice(0, count).map((home) => (
              <CheckInForm key={home.objectNumber} home={home} onChanged={setChanged} />
            ))}
            {found.length > count && (
              <p>
                <Button onClick={() => setCount(count + shownAtOnce)}>
                  {t('landlord.checkIn.more', { count: Math.min(shownAtOnce, found.length - count) })}
                </Button>
              </p>
            )}
          </section>
        </>
      ) : (
        <OwnStates call={call} />
      )}
    </LandlordFrame>
  );
}
