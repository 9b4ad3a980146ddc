import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useTexts } from '../../app/texts-context.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { Checkbox } from '../../components/choice.tsx';
import { TextField } from '../../components/field.tsx';
import { Notice } from '../../components/notice.tsx';
import { buildRows } from '../editors/pages-of.ts';
import { ContentLoader } from '../editors/content-loader.tsx';
import { useAdminPaths } from '../use-admin-paths.ts';
import { MovePage } from './move-page.tsx';
import { NewPage } from './new-page.tsx';
import { buildTree, findPages } from './page-tree.ts';
import styles from './pages.module.css';
import { TreeRow } from './tree-row.tsx';

/** Kinds with so many pages that each gets a folder. */
const inFolders: ReadonlySet<string> = new Set(['article', 'theme']);

/** Scrolls to the notice, since the moved or copied page may be far away from it. */
const comeIntoView = (notice: HTMLElement | null): void => notice?.scrollIntoView({ block: 'center' });

export function Pages(): ReactNode {
  const { t, language } = useTexts();
  const buildPath = useAdminPaths();
  const [params, setParams] = useSearchParams();
  const [message, setMessage] = useState('');
  const [sought, setSought] = useState('');
  const [showsFolders, setShowsFolders] = useState(false);
  return (
    <ContentLoader>
      {(listed, reload) => {
        const tree = buildTree(buildRows(listed.units, language));
        const found = findPages(tree, sought);
        const newBelow = params.get('new');
        if (newBelow !== null) return <NewPage tree={tree} parent={newBelow} onClose={() => setParams({})} />;
        const moved = tree.find(({ row }) => row.page === params.get('move'));
        return (
          <>
            <p>
              <ButtonLink variant="primary" to={`${buildPath('AdminPages')}?new=`} data-testid="new-page">
                {t('desk.pages.new')}
              </ButtonLink>
            </p>
            {message !== '' && (
              <Notice key={message} kind="success" role="status" ref={comeIntoView}>
                {message}
              </Notice>
            )}
            {moved && (
              <MovePage
                key={moved.row.page}
                moved={moved}
                tree={tree}
                onClose={() => setParams({}, { preventScrollReset: true })}
                onDone={() => {
                  setParams({}, { preventScrollReset: true });
                  setMessage(t('desk.pages.moved', { title: moved.row.title }));
                  reload();
                }}
              />
            )}
            <TextField
              name="page"
              type="search"
              label={t('desk.pages.find')}
              autoComplete="off"
              value={sought}
              onChange={({ target }) => setSought(target.value)}
            />
            {sought.trim() !== '' && <p role="status">{t('desk.coverage.found', { count: found.length })}</p>}
            <Checkbox
              label={t('desk.pages.withFolders')}
              checked={showsFolders}
              onChange={({ target }) => setShowsFolders(target.checked)}
            />
            <ul className={styles.tree} data-testid="page-tree">
              {found
                .filter(({ row }) => sought.trim() !== '' || showsFolders || !inFolders.has(row.kind))
                .map((page) => (
                  <TreeRow
                    key={page.row.page}
                    page={page}
                    onMove={() => setParams({ move: page.row.page }, { preventScrollReset: true })}
                    onCopied={() => {
                      setMessage(t('desk.pages.copied', { title: page.row.title }));
                      reload();
                    }}
                  />
                ))}
            </ul>
          </>
        );
      }}
    </ContentLoader>
  );
}
