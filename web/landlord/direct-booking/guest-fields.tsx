import type { ReactNode } from 'react';
import { customerLengths } from '../../../domain/booking/customer-fields.ts';
import { languageNames } from '../../../domain/language-names.ts';
import { isLanguage, languages } from '../../../domain/language.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { SelectField, TextField } from '../../components/field.tsx';
import own from './direct.module.css';
import type { DirectFormState } from './use-direct-form.ts';

/** Who comes. Only the last name is needed. */
export function GuestFields({
  form: { draft, set, errorOf, refusalOf },
}: {
  form: DirectFormState;
}): ReactNode {
  const { t } = useTexts();
  return (
    <div className={own.fields}>
      <TextField
        name="firstName"
        autoComplete="off"
        maxLength={customerLengths.firstName}
        label={t('landlord.direct.firstName')}
        value={draft.firstName}
        error={refusalOf('firstName')}
        onChange={({ target }) => set({ firstName: target.value })}
      />
      <TextField
        name="lastName"
        autoComplete="off"
        required
        maxLength={customerLengths.lastName}
        label={t('landlord.direct.lastName')}
        value={draft.lastName}
        error={errorOf('lastName') ?? refusalOf('lastName')}
        onChange={({ target }) => set({ lastName: target.value })}
      />
      <TextField
        type="email"
        name="email"
        autoComplete="off"
        maxLength={customerLengths.email}
        label={t('landlord.direct.email')}
        hint={t('landlord.direct.emailHint')}
        value={draft.email}
        error={refusalOf('email')}
        onChange={({ target }) => set({ email: target.value, informs: target.value.trim() !== '' })}
      />
      <TextField
        type="tel"
        name="phone"
        autoComplete="off"
        maxLength={customerLengths.phone}
        label={t('landlord.direct.phone')}
        value={draft.phone}
        error={refusalOf('phone')}
        onChange={({ target }) => set({ phone: target.value })}
      />
      <SelectField
        name="language"
        label={t('landlord.direct.language')}
        value={draft.language}
        onChange={({ target }) => {
          if (isLanguage(target.value)) set({ language: target.value });
        }}
      >
        {languages.map((one) => (
          <option key={one} value={one}>
            {languageNames[one]}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
