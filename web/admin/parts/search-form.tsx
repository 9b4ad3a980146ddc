import { useState, type ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/field.tsx';
import styles from './admin.module.css';

export function SearchForm({
  label,
  hint,
  query,
  busy,
  className,
  children,
  onSearch,
}: {
  label: string;
  hint?: string;
  query: string;
  busy: boolean;
  className?: string | undefined;
  children?: ReactNode;
  onSearch: (query: string) => void;
}): ReactNode {
  const { t } = useTexts();
  const [typed, setTyped] = useState(query);
  return (
    <form
      role="search"
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed.trim());
      }}
    >
      <div className={styles.search}>
        <TextField
          name="q"
          type="search"
          label={label}
          hint={hint}
          autoComplete="off"
          maxLength={200}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" variant="primary" busy={busy}>
          {t('admin.people.search')}
        </Button>
      </div>
      {children}
    </form>
  );
}
