import type { ReactNode } from 'react';
import { languageNames } from '../../../domain/language-names.ts';
import { isLanguage, languages, type Language } from '../../../domain/language.ts';
import { useOfferedLanguages } from '../../app/offered-languages.ts';
import { SelectField } from '../../components/field.tsx';

/**
 * Selects the language of a person among those that the site offers. The person's present language stays selectable even
 * if the site no longer offers it. Each is named in itself: Deutsch, English.
 */
export function LanguageField({
  label,
  language,
  onChange,
}: {
  label: string;
  language: Language;
  onChange: (language: Language) => void;
}): ReactNode {
  const offeredLanguages = useOfferedLanguages();
  return (
    <SelectField
      name="language"
      label={label}
      value={language}
      onChange={({ target }) => isLanguage(target.value) && onChange(target.value)}
    >
      {languages
        .filter((one) => offeredLanguages.includes(one) || one === language)
        .map((one) => (
          <option key={one} value={one} lang={one}>
            {languageNames[one]}
          </option>
        ))}
    </SelectField>
  );
}
