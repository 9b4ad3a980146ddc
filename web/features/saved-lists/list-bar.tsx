import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { mainListId } from '../../../domain/saved-lists.ts';
import { useRoutes } from '../../app/routes-context.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Link } from '../../components/link.tsx';
import { Notice } from '../../components/notice.tsx';
import { visitorStore } from '../visitor/use-visitor.ts';
import { ListNameForm } from './list-name-form.tsx';
import { ownListCalls } from './saved-list-calls.ts';
import styles from './saved-lists.module.css';
import { useSavedLists } from './use-saved-lists.ts';

/** The selection of the bar. Null for all saved homes. */
export interface ShownList {
  listID: number;
  objectNumbers: readonly number[];
}

/** Selects all saved homes or one list, and creates, renames and deletes lists. */
export default function ListBar({
  selected,
  onShown,
}: {
  /** Number of the list that the address names. Null for all homes. */
  selected: number | null;
  onShown: (shown: ShownList | null) => void;
}): ReactNode {
  const { t, language } = useTexts();
  const { pathOf } = useRoutes();
  const { search } = useLocation();
  const saved = useSavedLists();
  const [form, setForm] = useState<'new' | 'rename' | null>(null);
  const [removed, setRemoved] = useState<{ listID: number; name: string } | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const lists = saved?.lists ?? [];
  const current = lists.find(({ listID }) => listID === selected);
  useEffect(() => {
    if (saved) onShown(current ? { listID: current.listID, objectNumbers: current.objectNumbers } : null);
    // The callback is a setter of the page.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [saved, current]);
  const pathTo = (listID: number | null): string => {
    const query = new URLSearchParams(search);
    query.delete('list');
    if (listID !== null) query.set('list', String(listID));
    const text = query.toString();
    return pathOf('WatchList', language) + (text && `?${text}`);
  };
  const remove = (listID: number, name: string, undo: boolean): void => {
    setFailed(false);
    ownListCalls.remove(listID, undo).then(
      () => {
        setRemoved(undo ? null : { listID, name });
        // Deleting a list also removes homes that were on no other list, and undoing it restores them.
        void visitorStore.reload();
      },
      () => setFailed(true),
    );
  };
  return (
    <>
      <nav className={styles.bar} aria-label={t('savedlists.bar.label')} data-testid="list-bar">
        {lists.length > 1 && (
          <>
            <Link
              to={pathTo(null)}
              className={styles.tab}
              aria-current={selected === null ? 'page' : undefined}
            >
              {t('savedlists.bar.all')}
            </Link>
            {lists.map((list) => (
              <Link
                key={list.listID}
                to={pathTo(list.listID)}
                className={styles.tab}
                aria-current={list === current ? 'page' : undefined}
              >
                {list.name || t('savedlists.main')}{' '}
                <span className={styles.count}>{list.objectNumbers.length}</span>
              </Link>
            ))}
          </>
        )}
        <Button small variant="quiet" onClick={() => setForm('new')} data-testid="new-list">
          {t('savedlists.bar.new')}
        </Button>
      </nav>
      {current && (
        <div className={styles.row}>
          <Button small onClick={() => setForm('rename')}>
            {t('savedlists.bar.rename')}
          </Button>
          {current.listID !== mainListId && (
            <Button small variant="quiet" onClick={() => remove(current.listID, current.name, false)}>
              {t('savedlists.bar.remove')}
            </Button>
          )}
        </div>
      )}
      {hasFailed && (
        <Notice kind="danger" role="alert">
          {t('savedlists.failed')}
        </Notice>
      )}
      {removed && (
        <Notice kind="success" role="alert" data-testid="list-removed">
          {t('savedlists.bar.removed', { name: removed.name })}{' '}
          <Button small onClick={() => remove(removed.listID, removed.name, true)}>
            {t('savedlists.bar.undo')}
          </Button>
        </Notice>
      )}
      {form && (
        <Dialog
          title={t(`savedlists.form.${form}`)}
          closeLabel={t('savedlists.form.close')}
          onClose={() => setForm(null)}
        >
          <ListNameForm
            listID={form === 'rename' && current ? current.listID : null}
            name={form === 'rename' ? (current?.name ?? '') : ''}
            objectNumber={null}
            onDone={() => setForm(null)}
            onCancel={() => setForm(null)}
          />
        </Dialog>
      )}
    </>
  );
}
