import { useId, type ReactNode } from 'react';
import { useTexts } from '../../../app/texts-context.tsx';
import { TextField } from '../../../components/field.tsx';
import { useOffered } from './editor-context.ts';

export function LinkField({
  id,
  optional = false,
  value,
  error,
  onChange,
  onEnter,
}: {
  id?: string;
  optional?: boolean | undefined;
  value: string;
  error?: string | undefined;
  onChange: (to: string) => void;
  onEnter?: () => void;
}): ReactNode {
  const { t } = useTexts();
  const { pages } = useOffered();
  const list = useId();
  return (
    <>
      <TextField
        id={id}
        label={optional ? t('editor.field.optional', { name: t('editor.field.to') }) : t('editor.field.to')}
        hint={t('editor.field.toHint')}
        error={error}
        list={list}
        value={value}
        autoComplete="off"
        spellCheck={false}
        maxLength={600}
        onChange={({ target }) => onChange(target.value.trim())}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !onEnter) return;
          event.preventDefault();
          onEnter();
        }}
      />
      <datalist id={list}>
        {pages.map(({ to, title }) => (
          <option key={to} value={to}>
            {title}
          </option>
        ))}
      </datalist>
    </>
  );
}
