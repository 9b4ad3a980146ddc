import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useTexts } from '../../app/texts-context.tsx';
import { TextField } from '../../components/field.tsx';
import { Notice } from '../../components/notice.tsx';
import { PinField } from '../parts/pin-field.tsx';
import type { AddressLine } from '../parts/read-address.ts';
import { SectionForm } from './section-form.tsx';
import type { Editing } from './use-editing.ts';

/** Zoom level at which the streets around the home are visible. */
const startZoom = 13;

const fields = [
  ['street', 'street-address'],
  ['zip', 'postal-code'],
  ['city', 'address-level2'],
] as const;

/** Placeholder for fields without a valid position. It is refused on saving. */
const noPosition = { lat: Number.NaN, lon: Number.NaN };

export function AddressSection({ editing }: { editing: Editing }): ReactNode {
  const { t } = useTexts();
  const { section: _, ...known } = editing.home.address;
  const begun = useLocation().state as Partial<AddressLine> | null;
  const [typed, setTyped] = useState({
    ...known,
    street: known.street || (begun?.street ?? ''),
    zip: known.zip || (begun?.zip ?? ''),
  });
  const isInCentre =
    editing.home.advice.includes('position') && typed.lat === known.lat && typed.lon === known.lon;
  return (
    <SectionForm editing={editing} section="address" part={{ section: 'address', ...typed }}>
      {fields.map(([field, autoComplete]) => (
        <TextField
          key={field}
          name={field}
          autoComplete={autoComplete}
          label={t(`landlord.editor.address.${field}`)}
          error={editing.errorOf('address', field)}
          value={typed[field]}
          onChange={({ target }) => setTyped((current) => ({ ...current, [field]: target.value }))}
        />
      ))}
      {isInCentre && (
        <Notice kind="warning" title={t('landlord.pin.inCentre')} data-testid="pin-in-centre">
          <p>{t('landlord.pin.inCentreWhy')}</p>
        </Notice>
      )}
      <PinField
        at={Number.isNaN(typed.lat) ? null : { lat: typed.lat, lon: typed.lon }}
        known={editing.home.address}
        start={known}
        zoom={startZoom}
        place={editing.home.place}
        address={[typed.street, `${typed.zip} ${typed.city}`]}
        error={editing.errorOf('address', 'pin')}
        onPick={(at) => setTyped((current) => ({ ...current, ...(at ?? noPosition) }))}
      />
    </SectionForm>
  );
}
