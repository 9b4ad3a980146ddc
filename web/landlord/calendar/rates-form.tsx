import { useState, type ReactNode } from 'react';
import { seasonNameMax } from '../../../domain/homes/fact-bounds.ts';
import { everyWeekday, saturdayOnly } from '../../../domain/pricing/home-rates.ts';
import { useCall } from '../../app/calls/use-call.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { SelectField, TextField } from '../../components/field.tsx';
import { CalendarProblem } from './calendar-problem.tsx';
import styles from './calendar.module.css';
import { findNight } from './nights.ts';
import type { RangeFormProps } from './range-form-props.ts';
import { RatesPreview } from './rates-preview.tsx';
import { readRates, type TypedRates } from './read-rates.ts';

const arrivalDays = { keep: undefined, any: everyWeekday, saturday: saturdayOnly } as const;
type Arrival = keyof typeof arrivalDays;
const arrivals = Object.keys(arrivalDays) as Arrival[];
const arrivalTexts = { keep: 'arrivalKeep', any: 'arrivalAny', saturday: 'arrivalSaturday' } as const;

/**
 * Form for price and minimum stay of some nights. Before saving it shows what guests pay and what the landlord
 * receives.
 */
export function RatesForm({ home, stay, onDone }: RangeFormProps): ReactNode {
  const { t, format } = useTexts();
  const { objectNumber } = home;
  const currentSeason = findNight(home, stay.startDate).season;
  const [typed, setTyped] = useState<TypedRates>({ nightly: '', weekly: '', minStay: '', name: '' });
  const [arrival, setArrival] = useState<Arrival>('keep');
  const [isTried, setTried] = useState(false);
  const { change: numbers, wrong } = readRates(typed);
  const days = arrivalDays[arrival];
  const change = days === undefined ? numbers : { ...numbers, arrivalDays: days, departureDays: days };
  const isEmpty = Object.keys(change).length === 0;
  const hasDates = stay.startDate !== '' && stay.startDate < stay.endDate;
  const preview = useCall(
    'previewRates',
    wrong.length === 0 && hasDates ? { objectNumber, ...stay, change } : null,
    { debounceMs: 250, firstAtOnce: true },
  );
  const save = useSubmit('setRates', {
    onDone: ({ actID }) => onDone({ kind: 'rates', objectNumber, actID, stay }),
  });
  const renderField = (name: 'nightly' | 'weekly' | 'minStay', example: number, hint?: string): ReactNode => (
    <TextField
      name={name}
      inputMode="decimal"
      autoComplete="off"
      label={t(`landlord.calendar.sheet.${name}`)}
      hint={hint}
      placeholder={
        currentSeason ? format.number(currentSeason[name], currentSeason[name] % 1 === 0 ? 0 : 2) : undefined
      }
      value={typed[name]}
      error={
        isTried && wrong.includes(name)
          ? t('landlord.calendar.sheet.wrongNumber', { example: format.number(example) })
          : undefined
      }
      onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
    />
  );
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (wrong.length === 0 && !isEmpty) void save.submit({ objectNumber, ...stay, change });
      }}
    >
      <p className={styles.soft}>{t('landlord.calendar.sheet.keep')}</p>
      {renderField('nightly', 120)}
      {renderField('weekly', 800, t('landlord.calendar.sheet.weeklyHint'))}
      {renderField('minStay', 3)}
      <TextField
        name="name"
        autoComplete="off"
        maxLength={seasonNameMax}
        label={t('landlord.calendar.sheet.name')}
        placeholder={currentSeason?.name || undefined}
        value={typed.name}
        onChange={({ target }) => setTyped({ ...typed, name: target.value })}
      />
      <SelectField
        name="arrival"
        label={t('landlord.calendar.sheet.arrival')}
        value={arrival}
        onChange={({ target }) => setArrival(arrivals.find((one) => one === target.value) ?? 'keep')}
      >
        {arrivals.map((one) => (
          <option key={one} value={one}>
            {t(`landlord.calendar.sheet.${arrivalTexts[one]}`)}
          </option>
        ))}
      </SelectField>
      <RatesPreview answer={preview.answer} isPending={preview.isPending} />
      {isTried && isEmpty && wrong.length === 0 && (
        <p role="alert" className={styles.wrong}>
          {t('landlord.calendar.sheet.nothing')}
        </p>
      )}
      <CalendarProblem failure={save.sending ? null : save.failure} />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" busy={save.sending !== null} data-testid="save-rates">
          {t('landlord.calendar.sheet.saveRates')}
        </Button>
      </div>
    </form>
  );
}
