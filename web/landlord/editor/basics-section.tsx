import { useState, type ReactNode } from 'react';
import type { HomeKind } from '../../../domain/homes/home-kinds.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Checkbox } from '../../components/choice.tsx';
import { TextField } from '../../components/field.tsx';
import { KindField } from '../parts/kind-field.tsx';
import { BedRooms, type TypedRoom } from './bed-rooms.tsx';
import own from './editor.module.css';
import { SectionForm } from './section-form.tsx';
import { parseWholeNumber } from './typed-number.ts';
import type { Editing } from './use-editing.ts';

const counts = ['personsMax', 'bedrooms', 'bathrooms', 'squaremeters', 'dogsMax'] as const;

export function BasicsSection({ editing }: { editing: Editing }): ReactNode {
  const { t } = useTexts();
  const { basics } = editing.home;
  const [kind, setKind] = useState<HomeKind>(basics.kind);
  const [typed, setTyped] = useState(() =>
    // A home without an area is new, so its default values are not shown as if the host had stated them.
    Object.fromEntries(
      counts.map((field) => [
        field,
        basics.squaremeters === 0 && field !== 'dogsMax' ? '' : String(basics[field]),
      ]),
    ),
  );
  const [showsPlan, setShowsPlan] = useState(basics.showsPlan ?? true);
  const [rooms, setRooms] = useState<readonly TypedRoom[]>(() =>
    basics.rooms.map(({ beds, living = false }) => ({
      living,
      beds: Object.fromEntries(Object.entries(beds).map(([bed, number]) => [bed, String(number)])),
    })),
  );
  const numbers = Object.fromEntries(
    counts.map((field) => [field, parseWholeNumber(typed[field]!)]),
  ) as Record<(typeof counts)[number], number>;
  const typedRooms = rooms.map(({ beds, living }) => ({
    beds: Object.fromEntries(
      Object.entries(beds)
        .filter(([, number]) => number.trim() !== '')
        .map(([bed, number]) => [bed, parseWholeNumber(number)]),
    ),
    ...(living && { living }),
  }));
  return (
    <SectionForm
      editing={editing}
      section="basics"
      part={{ section: 'basics', kind, ...numbers, rooms: typedRooms, showsPlan }}
    >
      <KindField kind={kind} onChange={setKind} />
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
            onChange={({ target }) => setTyped((current) => ({ ...current, [field]: target.value }))}
          />
        ))}
      </div>
      <BedRooms
        rooms={rooms}
        onChange={setRooms}
        error={(at, bed) => editing.errorOf('basics', `rooms.${at}.${bed}`)}
      />
      <Checkbox
        name="showsPlan"
        label={t('landlord.editor.basics.showsPlan')}
        detail={t('landlord.editor.basics.showsPlanHint')}
        checked={showsPlan}
        onChange={({ target }) => setShowsPlan(target.checked)}
      />
    </SectionForm>
  );
}
