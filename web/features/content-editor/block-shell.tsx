import { useState, type KeyboardEvent, type ReactNode } from 'react';
import type { ContentBlock } from '../../../domain/content-blocks.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { isStartKind } from '../../../domain/start-page.ts';
import { BlockComments } from './review/block-comments.tsx';
import { useComments } from './review/comments-context.ts';
import { countOpen } from './review/threads-of.ts';
import { ShownBlock } from './shown-block.tsx';
import styles from './session/editor.module.css';
import { BlockForm } from './forms/block-form.tsx';
import { useOffered } from './rich/editor-context.ts';
import { RichTextEditor } from './rich/rich-text-editor.tsx';
import type { ShownContent } from './session/use-shown.ts';

export interface BlockShellProps {
  page: string;
  block: ContentBlock;
  number: number;
  count: number;
  shown: ShownContent;
  isOpen: boolean;
  isDragged: boolean;
  onOpen: (isOpen: boolean) => void;
  onChange: (block: ContentBlock) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
  onDrag: (id: string | null) => void;
  onDrop: () => void;
}

export function BlockShell(props: BlockShellProps): ReactNode {
  const { page, block, number, count, shown, isOpen, isDragged, onOpen, onChange, onDrop } = props;
  const { t } = useTexts();
  const { language } = useOffered();
  const comments = useComments();
  const [showsComments, setShowsComments] = useState(false);
  const kind = t(`editor.kind.${block.kind}`);
  const name = t('editor.blockOf', { kind, number, count });
  return (
    <section
      className={styles.block}
      aria-label={name}
      data-open={isOpen || undefined}
      data-dragged={isDragged || undefined}
      data-testid={`block-${block.id}`}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onDrop();
      }}
    >
      <BlockTools
        {...props}
        kind={kind}
        comments={
          comments && {
            open: countOpen(comments.comments, block.id),
            isShown: showsComments,
            onShow: () => setShowsComments(!showsComments),
          }
        }
      />
      {isOpen && block.kind === 'text' ? (
        <RichTextEditor
          focused
          label={kind}
          language={language}
          text={block.text}
          onChange={(text) => onChange({ ...block, text })}
        />
      ) : (
        // A click anywhere in the text opens the block, also a click on a link.
        <div
          role="presentation"
          className={styles.shown}
          onClickCapture={(event) => {
            event.preventDefault();
            if (!isOpen) onOpen(true);
          }}
        >
          <ShownBlock page={page} block={block} shown={shown} />
        </div>
      )}
      {isOpen && block.kind !== 'text' && <BlockForm block={block} onChange={onChange} />}
      {comments && showsComments && <BlockComments blockID={block.id} beside={comments} />}
    </section>
  );
}

function BlockTools({
  block,
  kind,
  number,
  count,
  isOpen,
  onOpen,
  onMove,
  onRemove,
  onDrag,
  comments,
}: BlockShellProps & {
  kind: string;
  comments: { open: number; isShown: boolean; onShow: () => void } | null;
}): ReactNode {
  const { t } = useTexts();
  const isFixed = block.kind === 'head' || isStartKind(block.kind);
  function keyMoves(event: KeyboardEvent): void {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onMove(number - 1 + step);
  }
  return (
    <div className={styles.tools} role="group" aria-label={kind}>
      <span className={styles.kind}>{kind}</span>
      {!isFixed && (
        <button
          type="button"
          draggable
          className={styles.toolButton}
          title={t('editor.moveHint')}
          aria-label={t('editor.move', { kind, number, count })}
          onKeyDown={keyMoves}
          onDragStart={(event) => {
            event.dataTransfer.setData('text/plain', block.id);
            event.dataTransfer.effectAllowed = 'move';
            onDrag(block.id);
          }}
          onDragEnd={() => onDrag(null)}
        >
          <span aria-hidden="true">⇅</span>
        </button>
      )}
      <button
        type="button"
        className={styles.toolButton}
        aria-expanded={isOpen}
        onClick={() => onOpen(!isOpen)}
      >
        {isOpen ? t('editor.done') : t('editor.write')}
      </button>
      {comments && (
        <button
          type="button"
          className={styles.toolButton}
          aria-expanded={comments.isShown}
          data-open={comments.open > 0 || undefined}
          onClick={comments.onShow}
        >
          {comments.open === 0
            ? t('editor.comment.title')
            : t('editor.comment.titleWith', { count: comments.open })}
        </button>
      )}
      {block.kind !== 'head' && (
        <button type="button" className={styles.toolButton} onClick={onRemove}>
          {t('editor.remove')}
        </button>
      )}
    </div>
  );
}
