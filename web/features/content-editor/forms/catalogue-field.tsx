import type { ReactNode } from 'react';
import { useTexts } from '../../../app/texts-context.tsx';
import { SelectField } from '../../../components/field.tsx';
import { useOffered } from '../rich/editor-context.ts';

/** Chooses an offer, a country or a region of the catalogue by name; an entry that has been removed keeps its key. */
export function CatalogueField({
  kind,
  label,
  value,
  onChange,
}: {
  kind: 'offer' | 'country' | 'region';
  label: string;
  value: string | number;
  onChange: (value: string | number) => void;
}): ReactNode {
  const { t } = useTexts();
  const { start } = useOffered();
  const known = {
    offer: () => start.offers.map(({ id, name }) => ({ key: String(id), name })),
    country: () => start.countries,
    region: () => start.regions,
  }[kind]();
  const chosen = value === 0 ? '' : String(value);
  const isKnown = chosen === '' || known.some(({ key }) => key === chosen);
  return (
    <SelectField
      label={label}
      value={chosen}
      onChange={({ target }) => onChange(kind === 'offer' ? Number(target.value) : target.value)}
    >
      <option value="">–</option>
      {!isKnown && <option value={chosen}>{t('editor.field.notInCatalogue', { key: chosen })}</option>}
      {known
        .map(({ key, name }) => ({ key, name }))
        .sort((one, other) => one.name.localeCompare(other.name))
        .map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
    </SelectField>
  );
}
