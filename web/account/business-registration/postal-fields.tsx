import type { ReactNode } from 'react';
import type { BusinessField } from '../../../domain/business-registration.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { SelectField, TextField } from '../../components/field.tsx';
import type { CountryChoice } from '../../features/booking/country-choices.ts';
import { useAllCountries } from '../../features/booking/use-all-countries.ts';
import styles from '../parts/account.module.css';

interface Field {
  id: string;
  name: string;
  label: string;
  error: string | undefined;
  maxLength: number;
  value: string;
  onChange: (event: { target: { value: string } }) => void;
}

export function PostalFields({
  field,
  countries: usual,
}: {
  field: (name: BusinessField, label: string) => Field;
  countries: readonly CountryChoice[];
}): ReactNode {
  const { t } = useTexts();
  const countries = useAllCountries(usual);
  const { maxLength: _none, ...country } = field('country', t('account.travellers.country'));
  return (
    <>
      <TextField {...field('street', t('account.travellers.street'))} autoComplete="street-address" />
      <div className={styles.pair}>
        <TextField {...field('zip', t('account.travellers.zip'))} autoComplete="postal-code" />
        <TextField {...field('city', t('account.travellers.city'))} autoComplete="address-level2" />
      </div>
      <SelectField {...country} autoComplete="country">
        <option value="">{t('account.join.choose')}</option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
    </>
  );
}
