import { useState, type ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { SelectField, TextField } from '../../components/field.tsx';
import { begunKinds, newPageName, type BegunKind } from '../editors/pages-of.ts';
import admin from '../parts/admin.module.css';

export function NewPage({
  taken,
  onNamed,
}: {
  taken: readonly string[];
  onNamed: (page: string) => void;
}): ReactNode {
  const { t } = useTexts();
  const [kind, setKind] = useState<BegunKind>('article');
  const [name, setName] = useState('');
  const [error, setError] = useState('');
  return (
    <details className={admin.stack}>
      <summary>{t('desk.newPage.title')}</summary>
      <form
        className={admin.stack}
        onSubmit={(event) => {
          event.preventDefault();
          const page = newPageName(kind, name);
          if (page === null) setError(t('desk.snippets.nameWrong'));
          else if (taken.includes(page)) setError(t('desk.newPage.taken'));
          else onNamed(page);
        }}
      >
        <div className={admin.filters}>
          <SelectField
            label={t('desk.coverage.kind')}
            value={kind}
            onChange={({ target }) => setKind(target.value as BegunKind)}
          >
            {begunKinds.map((one) => (
              <option key={one} value={one}>
                {t(`desk.kind.${one}`)}
              </option>
            ))}
          </SelectField>
        </div>
        <div className={admin.search}>
          <TextField
            label={t('desk.newPage.name')}
            hint={t('desk.newPage.nameHint')}
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
        </div>
      </form>
    </details>
  );
}
