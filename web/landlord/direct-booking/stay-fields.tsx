import type { ReactNode } from 'react';
import type { OccupancyHome } from '../../../contract/calendars/get-occupancy-homes.ts';
import { homeWithPlace } from '../../../domain/place-line.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { SelectField, TextField } from '../../components/field.tsx';
import { CountField } from '../../features/booking/count-field.tsx';
import { ChildAges } from '../../features/booking/party-details.tsx';
import styles from '../parts/landlord.module.css';
import { DirectConflicts } from './direct-conflicts.tsx';
import { partyOf } from './direct-draft.ts';
import own from './direct.module.css';
import type { DirectFormState } from './use-direct-form.ts';

export type ChoosableHome = Pick<OccupancyHome, 'objectNumber' | 'title' | 'place'>;

const partyMax = 99;
const dogsMax = 10;

/** Home, nights and party, and what lies on the nights. */
export function StayFields({
  form: { draft, set, quote, errorOf, ageErrors },
  homes,
  isFixed,
}: {
  form: DirectFormState;
  homes: readonly ChoosableHome[];
  /** True if the home can no longer be changed. */
  isFixed: boolean;
}): ReactNode {
  const { t } = useTexts();
  const { objectNumber, startDate, endDate, childAges } = draft;
  const isBeyond = quote !== null && quote.personsMax > 0 && partyOf(draft).persons > quote.personsMax;
  return (
    <>
      <SelectField
        name="home"
        label={t('landlord.bookings.home')}
        value={objectNumber}
        error={errorOf('home')}
        disabled={isFixed}
        onChange={({ target }) => set({ objectNumber: Number(target.value) })}
      >
        {objectNumber === 0 && <option value={0}>{t('landlord.direct.chooseHome')}</option>}
        {homes.map((home) => (
          <option key={home.objectNumber} value={home.objectNumber}>
            {homeWithPlace(home)}
          </option>
        ))}
      </SelectField>
      <div className={own.dates}>
        <TextField
          type="date"
          name="startDate"
          label={t('work.column.arrival')}
          value={startDate}
          onChange={({ target }) => set({ startDate: target.value })}
        />
        <TextField
          type="date"
          name="endDate"
          label={t('work.column.departure')}
          min={startDate}
          value={endDate}
          error={errorOf('dates')}
          onChange={({ target }) => set({ endDate: target.value })}
        />
      </div>
      {quote && <DirectConflicts conflicts={quote.conflicts} />}
      <div className={own.fields}>
        <CountField
          field="adults"
          label={t('booking.party.adults')}
          value={draft.adults}
          min={1}
          max={partyMax - childAges.length}
          onChange={(adults) => set({ adults })}
        />
        <CountField
          field="children"
          label={t('booking.party.children')}
          value={childAges.length}
          min={0}
          max={partyMax - draft.adults}
          onChange={(count) =>
            set({ childAges: Array.from({ length: count }, (_, index) => childAges[index] ?? null) })
          }
        />
        <CountField
          field="pets"
          label={t('booking.party.dogs')}
          value={draft.pets}
          min={0}
          max={dogsMax}
          onChange={(pets) => set({ pets })}
        />
      </div>
      {childAges.length > 0 && (
        <ChildAges ages={childAges} errors={ageErrors} onChange={(ages) => set({ childAges: ages })} />
      )}
      {isBeyond && (
        <p className={styles.warning} role="status">
          {t('landlord.direct.beyond', { count: quote.personsMax })}
        </p>
      )}
    </>
  );
}
