import type { ReactNode } from 'react';
import { contactLengths } from '../../../domain/contact-form.ts';
import { contactKinds, contactTopics } from '../../../domain/contact-topics.ts';
import type { Language } from '../../../domain/language.ts';
import { useOfferedLanguages } from '../../app/offered-languages.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { SelectField, TextField } from '../../components/field.tsx';
import type { CheckedField, TypedCase } from './typed-case.ts';

/** Who has called about what, and in which language they are answered. */
export function CallerFields({
  form,
  topics,
  errorOf,
  onChange: set,
}: {
  form: TypedCase;
  /** Topic names by `<kind>.<topic>`. */
  topics: Readonly<Record<string, string>>;
  errorOf: (field: CheckedField) => string | undefined;
  onChange: (change: Partial<TypedCase>) => void;
}): ReactNode {
  const { t } = useTexts();
  const languages = useOfferedLanguages();
  return (
    <>
      <SelectField
        name="topic"
        label={t('admin.cases.field.topic')}
        value={form.topic}
        onChange={({ target }) => set({ topic: target.value })}
      >
        {contactKinds.map((kind) => (
          <optgroup key={kind} label={t(`admin.roles.${kind}`)}>
            {contactTopics[kind].map((topic) => (
              <option key={topic} value={`${kind}.${topic}`}>
                {topics[`${kind}.${topic}`] ?? topic}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      <TextField
        name="name"
        label={t('admin.cases.field.name')}
        maxLength={contactLengths.name}
        error={errorOf('name')}
        value={form.name}
        onChange={({ target }) => set({ name: target.value })}
      />
      <TextField
        name="email"
        type="email"
        label={t('admin.cases.field.email')}
        maxLength={contactLengths.email}
        error={errorOf('email')}
        value={form.email}
        onChange={({ target }) => set({ email: target.value })}
      />
      <TextField
        name="phone"
        type="tel"
        label={t('admin.cases.field.phone')}
        maxLength={contactLengths.phone}
        value={form.phone}
        onChange={({ target }) => set({ phone: target.value })}
      />
      <TextField
        name="bookingNumber"
        inputMode="numeric"
        label={t('admin.cases.field.bookingNumber')}
        maxLength={9}
        error={errorOf('bookingNumber')}
        value={form.bookingNumber}
        onChange={({ target }) => set({ bookingNumber: target.value })}
      />
      <SelectField
        name="language"
        label={t('admin.cases.field.language')}
        value={form.language}
        onChange={({ target }) => set({ language: target.value as Language })}
      >
        {languages.map((one) => (
          <option key={one} value={one}>
            {one.toUpperCase()}
          </option>
        ))}
      </SelectField>
    </>
  );
}
