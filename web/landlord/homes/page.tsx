import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { OwnHome } from '../../../contract/homes/own-home.ts';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { LandlordFrame, OwnStates } from '../parts/landlord-frame.tsx';
import styles from '../parts/landlord.module.css';
import { useMay } from '../parts/use-may.ts';
import { useOwnCall } from '../use-own-call.ts';
import { BulkBar } from './bulk/bulk-bar.tsx';
import { BulkDialog } from './bulk/bulk-dialog.tsx';
import { BulkHistory } from './bulk/bulk-history.tsx';
import { BulkOutcome } from './bulk/bulk-outcome.tsx';
import { useBulk } from './bulk/use-bulk.ts';
import { filterListed, type ListFilter } from './filter-listed.ts';
import { HomesTable } from './homes-table.tsx';
import { HomesFilter } from './list-filter.tsx';
import { NewHome } from './new-home.tsx';
import { RemovedHomes } from './removed-homes.tsx';

export { load as loader } from './load.ts';
export const meta = pageMeta;
export { landlordHandle as handle } from '../landlord-room.ts';

/** Number of homes from which the form below the list is out of sight. */
const longList = 8;
const newHomeId = 'new-home';

export default function LandlordHomesPage(): ReactNode {
  const { t, language } = useTexts();
  const call = useOwnCall('getOwnHomes', { languageCode: language });
  const [restored, setRestored] = useState<OwnHome | null>(null);
  // Part of the address, so that it is still there after a home was edited.
  const [query, setQuery] = useSearchParams();
  const filter: ListFilter = {
    ...{ state: query.get('show') ?? '', gap: query.get('missing') ?? '' },
    ...{ place: query.get('place') ?? '', owner: query.get('owner') ?? '' },
  };
  const setFilter = ({ state, gap, place, owner }: ListFilter): void => {
    const chosen = Object.entries({ show: state, missing: gap, place, owner }).filter(
      ([, value]) => value !== '',
    );
    setQuery(new URLSearchParams(chosen), { replace: true, preventScrollReset: true });
  };
  const bulk = useBulk(call.retry);
  const may = useMay();
  if (!call.answer) {
    return (
      <LandlordFrame title={t('landlord.homes.title')}>
        <OwnStates call={call} />
      </LandlordFrame>
    );
  }
  const { homes } = call.answer;
  const removed = call.answer.removed.filter(({ objectNumber }) => objectNumber !== restored?.objectNumber);
  return (
    <LandlordFrame title={t('landlord.homes.title')}>
      {homes.length > 0 && (
        <section className={styles.section} aria-label={t('landlord.homes.title')} data-testid="own-homes">
          <HomesFilter homes={homes} filter={filter} onChange={setFilter} />
          <BulkOutcome outcome={bulk.outcome} isBusy={bulk.undoingID !== null} onUndo={bulk.undo} />
          <HomesTable
            homes={filterListed(homes, filter)}
            chosen={bulk.chosen}
            onChoose={bulk.setChosen}
            action={
              may('homes.owner') &&
              homes.length >= longList && (
                <ButtonLink small to={`#${newHomeId}`}>
                  {t('work.empty.createHome')}
                </ButtonLink>
              )
            }
          />
          {bulk.chosen.size > 0 && (
            <BulkBar
              count={bulk.chosen.size}
              onChoose={bulk.setWhat}
              onClear={() => bulk.setChosen(new Set())}
            />
          )}
        </section>
      )}
      {bulk.what && (
        <BulkDialog
          what={bulk.what}
          objectNumbers={[...bulk.chosen].map(Number)}
          onDone={bulk.onDone}
          onClose={() => bulk.setWhat(null)}
        />
      )}
      <BulkHistory changes={bulk.changes} busyID={bulk.undoingID} onUndo={bulk.undo} />
      {homes.length === 0 && <p className={styles.soft}>{t('landlord.homes.none')}</p>}
      <RemovedHomes
        homes={removed}
        restored={restored}
        onRestored={(home) => {
          setRestored(home);
          call.retry();
        }}
      />
      {may('homes.owner') && (
        <div id={newHomeId} className={styles.narrow}>
          <NewHome />
        </div>
      )}
    </LandlordFrame>
  );
}
