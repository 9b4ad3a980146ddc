import { Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { PlainDate } from '../../../../domain/stay.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { useHydrated } from '../../../app/use-hydrated.ts';
import { Button } from '../../../components/button.tsx';
import { TextField } from '../../../components/field.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { personsDefault, type CommonStay } from '../asked-stay.ts';
import styles from './stay-for-all.module.css';

const StayForAll = lazyPart(() => import('./stay-for-all.tsx'), 'stay-for-all');

/** Sets one stay and party for all homes of the list. Without scripts it is a native form. */
export function StayOfList({ commonStay, today }: { commonStay: CommonStay; today: PlainDate }): ReactNode {
  const { t } = useTexts();
  const { search } = useLocation();
  const isHydrated = useHydrated();
  return (
    <section aria-label={t('watchlist.forAll.title')} data-testid="stay-for-all">
      <div className={`${styles.place} script-only`}>
        {isHydrated && (
          <Suspense fallback={null}>
            <StayForAll commonStay={commonStay} today={today} />
          </Suspense>
        )}
      </div>
      <NativeForm search={search} commonStay={commonStay} today={today} />
    </section>
  );
}

/** Renders the form with native fields, for a shared list that is viewed without scripts. */
function NativeForm({
  search,
  commonStay: { dates, party },
  today,
}: {
  search: string;
  commonStay: CommonStay;
  today: PlainDate;
}): ReactNode {
  const { t } = useTexts();
  const watchListUID = new URLSearchParams(search).get('watchListUID');
  return (
    <form method="get" className={`${styles.row} ${styles.native}`}>
      {watchListUID && <input type="hidden" name="watchListUID" value={watchListUID} />}
      <TextField
        type="date"
        name="startDate"
        label={t('booking.stay.arrival')}
        min={today}
        defaultValue={dates?.startDate ?? ''}
      />
      <TextField
        type="date"
        name="endDate"
        label={t('booking.stay.departure')}
        min={today}
        defaultValue={dates?.endDate ?? ''}
      />
      <TextField
        type="number"
        name="persons"
        label={t('watchlist.forAll.party')}
        min={1}
        max={99}
        defaultValue={party?.persons ?? personsDefault}
      />
      <Button type="submit" className={styles.clear}>
        {t('watchlist.forAll.submit')}
      </Button>
    </form>
  );
}
