import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { languages, type Language } from '../../../domain/language.ts';
import { addEndpoints } from '../../app/api/browser-api.ts';
import { useOfferedLanguages } from '../../app/offered-languages.ts';
import { useCall } from '../../app/calls/use-call.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import type { EditablePage } from './editable.tsx';
import styles from './session/editor.module.css';
import { endpointPaths } from './endpoint-paths.generated.ts';
import { nothingOffered, offeredIn, OfferedProvider } from './rich/editor-context.ts';
import { startPage } from '../../../domain/start-page.ts';
import { useStartCatalogue } from './use-start-catalogue.ts';
import { Workspace } from './workspace.tsx';

addEndpoints(endpointPaths);

const containerKey = 'main';

export default function PageEditor({
  editable,
  editing,
  onEditing,
}: {
  editable: EditablePage;
  editing: Language | null;
  onEditing: (language: Language | null) => void;
}): ReactNode {
  const { t } = useTexts();
  // The desk leads to a page with the language that is to be edited at the end of the address.
  useEffect(() => {
    const asked = languages.find((language) => location.hash === `#edit-${language}`);
    if (asked === undefined) return;
    history.replaceState(history.state, '', location.pathname + location.search);
    onEditing(asked);
    // oxlint-disable-next-line react/exhaustive-deps -- once, for the address that the page came with
  }, []);
  const { answer, retry } = useCall('listContents', {});
  const { page } = editable;
  const offeredLanguages = useOfferedLanguages();
  const [showsAll, setShowsAll] = useState(false);
  const catalogue = useStartCatalogue(page === startPage ? editing : null);
  const offered = useMemo(
    () =>
      answer && editing !== null ? offeredIn(answer, editing, catalogue) : nothingOffered(editing ?? 'de'),
    [answer, editing, catalogue],
  );
  if (editing !== null) {
    return (
      <OfferedProvider value={offered}>
        <Workspace
          key={`${page} ${editing}`}
          unit={{ page, containerKey, language: editing }}
          editable={editable}
          onClose={() => {
            retry();
            onEditing(null);
          }}
        />
      </OfferedProvider>
    );
  }
  const stateOf = (language: Language): string => {
    const unit = answer?.units.find((one) => one.page === page && one.language === language);
    if (!unit || (!unit.isPublished && unit.title === '')) return 'missing';
    return unit.status;
  };
  return (
    <aside className={styles.bar} aria-label={t('editor.bar')} data-bottom-bar data-testid="editor-bar">
      <div className={styles.barLine}>
        <p className={styles.barTitle}>{t('editor.edit')}</p>
        {(showsAll ? languages : offeredLanguages).map((language) => (
          <button
            key={language}
            type="button"
            className={styles.state}
            data-state={stateOf(language)}
            onClick={() => onEditing(language)}
          >
            {t(`editor.language.${language}`)}
            <small>{t(`editor.state.${stateOf(language)}`)}</small>
          </button>
        ))}
        {!showsAll && offeredLanguages.length < languages.length && (
          <Button small variant="quiet" onClick={() => setShowsAll(true)}>
            {t('editor.otherLanguages')}
          </Button>
        )}
      </div>
    </aside>
  );
}
