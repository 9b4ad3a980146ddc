import type { ReactNode } from 'react';
import { dedicationMax } from '../../../domain/vouchers.ts';
import { useOfferedLanguages } from '../../app/offered-languages.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { SelectField, TextAreaField, TextField } from '../../components/field.tsx';
import styles from '../parts/admin.module.css';
import type { DraftFieldsProps } from './typed-draft.ts';

export function VoucherFields({ typed, change, errorOf }: DraftFieldsProps): ReactNode {
  const { t } = useTexts();
  const languages = useOfferedLanguages();
  return (
    <>
      <div className={styles.filters}>
        <TextField
          name="name"
          label={t('postings.recipient')}
          autoComplete="off"
          maxLength={100}
          error={errorOf('name')}
          value={typed.name}
          onChange={({ target }) => change({ name: target.value })}
        />
        <TextField
          name="email"
          type="email"
          label={t('postings.email')}
          autoComplete="off"
          maxLength={254}
          error={errorOf('email')}
          value={typed.email}
          onChange={({ target }) => change({ email: target.value })}
        />
        <SelectField
          name="language"
          label={t('postings.language')}
          value={typed.language}
          onChange={({ target }) => change({ language: languages.find((one) => one === target.value)! })}
        >
          {languages.map((one) => (
            <option key={one} value={one}>
              {t(`admin.texts.language.${one}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <TextAreaField
        name="dedication"
        label={t('postings.dedication')}
        lang={typed.language}
        rows={2}
        maxLength={dedicationMax}
        value={typed.dedication}
        onChange={({ target }) => change({ dedication: target.value })}
      />
    </>
  );
}
