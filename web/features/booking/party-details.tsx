import type { ReactNode } from 'react';
import { allowedPetSizes, type PetSize } from '../../../domain/booking/pet-sizes.ts';
import { SelectField } from '../../components/field.tsx';
import { useTexts } from '../../app/texts-context.tsx';
import type { PartyDraft } from './booking-draft.ts';
import { fieldId, useFieldError } from './error-summary.tsx';
import styles from './fields.module.css';
import type { FieldErrors } from './validate-draft.ts';

const years: readonly number[] = Array.from({ length: 18 }, (_, index) => index);

const replacedAt = <Item,>(list: readonly Item[], index: number, item: Item): Item[] =>
  list.map((other, at) => (at === index ? item : other));

export function ChildAges({
  ages,
  errors,
  onChange,
}: {
  ages: PartyDraft['childAges'];
  errors: FieldErrors;
  onChange: (ages: PartyDraft['childAges']) => void;
}): ReactNode {
  const { t } = useTexts();
  const fieldError = useFieldError(errors);
  return (
    <>
      <p className={styles.text}>{t('booking.party.agesWhy')}</p>
      <div className={styles.row}>
        {ages.map((age, index) => (
          <SelectField
            // A child is identified by its position in the list only.
            key={index}
            id={fieldId(`childAge${index}`)}
            name={`childAge${index}`}
            label={t('booking.party.childAge', { number: index + 1 })}
            value={age ?? ''}
            error={fieldError(`childAge${index}`)}
            onChange={({ target: { value } }) =>
              onChange(replacedAt(ages, index, value === '' ? null : Number(value)))
            }
          >
            <option value="">{t('booking.party.choose')}</option>
            {years.map((count) => (
              <option key={count} value={count}>
                {count === 0 ? t('booking.party.infant') : t('booking.party.years', { count })}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
    </>
  );
}

export function DogSizes({
  sizes,
  largest,
  errors,
  onChange,
}: {
  sizes: readonly PetSize[];
  /** The largest size that the home allows; null for any. */
  largest: string | null;
  errors: FieldErrors;
  onChange: (sizes: PetSize[]) => void;
}): ReactNode {
  const { t } = useTexts();
  const fieldError = useFieldError(errors);
  const allowedSizes = allowedPetSizes(largest);
  return (
    <div className={styles.row}>
      {sizes.map((size, index) => (
        <SelectField
          key={index}
          id={fieldId(`petSize${index}`)}
          name={`petSize${index}`}
          error={fieldError(`petSize${index}`)}
          label={t('booking.party.dogSize', { number: index + 1 })}
          value={size}
          onChange={(event) => onChange(replacedAt(sizes, index, event.target.value as PetSize))}
        >
          {(allowedSizes.includes(size) ? allowedSizes : [...allowedSizes, size]).map((choice) => (
            <option key={choice} value={choice}>
              {t(`booking.party.size.${choice}`)}
            </option>
          ))}
        </SelectField>
      ))}
    </div>
  );
}
