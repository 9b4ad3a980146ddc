import { useState, type FormEvent, type ReactNode } from 'react';
import type { SavedLists } from '../../../contract/watch-list/saved-list.ts';
import { savedListBounds } from '../../../domain/saved-lists.ts';
import { isCallFailure } from '../../app/calls/call-failure.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/field.tsx';
import { ownListCalls } from './saved-list-calls.ts';
import styles from './saved-lists.module.css';

/** Asks for the name of a new list or of an existing one. */
export function ListNameForm({
  listID,
  name: firstName,
  objectNumber,
  onDone,
  onCancel,
}: {
  /** Null to create a list. */
  listID: number | null;
  name: string;
  /** The saved home to put on the new list, or null. */
  objectNumber: number | null;
  onDone: (lists: SavedLists) => void;
  onCancel: () => void;
}): ReactNode {
  const { t, language } = useTexts();
  const [name, setName] = useState(firstName);
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (name.trim() === '') return setError('missing');
    setBusy(true);
    try {
      onDone(await ownListCalls.save({ listID, name: name.trim(), objectNumber }, language));
    } catch (failure) {
      const type = isCallFailure<'saveSavedList'>(failure) ? failure.type : 'unknown';
      setError(type === 'list-name-taken' ? 'taken' : type === 'lists-full' ? 'full' : 'failed');
      setBusy(false);
    }
  };
  return (
    <form
      className={styles.nameForm}
      onSubmit={(event) => void save(event)}
      noValidate
      data-testid="list-form"
    >
      <TextField
        label={t('savedlists.form.name')}
        hint={t('savedlists.form.hint')}
        name="listName"
        value={name}
        maxLength={savedListBounds.nameLength}
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form appears because its button was pressed
        autoFocus
        error={error ? t(`savedlists.form.${error}`, { count: savedListBounds.lists }) : undefined}
        onChange={(event) => {
          setName(event.target.value);
          setError('');
        }}
      />
      <div className={styles.row}>
        <Button type="submit" variant="primary" busy={isBusy}>
          {t('savedlists.form.save')}
        </Button>
        <Button onClick={onCancel}>{t('savedlists.form.cancel')}</Button>
      </div>
    </form>
  );
}
