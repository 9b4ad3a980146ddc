import { useState, type ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/field.tsx';
import admin from '../parts/admin.module.css';

export function NewSnippet({
  taken,
  onNamed,
}: {
  taken: readonly string[];
  onNamed: (name: string) => void;
}): ReactNode {
  const { t } = useTexts();
  const [name, setName] = useState('');
  const [error, setError] = useState('');
  return (
    <form
      className={admin.search}
      onSubmit={(event) => {
        event.preventDefault();
        const snippetName = name.trim().toLowerCase();
        if (!/^[a-z0-9][a-z0-9-]{0,59}$/.test(snippetName)) setError(t('desk.snippets.nameWrong'));
        else if (taken.includes(`snippets/${snippetName}`)) setError(t('desk.snippets.nameTaken'));
        else onNamed(snippetName);
      }}
    >
      <TextField
        label={t('desk.snippets.name')}
        hint={t('desk.snippets.nameHint')}
        error={error === '' ? undefined : error}
        value={name}
        maxLength={60}
        autoComplete="off"
        onChange={({ target }) => {
          setName(target.value);
          setError('');
        }}
      />
      <Button type="submit" variant="primary">
        {t('desk.snippets.begin')}
      </Button>
    </form>
  );
}
