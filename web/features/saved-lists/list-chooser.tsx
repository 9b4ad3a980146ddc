import { useState, type ReactNode } from 'react';
import type { SavedList } from '../../../contract/watch-list/saved-list.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Checkbox } from '../../components/choice.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Notice } from '../../components/notice.tsx';
import { ListNameForm } from './list-name-form.tsx';
import { ownListCalls } from './saved-list-calls.ts';
import styles from './saved-lists.module.css';
import { useSavedLists } from './use-saved-lists.ts';

/** Shows on which lists a saved home is, and lets the visitor copy or move it, or start a new list with it. */
export default function ListChooser({
  objectNumber,
  title,
  onClose,
}: {
  objectNumber: number;
  title: string;
  onClose: () => void;
}): ReactNode {
  const { t, language } = useTexts();
  const lists = useSavedLists()?.lists ?? [];
  const [isNew, setNew] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const isOn = (list: SavedList): boolean => list.objectNumbers.includes(objectNumber);
  const chosen = lists.filter(isOn).map(({ listID }) => listID);
  const toggle = ({ listID }: SavedList): void => {
    const next = chosen.includes(listID) ? chosen.filter((one) => one !== listID) : [...chosen, listID];
    if (next.length === 0) return;
    setFailed(false);
    ownListCalls.setListsOfHome(objectNumber, next, language).catch(() => setFailed(true));
  };
  return (
    <Dialog
      title={t('savedlists.chooser.title')}
      closeLabel={t('savedlists.form.close')}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('savedlists.chooser.done')}
        </Button>
      }
    >
      <div className={styles.chooser} data-testid="list-chooser">
        {title !== '' && <p className={styles.note}>{title}</p>}
        {hasFailed && (
          <Notice kind="danger" role="alert">
            {t('savedlists.failed')}
          </Notice>
        )}
        {lists.map((list) => (
          <Checkbox
            key={list.listID}
            label={list.name || t('savedlists.main')}
            aside={list.objectNumbers.length}
            checked={isOn(list)}
            // A home has to stay on at least one list, or it could no longer be found.
            aria-disabled={chosen.length === 1 && isOn(list)}
            onChange={() => toggle(list)}
          />
        ))}
        {chosen.length === 1 && lists.length > 1 && (
          <p className={styles.note}>{t('savedlists.chooser.last')}</p>
        )}
        {isNew ? (
          <ListNameForm
            listID={null}
            name=""
            objectNumber={objectNumber}
            onDone={() => setNew(false)}
            onCancel={() => setNew(false)}
          />
        ) : (
          <Button onClick={() => setNew(true)} data-testid="new-list-of-home">
            {t('savedlists.chooser.new')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
