import type { ReactNode } from 'react';
import { SelectField, TextField } from '../../components/field.tsx';
import { useTexts } from '../../app/texts-context.tsx';
import styles from './account.module.css';

export interface Names {
  salutation: 'ms' | 'mr' | 'none';
  firstName: string;
  lastName: string;
}

const salutations = ['none', 'ms', 'mr'] as const;

export function NameFields({
  names,
  onChange,
}: {
  names: Names;
  onChange: (part: Partial<Names>) => void;
}): ReactNode {
  const { t } = useTexts();
  return (
    <>
      <SelectField
        name="salutation"
        label={t('account.registration.salutation')}
        value={names.salutation}
        onChange={(event) => onChange({ salutation: event.target.value as Names['salutation'] })}
      >
        {salutations.map((salutation) => (
          <option key={salutation} value={salutation}>
            {t(`account.registration.${salutation}`)}
          </option>
        ))}
      </SelectField>
      <div className={styles.pair}>
        <TextField
          name="firstName"
          label={t('account.registration.firstName')}
          autoComplete="given-name"
          maxLength={60}
          value={names.firstName}
          onChange={(event) => onChange({ firstName: event.target.value })}
        />
        <TextField
          name="lastName"
          label={t('account.registration.lastName')}
          autoComplete="family-name"
          maxLength={60}
          value={names.lastName}
          onChange={(event) => onChange({ lastName: event.target.value })}
        />
      </div>
    </>
  );
}
