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
import { WaitingReviews } from './review/waiting-reviews.tsx';
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
  // The desk links to a page with the language to edit in the fragment.
  useEffect(() => {
    const requestedLanguage = languages.find((language) => location.hash === `#edit-${language}`);
    if (requestedLanguage === undefined) return;
    history.replaceState(history.state, '', location.pathname + location.search);
    onEditing(requestedLanguage);
    // oxlint-disable-next-line react/exhaustive-deps -- once, for the address that the page came with
  }, []);
  const { answer, retry } = useCall('listContents', {});
  const { page } = editable;
  const offeredLanguages = useOfferedLanguages();
  const [showsAll, setShowsAll] = useState(false);
  const catalogue = useStartCatalogue(page === startPage ? editing : null);
  const linkChoices = useMemo(
    () =>
      answer && editing !== null ? offeredIn(answer, editing, catalogue) : nothingOffered(editing ?? 'de'),
    [answer, editing, catalogue],
  );
  if (editing !== null) {
    return (
      <OfferedProvider value={linkChoices}>
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
  /** Returns null until the states are known. */
  const unitState = (language: Language): string | null => {
    if (!answer) return null;
    const unit = answer.units.find((one) => one.page === page && one.language === language);
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
            data-state={unitState(language) ?? undefined}
            onClick={() => onEditing(language)}
          >
            {t(`editor.language.${language}`)}
            {answer && <small>{t(`editor.state.${unitState(language)}`)}</small>}
          </button>
        ))}
        <WaitingReviews page={page} />
        {!showsAll && offeredLanguages.length < languages.length && (
          <Button small variant="quiet" onClick={() => setShowsAll(true)}>
            {t('editor.otherLanguages')}
          </Button>
        )}
      </div>
    </aside>
  );
}
