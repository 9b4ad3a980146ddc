import type { ReactNode } from 'react';
import type { FeedMapping } from '../../../contract/feeds/feed-mapping.ts';
import type { MappedField } from '../../../domain/feed-fields.ts';
import { cancellationChoices, cancellationTerms, homeKinds } from '../../../domain/homes/home-kinds.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Checkbox } from '../../components/choice.tsx';
import { SelectField, TextField } from '../../components/field.tsx';
import styles from '../parts/landlord.module.css';
import { fieldKey, withConstant } from './mapping-edits.ts';
import own from './mapping.module.css';

const always = ['minStay', 'leadDays', 'deposit', 'checkIn', 'checkOut'] as const;
const ifMissing = ['personsMax', 'bedrooms', 'bathrooms', 'nightlyPrice'] as const;
const clocks: readonly string[] = ['checkIn', 'checkOut'];

/** Default values for all homes, used if the file has none. */
export function MappingForAll({
  mapping,
  missing,
  onChange,
}: {
  mapping: FeedMapping;
  missing: readonly string[];
  onChange: (mapping: FeedMapping) => void;
}): ReactNode {
  const { t } = useTexts();
  const { constants, columns } = mapping;
  const fields: MappedField[] = [
    ...ifMissing.filter((field) => missing.includes(field) || constants[field] !== undefined),
    ...always.filter((field) => columns[field] === undefined),
  ];
  const needsKind = missing.includes('kind') || constants.kind !== undefined;
  const term = cancellationChoices.find(
    (one) => JSON.stringify(cancellationTerms[one]) === JSON.stringify(mapping.cancellation),
  );
  const { cancellation: _, ...withoutTerms } = mapping;
  return (
    <fieldset className={own.forAll}>
      <legend>{t('landlord.homeFeeds.map.forAll')}</legend>
      <p className={styles.soft}>{t('landlord.homeFeeds.map.forAllHint')}</p>
      <div className={own.fields}>
        {needsKind && (
          <SelectField
            label={t(fieldKey('kind'))}
            value={String(constants.kind ?? '')}
            onChange={({ target }) => onChange(withConstant(mapping, 'kind', target.value))}
          >
            <option value="">{t('landlord.homeFeeds.map.notStated')}</option>
            {homeKinds.map((kind) => (
              <option key={kind} value={kind}>
                {t(`object.kind.${kind}`)}
              </option>
            ))}
          </SelectField>
        )}
        {fields.map((field) => (
          <TextField
            key={field}
            type={clocks.includes(field) ? 'time' : 'number'}
            min={0}
            label={t(fieldKey(field))}
            value={String(constants[field] ?? '')}
            onChange={({ target }) => onChange(withConstant(mapping, field, target.value))}
          />
        ))}
        <SelectField
          label={t(fieldKey('cancellation'))}
          value={term ?? ''}
          onChange={({ target }) => {
            const chosen = cancellationChoices.find((one) => one === target.value);
            onChange(chosen ? { ...mapping, cancellation: [...cancellationTerms[chosen]] } : withoutTerms);
          }}
        >
          <option value="">{t('landlord.homeFeeds.map.notStated')}</option>
          {cancellationChoices.map((one) => (
            <option key={one} value={one}>
              {t(`landlord.editor.terms.term.${one}`)}
            </option>
          ))}
        </SelectField>
      </div>
      {mapping.providersAreTraders !== undefined && (
        <Checkbox
          label={t('landlord.homeFeeds.map.traders')}
          checked={mapping.providersAreTraders}
          onChange={({ target }) => onChange({ ...mapping, providersAreTraders: target.checked })}
        />
      )}
    </fieldset>
  );
}
