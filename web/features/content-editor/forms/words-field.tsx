import type { ReactNode } from 'react';
import { useTexts } from '../../../app/texts-context.tsx';
import { SelectField, TextAreaField, TextField } from '../../../components/field.tsx';
import { useOffered } from '../rich/editor-context.ts';
import type { Field } from './form-field.ts';

export function WordsField({
  field: { name, long, optional, max },
  value = '',
  onChange,
}: {
  field: Extract<Field, { kind: 'words' }>;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}): ReactNode {
  const { t } = useTexts();
  const hints: Readonly<Record<string, string>> = {
    alt: t('editor.field.altHint'),
    search: t('editor.field.searchHint'),
    slug: t('editor.field.slugHint'),
    description: t('editor.field.descriptionHint'),
  };
  const commonProps = {
    label: optional
      ? t('editor.field.optional', { name: t(`editor.field.${name}`) })
      : t(`editor.field.${name}`),
    hint: hints[name],
    value,
    maxLength: max,
  };
  const changeText = (text: string): void => onChange(optional === true && text === '' ? undefined : text);
  if (long) return <TextAreaField {...commonProps} onChange={({ target }) => changeText(target.value)} />;
  return (
    <TextField {...commonProps} autoComplete="off" onChange={({ target }) => changeText(target.value)} />
  );
}

export function SnippetField({
  value,
  onChange,
}: {
  value: string;
  onChange: (value: string) => void;
}): ReactNode {
  const { t } = useTexts();
  const { snippets } = useOffered();
  return (
    <SelectField
      label={t('editor.field.snippet')}
      hint={t('editor.field.snippetHint')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">–</option>
      {snippets.map(({ name, title }) => (
        <option key={name} value={name}>
          {title}
        </option>
      ))}
    </SelectField>
  );
}
