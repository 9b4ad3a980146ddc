import { useState, type ReactNode } from 'react';
import { plugs, type Access, type Charging } from '../../../domain/home-facts.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Checkbox } from '../../components/choice.tsx';
import { SelectField, TextField } from '../../components/field.tsx';
import own from './editor.module.css';
import { NearbyFields, readNearby, typeNearby } from './nearby-fields.tsx';
import { SectionForm } from './section-form.tsx';
import { parseWholeNumber } from './typed-number.ts';
import type { Editing } from './use-editing.ts';

const measures = [
  'entranceSteps',
  'doorWidthCm',
  'showerThresholdCm',
  'parkingMetres',
] as const satisfies readonly (keyof Access)[];
type Measure = (typeof measures)[number];

const none: Access = {
  entranceSteps: null,
  doorWidthCm: null,
  showerThresholdCm: null,
  grabRails: null,
  parkingMetres: null,
};

const answers = { true: true, false: false } as const;

/**
 * Measurements for wheelchair users in centimetres, and charging power for electric cars in kilowatts. Empty fields
 * are not shown to guests.
 */
export function MeasuresSection({ editing }: { editing: Editing }): ReactNode {
  const { t } = useTexts();
  const savedMeasures = editing.home.measures;
  const [typed, setTyped] = useState<Record<Measure, string>>(() => {
    const access = savedMeasures.access ?? none;
    const toField = (measure: Measure): [Measure, string] => [measure, access[measure]?.toString() ?? ''];
    return Object.fromEntries(measures.map(toField)) as Record<Measure, string>;
  });
  const [grabRails, setGrabRails] = useState(savedMeasures.access?.grabRails ?? null);
  const [nearby, setNearby] = useState(() => typeNearby(savedMeasures.nearby));
  const [charges, setCharges] = useState(savedMeasures.charging !== null);
  const [kilowatts, setKilowatts] = useState(savedMeasures.charging?.kilowatts.toString() ?? '');
  const [plug, setPlug] = useState<Charging['plug']>(savedMeasures.charging?.plug ?? 'type2');
  const [shared, setShared] = useState(savedMeasures.charging?.shared ?? false);

  const toMeasure = (measure: Measure): [Measure, number | null] => [
    measure,
    typed[measure].trim() === '' ? null : parseWholeNumber(typed[measure]),
  ];
  const access: Access = {
    ...none,
    ...(Object.fromEntries(measures.map(toMeasure)) as Pick<Access, Measure>),
    grabRails,
  };
  const isEmpty = Object.values(access).every((value) => value === null);
  const charging = charges
    ? { kilowatts: Number(kilowatts.trim().replace(',', '.') || 'NaN'), plug, shared }
    : null;

  return (
    <SectionForm
      editing={editing}
      section="measures"
      part={{ section: 'measures', access: isEmpty ? null : access, charging, nearby: readNearby(nearby) }}
    >
      <div className={own.pairs}>
        {measures.map((measure) => (
          <TextField
            key={measure}
            name={measure}
            inputMode="numeric"
            maxLength={4}
            label={t(`landlord.editor.measures.${measure}`)}
            error={editing.errorOf('measures', measure)}
            value={typed[measure]}
            onChange={({ target }) => setTyped((current) => ({ ...current, [measure]: target.value }))}
          />
        ))}
        <SelectField
          name="grabRails"
          label={t('landlord.editor.measures.grabRails')}
          value={String(grabRails)}
          onChange={({ target }) => setGrabRails(answers[target.value as keyof typeof answers] ?? null)}
        >
          <option value="null">{t('landlord.editor.notSaid')}</option>
          <option value="true">{t('landlord.editor.yes')}</option>
          <option value="false">{t('landlord.editor.no')}</option>
        </SelectField>
      </div>
      <Checkbox
        name="charges"
        label={t('landlord.editor.measures.charging')}
        checked={charges}
        onChange={({ target }) => setCharges(target.checked)}
      />
      {charges && (
        <div className={own.pairs}>
          <TextField
            name="kilowatts"
            inputMode="decimal"
            maxLength={5}
            label={t('landlord.editor.measures.kilowatts')}
            error={editing.errorOf('measures', 'kilowatts')}
            value={kilowatts}
            onChange={({ target }) => setKilowatts(target.value)}
          />
          <SelectField
            name="plug"
            label={t('landlord.editor.measures.plug')}
            value={plug}
            onChange={({ target }) => setPlug(target.value as Charging['plug'])}
          >
            {plugs.map((one) => (
              <option key={one} value={one}>
                {t(`object.access.plug.${one}`)}
              </option>
            ))}
          </SelectField>
          <Checkbox
            name="shared"
            label={t('landlord.editor.measures.shared')}
            checked={shared}
            onChange={({ target }) => setShared(target.checked)}
          />
        </div>
      )}
      <NearbyFields
        typed={nearby}
        onChange={setNearby}
        errorOf={(kind) => editing.errorOf('measures', kind)}
      />
    </SectionForm>
  );
}
