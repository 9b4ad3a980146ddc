import { useMemo, type ReactNode } from 'react';
import { countryCodes } from '../../../domain/country-codes.ts';
import { countryName } from '../../../domain/country-name.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { SelectField } from '../../components/field.tsx';

type Common = Omit<Parameters<typeof SelectField>[0], 'children'>;

export function CountryField(common: Common): ReactNode {
  const { language } = useTexts();
  const countries = useMemo(
    () =>
      countryCodes
        .map((code) => [code.toUpperCase(), countryName(code, language)] as const)
        .toSorted(([, one], [, other]) => one.localeCompare(other, language)),
    [language],
  );
  return (
    <SelectField {...common}>
      <option value="" />
      {countries.map(([code, name]) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
