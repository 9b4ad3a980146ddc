import type { EditorView } from 'prosemirror-view';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { parseContentLink } from '../../../../domain/content-links.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { Button } from '../../../components/button.tsx';
import { LinkField } from './link-field.tsx';
import { linkAt, richTools, setLink, type RichTool } from './rich-commands.ts';
import styles from './rich-text-editor.module.css';

const signs: Record<RichTool['name'], string> = {
  paragraph: '¶',
  heading2: 'H2',
  heading3: 'H3',
  strong: 'B',
  em: 'I',
  bullets: '•',
  numbers: '1.',
  undo: '↶',
  redo: '↷',
};

/** Has one tab stop; arrows move between the buttons, Escape returns to the text. */
export function RichToolbar({ view }: { view: EditorView }): ReactNode {
  const { t } = useTexts();
  const [at, setAt] = useState(0);
  const [asksLink, setAsksLink] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const count = richTools.length + 1;
  const hasWords = !view.state.selection.empty;

  function move(event: KeyboardEvent): void {
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1 + count, Home: 0, End: count - 1 }[event.key];
    if (event.key === 'Escape') view.focus();
    else if (next !== undefined) {
      setAt(next % count);
      bar.current?.querySelectorAll('button')[next % count]?.focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <>
      <div
        ref={bar}
        role="toolbar"
        aria-label={t('editor.rich.toolbar')}
        tabIndex={-1}
        className={styles.toolbar}
        onKeyDown={move}
      >
        {richTools.map(({ name, run, isOn }, index) => (
          <button
            key={name}
            type="button"
            className={styles.tool}
            tabIndex={index === at ? 0 : -1}
            aria-label={t(`editor.rich.${name}`)}
            title={t(`editor.rich.${name}`)}
            aria-pressed={isOn?.(view.state)}
            aria-disabled={!run(view.state) || undefined}
            // Pressing a button must not clear the selection in the text.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              setAt(index);
              run(view.state, (change) => view.dispatch(change), view);
            }}
          >
            <span aria-hidden="true" className={styles[name]}>
              {signs[name]}
            </span>
          </button>
        ))}
        <button
          type="button"
          className={styles.tool}
          tabIndex={at === count - 1 ? 0 : -1}
          aria-pressed={linkAt(view.state) !== null}
          aria-disabled={!hasWords || undefined}
          title={hasWords ? undefined : t('editor.rich.linkHint')}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => hasWords && setAsksLink(true)}
        >
          {t('editor.rich.link')}
        </button>
      </div>
      {asksLink && <LinkForm view={view} onClose={() => setAsksLink(false)} />}
    </>
  );
}

function LinkForm({ view, onClose }: { view: EditorView; onClose: () => void }): ReactNode {
  const { t } = useTexts();
  const [to, setTo] = useState(linkAt(view.state) ?? '');
  const [isWrong, setWrong] = useState(false);
  const id = useId();
  function apply(target: string | null): void {
    if (target !== null && parseContentLink(target) === null) return setWrong(true);
    setLink(target)(view.state, (change) => view.dispatch(change));
    onClose();
    view.focus();
  }
  return (
    <div className={styles.link} role="group" aria-label={t('editor.rich.link')}>
      <LinkField
        id={id}
        value={to}
        error={isWrong ? t('editor.field.toWrong') : undefined}
        onChange={setTo}
        onEnter={() => apply(to)}
      />
      <Button small variant="primary" onClick={() => apply(to)}>
        {t('editor.rich.linkSet')}
      </Button>
      <Button small onClick={() => apply(null)}>
        {t('editor.rich.linkRemove')}
      </Button>
      <Button small variant="quiet" onClick={onClose}>
        {t('editor.cancel')}
      </Button>
    </div>
  );
}
