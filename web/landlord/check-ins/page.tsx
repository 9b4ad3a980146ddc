import { useState, type ReactNode } from 'react';
import type { HomeCheckIns } from '../../../contract/check-ins/check-in.ts';
import { checkInDays } from '../../../domain/booking/check-in.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { ChoicePills } from '../../components/choice-pills.tsx';
import { SelectField, TextField } from '../../components/field.tsx';
import { Notice } from '../../components/notice.tsx';
import { LandlordFrame, OwnStates } from '../parts/landlord-frame.tsx';
import styles from '../parts/landlord.module.css';
import { useOwnCall } from '../use-own-call.ts';
import { checkInFilters, filterCheckIns, type CheckInFilter } from './filter-check-ins.ts';

export { load as loader } from './load.ts';
export const meta = pageMeta;
export { landlordHandle as handle } from '../landlord-room.ts';

type Home = HomeCheckIns['homes'][number];

/** Shorter lists need no filter. */
const filteredFrom = 8;
const shownAtOnce = 12;

const choices = [1, 2, 3, 5, 7, 10, 14, 21, 30, 60];

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
              <HomeForm key={home.objectNumber} home={home} onChanged={setChanged} />
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

/** The choice is saved at once. */
function HomeForm({ home, onChanged }: { home: Home; onChanged: (list: HomeCheckIns) => void }): ReactNode {
  const { t, language } = useTexts();
  const [isSaved, setSaved] = useState(false);
  const save = useSubmit('setHomeCheckIn', {
    onDone(list) {
      setSaved(true);
      onChanged(list);
    },
  });
  const { objectNumber, title, place, suggested, daysBefore } = home;
  const busy = save.sending !== null;
  const days = daysBefore === null || choices.includes(daysBefore) ? choices : [...choices, daysBefore];
  return (
    <Card className={styles.stack} data-testid="home-check-in">
      <h2 className={styles.sectionTitle}>{title.includes(place) ? title : `${title}, ${place}`}</h2>
      {suggested && daysBefore === null && <Notice>{t('landlord.checkIn.suggested')}</Notice>}
      <div className={styles.narrow}>
        <SelectField
          label={t('landlord.checkIn.daysBefore')}
          value={daysBefore ?? ''}
          disabled={busy}
          onChange={({ target: { value } }) =>
            void save.submit({
              ...{ objectNumber, languageCode: language },
              daysBefore: value === '' ? null : Number(value),
            })
          }
        >
          <option value="">{t('landlord.checkIn.off')}</option>
          {days
            .filter((count) => count <= checkInDays.most)
            .toSorted((one, other) => one - other)
            .map((count) => (
              <option key={count} value={count}>
                {t('landlord.checkIn.days', { count })}
              </option>
            ))}
        </SelectField>
      </div>
      {save.failure && !busy && (
        <Notice kind="danger" role="alert">
          {t('landlord.checkIn.problem')}
        </Notice>
      )}
      <span role="status" className={styles.soft}>
        {isSaved && !busy ? t('landlord.checkIn.saved') : ''}
      </span>
    </Card>
  );
}
