import type { ReactNode } from 'react';
import {
  timingDaysMax,
  timingKinds,
  type Timing,
  type TimingKind,
} from '../../../domain/messages/timed-messages.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { SelectField, TextField } from '../../components/field.tsx';
import own from './templates.module.css';

const begin: Readonly<Record<TimingKind, Timing>> = {
  confirmed: { kind: 'confirmed', days: 0, time: '' },
  beforeArrival: { kind: 'beforeArrival', days: 3, time: '09:00' },
  arrivalDay: { kind: 'arrivalDay', days: 0, time: '12:00' },
  afterDeparture: { kind: 'afterDeparture', days: 1, time: '10:00' },
};

export function TimingFields({
  timing,
  error,
  onChange,
}: {
  timing: Timing | null;
  error: string | undefined;
  onChange: (timing: Timing | null) => void;
}): ReactNode {
  const { t } = useTexts();
  const kind = timing?.kind;
  return (
    <div className={own.times}>
      <SelectField
        name="timing"
        label={t('landlord.templates.timing.label')}
        hint={kind && t('landlord.templates.timing.hint')}
        value={kind ?? ''}
        onChange={({ target }) => {
          const chosen = timingKinds.find((one) => one === target.value);
          onChange(chosen ? begin[chosen] : null);
        }}
      >
        <option value="">{t('landlord.templates.timing.none')}</option>
        {timingKinds.map((one) => (
          <option key={one} value={one}>
            {t(`landlord.templates.timing.${one}`)}
          </option>
        ))}
      </SelectField>
      {timing && (kind === 'beforeArrival' || kind === 'afterDeparture') && (
        <TextField
          name="days"
          type="number"
          inputMode="numeric"
          min={1}
          max={timingDaysMax[kind]}
          label={t(`landlord.templates.timing.${kind === 'beforeArrival' ? 'daysBefore' : 'daysAfter'}`)}
          error={error}
          value={timing.days === 0 ? '' : timing.days}
          onChange={({ target }) => onChange({ ...timing, days: Number(target.value) || 0 })}
        />
      )}
      {timing && kind !== 'confirmed' && (
        <TextField
          name="time"
          type="time"
          label={t('landlord.templates.timing.time')}
          hint={t('landlord.templates.timing.timeHint')}
          error={kind === 'arrivalDay' ? error : undefined}
          value={timing.time}
          onChange={({ target }) => onChange({ ...timing, time: target.value })}
        />
      )}
    </div>
  );
}
