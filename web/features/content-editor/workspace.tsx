import { useEffect, useState, type ReactNode } from 'react';
import type { ContentBlock } from '../../../domain/content-blocks.ts';
import type { ContentHead } from '../../../domain/content-page.ts';
import { browserApi } from '../../app/api/browser-api.ts';
import { useStore } from '../../app/stores/use-store.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { TargetsProvider } from '../content/content-context.ts';
import { useLeavingQuestion } from '../leaving/use-leaving-question.ts';
import { BlockList } from './block-list.tsx';
import type { EditablePage } from './editable.tsx';
import styles from './session/editor.module.css';
import { EditorBar } from './panels/editor-bar.tsx';
import { BothTexts } from './panels/both-texts.tsx';
import { OwnCopy } from './panels/own-copy.tsx';
import { OtherLanguage } from './panels/other-language.tsx';
import { CommentsProvider } from './review/comments-context.ts';
import { useBlockComments } from './review/use-block-comments.ts';
import { takeBlock } from './move-block.ts';
import { createUnitSession, type UnitKey, type UnitSession } from './session/unit-session.ts';
import { useSaving } from './use-saving.ts';
import { useShown } from './session/use-shown.ts';

const nameless: ContentHead = { id: 'head', kind: 'head', title: '', description: '' };

export function Workspace({
  unit,
  editable,
  onClose,
}: {
  unit: UnitKey;
  /** The published text is shown while editing is not possible; a unit without a page has nothing to show. */
  editable: Pick<EditablePage, 'frame' | 'targets' | 'live'> & Partial<Pick<EditablePage, 'children'>>;
  onClose: () => void;
}): ReactNode {
  const { t } = useTexts();
  const [session] = useState(() => createUnitSession(browserApi, unit));
  const state = useStore(session);
  const [beside, setBeside] = useState<UnitKey['language'] | null>(null);
  const content = useShown(state.blocks, unit.language, editable);
  const comments = useBlockComments(state.contentID);
  useEffect(() => {
    void session.open();
  }, [session]);
  useSaving(session);
  useLeavingQuestion({ isUnsaved: state.saving !== 'saved', onQuestion: () => void session.save() });

  const head = state.blocks.find((block) => block.kind === 'head') ?? nameless;
  const close = (): void => void session.close().then(onClose);
  const change = (blocks: readonly ContentBlock[], typing?: string): void => session.change(blocks, typing);

  if (state.phase !== 'editing') {
    return (
      <>
        <div className={`container ${styles.stopped}`}>
          <Stopped session={session} onClose={close} />
          {state.phase === 'changed' && <BothTexts session={session} />}
        </div>
        {editable.children}
      </>
    );
  }
  return (
    <CommentsProvider value={comments}>
      <TargetsProvider value={content.targets}>
        <OwnCopy contentID={state.contentID} blocks={state.blocks} onTake={(blocks) => change(blocks)} />
        <div className={styles.workspace} data-beside={beside !== null} lang={unit.language}>
          {editable.frame(
            head,
            <BlockList page={unit.page} blocks={state.blocks} shown={content} onChange={change} />,
          )}
          {beside !== null && (
            <OtherLanguage
              unit={{ ...unit, language: beside }}
              onTake={(block, at) => change(takeBlock(state.blocks, block, at))}
              onTakeAll={(blocks) => change(blocks)}
            />
          )}
        </div>
        <EditorBar session={session} unit={unit} beside={beside} onBeside={setBeside} onClose={close} />
        <p className="visually-hidden" role="status">
          {t(`editor.saving.${state.saving}`)}
        </p>
      </TargetsProvider>
    </CommentsProvider>
  );
}

/** The bar with the button is fixed at the bottom of the window, so the notice may be out of sight. */
const comeIntoView = (notice: HTMLElement | null): void => notice?.scrollIntoView({ block: 'center' });

function Stopped({ session, onClose }: { session: UnitSession; onClose: () => void }): ReactNode {
  const { t } = useTexts();
  const { phase, lockedBy, isOwn } = useStore(session);
  if (phase === 'loading' || phase === 'changed' || phase === 'editing')
    return phase === 'loading' ? <p role="status">{t('editor.loading')}</p> : null;
  const noticeKey = isOwn && phase !== 'failed' ? (`${phase}Here` as const) : phase;
  return (
    <Notice
      kind="warning"
      role="alert"
      ref={comeIntoView}
      title={t(`editor.stopped.${noticeKey}`, { name: lockedBy })}
    >
      <p>{t(`editor.stopped.${noticeKey}Text`)}</p>
      <p className={styles.actions}>
        <Button small variant="primary" onClick={() => void session.open(phase !== 'failed')}>
          {t(phase === 'failed' ? 'editor.retry' : isOwn ? 'editor.goOnHere' : 'editor.takeOver')}
        </Button>
        <Button small onClick={onClose}>
          {t('editor.close')}
        </Button>
      </p>
    </Notice>
  );
}
