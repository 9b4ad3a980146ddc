import { useState, type FormEvent, type ReactNode } from 'react';
import type { SharedListView } from '../../../../contract/watch-list/shared-list.ts';
import { savedListBounds } from '../../../../domain/saved-lists.ts';
import { isCallFailure } from '../../../app/calls/call-failure.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { Button } from '../../../components/button.tsx';
import { TextField } from '../../../components/field.tsx';
import styles from '../saved-lists.module.css';

/** Asks for a name to be shown with votes and comments. Later it shows the name and lets the visitor change it. */
export function JoinForm({
  you,
  onJoin,
}: {
  you: SharedListView['you'];
  onJoin: (name: string) => Promise<void>;
}): ReactNode {
  const { t } = useTexts();
  const [isChanging, setChanging] = useState(false);
  const [name, setName] = useState('');
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  const join = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (name.trim() === '') return setError('missing');
    setBusy(true);
    try {
      await onJoin(name.trim());
      setChanging(false);
    } catch (failure) {
      const type = isCallFailure<'joinSharedList'>(failure) ? failure.type : 'unknown';
      setError(type === 'person-name-taken' ? 'taken' : type === 'people-full' ? 'full' : 'failed');
    }
    setBusy(false);
  };
  if (you && !isChanging) {
    return (
      <p className={styles.row} data-testid="group-you">
        {t('savedlists.join.you', { name: you.name })}
        <Button
          small
          variant="quiet"
          onClick={() => {
            setName(you.name);
            setChanging(true);
          }}
        >
          {t('savedlists.join.change')}
        </Button>
      </p>
    );
  }
  return (
    <form className={styles.join} onSubmit={(event) => void join(event)} noValidate data-testid="join-form">
      <h2 className={styles.heading}>{t('savedlists.join.title')}</h2>
      <p className={styles.note}>{t('savedlists.join.text')}</p>
      <div className={styles.linkRow}>
        <TextField
          label={t('savedlists.join.name')}
          name="personName"
          autoComplete="given-name"
          value={name}
          maxLength={savedListBounds.personNameLength}
          error={error ? t(`savedlists.join.${error}`, { count: savedListBounds.people }) : undefined}
          onChange={(event) => {
            setName(event.target.value);
            setError('');
          }}
        />
        <Button type="submit" variant="primary" busy={isBusy} className={styles.besideField}>
          {t('savedlists.join.submit')}
        </Button>
      </div>
    </form>
  );
}
