import type { ReactNode } from 'react';
import { useTexts } from '../../../app/texts-context.tsx';
import { SelectField } from '../../../components/field.tsx';
import { useOffered } from '../rich/editor-context.ts';

/** Chooses an offer, a country or a region of the catalogue by name. A removed entry is shown by its key. */
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
  const entries = {
    offer: () => start.offers.map(({ id, name }) => ({ key: String(id), name })),
    country: () => start.countries,
    region: () => start.regions,
  }[kind]();
  const chosenKey = value === 0 ? '' : String(value);
  const isListed = chosenKey === '' || entries.some(({ key }) => key === chosenKey);
  return (
    <SelectField
      label={label}
      value={chosenKey}
      onChange={({ target }) => onChange(kind === 'offer' ? Number(target.value) : target.value)}
    >
      <option value="">–</option>
      {!isListed && <option value={chosenKey}>{t('editor.field.notInCatalogue', { key: chosenKey })}</option>}
      {entries
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
