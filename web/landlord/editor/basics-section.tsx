import { useState, type ReactNode } from 'react';
import { bedKinds } from '../../../domain/home-facts.ts';
import { homeKinds, type HomeKind } from '../../../domain/homes/home-kinds.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { SelectField, TextField } from '../../components/field.tsx';
import own from './editor.module.css';
import { SectionForm } from './section-form.tsx';
import type { Editing } from './use-editing.ts';

const counts = ['personsMax', 'bedrooms', 'bathrooms', 'squaremeters', 'dogsMax'] as const;

/** What was typed as a number; what is none is sent as a number that is refused by its field. */
const numberOf = (typed: string): number =>
  /^\d{1,3}$|^[12]\d{3}$/.test(typed.trim()) ? Number(typed) : 999;

/** What the home is, and how many it takes. */
export function BasicsSection({ editing }: { editing: Editing }): ReactNode {
  const { t } = useTexts();
  const { basics } = editing.home;
  const [kind, setKind] = useState<HomeKind>(basics.kind);
  const [typed, setTyped] = useState(() =>
    Object.fromEntries(counts.map((field) => [field, String(basics[field])])),
  );
  const [beds, setBeds] = useState(() =>
    Object.fromEntries(bedKinds.map((bed) => [bed, String(basics.beds[bed] ?? 0)])),
  );
  const save = (): void => {
    const numbers = Object.fromEntries(counts.map((field) => [field, numberOf(typed[field]!)])) as Record<
      (typeof counts)[number],
      number
    >;
    editing.save({
      section: 'basics',
      kind,
      ...numbers,
      beds: Object.fromEntries(bedKinds.map((bed) => [bed, Math.min(99, numberOf(beds[bed]!))])),
    });
  };
  return (
    <SectionForm editing={editing} section="basics" onSave={save}>
      <SelectField
        name="kind"
        label={t('landlord.editor.basics.kind')}
        value={kind}
        onChange={({ target }) => setKind(target.value as HomeKind)}
      >
        {homeKinds.map((one) => (
          <option key={one} value={one}>
            {t(`object.kind.${one}`)}
          </option>
        ))}
      </SelectField>
      <div className={own.pairs}>
        {counts.map((field) => (
          <TextField
            key={field}
            name={field}
            inputMode="numeric"
            maxLength={4}
            label={t(`landlord.editor.basics.${field}`)}
            error={editing.errorOf('basics', field)}
            value={typed[field]}
            onChange={({ target }) => setTyped((now) => ({ ...now, [field]: target.value }))}
          />
        ))}
      </div>
      <h3>{t('landlord.editor.basics.beds')}</h3>
      <div className={own.pairs}>
        {bedKinds.map((bed) => (
          <TextField
            key={bed}
            name={`bed-${bed}`}
            inputMode="numeric"
            maxLength={2}
            label={t(`landlord.editor.basics.bed.${bed}`)}
            value={beds[bed]}
            onChange={({ target }) => setBeds((now) => ({ ...now, [bed]: target.value }))}
          />
        ))}
      </div>
    </SectionForm>
  );
}
