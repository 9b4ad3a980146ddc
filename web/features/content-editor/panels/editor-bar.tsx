import { useRef, useState, type ReactNode } from 'react';
import type { Language } from '../../../../domain/language.ts';
import { isMenuPage } from '../../../../domain/menus.ts';
import { useOfferedLanguages } from '../../../app/offered-languages.ts';
import { useStore } from '../../../app/stores/use-store.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { Button } from '../../../components/button.tsx';
import { useOffered } from '../rich/editor-context.ts';
import styles from '../session/editor.module.css';
import type { UnitKey, UnitSession } from '../session/unit-session.ts';
import { HistoryPanel } from './history-panel.tsx';
import { PhonePreview } from './phone-preview.tsx';
import { PublishPanel } from './publish-panel.tsx';
import { useComments } from '../review/comments-context.ts';
import { ReviewPanel } from '../review/review-panel.tsx';
import { countOpen } from '../review/group-threads.ts';

/** Menus and snippets have no page of their own; they are shown on other pages. */
const hasOwnPage = (page: string): boolean => !isMenuPage(page) && !page.startsWith('snippets/');

export function EditorBar({
  session,
  unit,
  beside,
  onBeside,
  onClose,
}: {
  session: UnitSession;
  unit: UnitKey;
  beside: Language | null;
  onBeside: (language: Language | null) => void;
  onClose: () => void;
}): ReactNode {
  const { t } = useTexts();
  const { status, saving, canUndo, canRedo } = useStore(session);
  const { behind } = useOffered();
  const otherLanguages = useOfferedLanguages();
  const [isOnPhone, setOnPhone] = useState(false);
  const phoneButton = useRef<HTMLSpanElement>(null);
  const [panel, setPanel] = useState<'publish' | 'history' | 'review' | null>(null);
  const openComments = countOpen(useComments()?.comments ?? []);
  /** Saves first, since these panels show and use what is stored. */
  const openPanel = (name: 'publish' | 'review'): void => void session.save().then(() => setPanel(name));
  return (
    <aside className={styles.bar} aria-label={t('editor.bar')} data-bottom-bar data-testid="editor-bar">
      <div className={styles.barLine}>
        <p className={styles.barTitle}>
          {t(`editor.language.${unit.language}`)}
          <small data-testid="saving">
            {t(`editor.state.${status}`)} · {t(`editor.saving.${saving}`)}
          </small>
        </p>
        <Button small disabled={!canUndo} aria-label={t('editor.undo')} onClick={() => session.undo()}>
          <span aria-hidden="true">↶</span>
        </Button>
        <Button small disabled={!canRedo} aria-label={t('editor.redo')} onClick={() => session.redo()}>
          <span aria-hidden="true">↷</span>
        </Button>
        {!isMenuPage(unit.page) && (
          <label className={styles.beside}>
            <span>{t('editor.beside')}</span>
            <select
              value={beside ?? ''}
              onChange={({ target }) => onBeside(target.value === '' ? null : (target.value as Language))}
            >
              <option value="">{t('editor.besideNothing')}</option>
              {otherLanguages
                .filter((language) => language !== unit.language)
                .map((language) => (
                  <option key={language} value={language}>
                    {t(`editor.language.${language}`)}
                  </option>
                ))}
            </select>
          </label>
        )}
        {hasOwnPage(unit.page) && (
          <span ref={phoneButton}>
            <Button small aria-pressed={isOnPhone} onClick={() => setOnPhone(!isOnPhone)}>
              {t('editor.phone.open')}
            </Button>
          </span>
        )}
        <Button small onClick={() => setPanel('history')}>
          {t('editor.history.title')}
        </Button>
        <Button small onClick={() => openPanel('review')}>
          {openComments === 0
            ? t('editor.review.open')
            : t('editor.review.openWith', { count: openComments })}
        </Button>
        <Button small variant="primary" onClick={() => openPanel('publish')}>
          {t('editor.publish.open')}
        </Button>
        <Button small onClick={onClose}>
          {t('editor.close')}
        </Button>
      </div>
      {isOnPhone && (
        <PhonePreview
          session={session}
          onClose={() => {
            setOnPhone(false);
            phoneButton.current?.querySelector('button')?.focus();
          }}
        />
      )}
      {panel === 'publish' && (
        <PublishPanel
          session={session}
          isBehind={behind.has(unit.page)}
          onReview={() => setPanel('review')}
          onClose={() => setPanel(null)}
        />
      )}
      {panel === 'review' && <ReviewPanel session={session} onClose={() => setPanel(null)} />}
      {panel === 'history' && <HistoryPanel session={session} onClose={() => setPanel(null)} />}
    </aside>
  );
}
