import type { ReactNode } from 'react';
import type { Customer } from '../../../contract/booking/booking.ts';
import { customerLengths } from '../../../domain/booking/customer-fields.ts';
import { needsPostcode } from '../../../domain/postcode.ts';
import { classNames } from '../../components/class-names.ts';
import { SelectField, TextField } from '../../components/field.tsx';
import { useTexts } from '../../app/texts-context.tsx';
import type { CountryChoice } from './country-choices.ts';
import { fieldId, useFieldError } from './error-summary.tsx';
import styles from './fields.module.css';
import type { FieldErrors } from './validate-draft.ts';
import { zipExamples } from './zip-examples.ts';

export type PostalAddress = Pick<Customer, 'street' | 'zip' | 'city' | 'country'>;

const zipAndCity = [
  { field: 'zip', autoComplete: 'postal-code' },
  { field: 'city', autoComplete: 'address-level2' },
] as const;

export function AddressFields({
  value,
  set,
  errors,
  countries,
}: {
  value: PostalAddress;
  set: (change: Partial<PostalAddress>) => void;
  errors: FieldErrors;
  countries: readonly CountryChoice[];
}): ReactNode {
  const { t } = useTexts();
  const fieldError = useFieldError(errors);
  const example = zipExamples[value.country];
  const input = (field: 'street' | 'zip' | 'city', autoComplete: string): ReactNode => (
    <TextField
      key={field}
      id={fieldId(field)}
      name={field}
      type="text"
      label={t(`booking.customer.${field}`)}
      hint={field === 'zip' && example ? t('booking.customer.zipHint', { example }) : undefined}
      error={fieldError(field)}
      autoComplete={autoComplete}
      aria-required={field !== 'zip' || needsPostcode(value.country)}
      maxLength={customerLengths[field]}
      value={value[field]}
      onChange={(event) => set({ [field]: event.target.value })}
    />
  );
  return (
    <>
      {input('street', 'address-line1')}
      <div className={classNames(styles.row, styles.third)}>
        {zipAndCity.map(({ field, autoComplete }) => input(field, autoComplete))}
      </div>
      <div className={styles.row}>
        <SelectField
          id={fieldId('country')}
          name="country"
          label={t('booking.customer.country')}
          autoComplete="country"
          value={value.country}
          error={fieldError('country')}
          onChange={(event) => set({ country: event.target.value })}
        >
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
    </>
  );
}
