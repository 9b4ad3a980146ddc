import type { KeyboardEvent, ReactNode } from 'react';
import type { ContentBlock } from '../../../domain/content-blocks.ts';
import { isStartKind } from '../../../domain/start-page.ts';
import { useTexts } from '../../app/texts-context.tsx';
import styles from './session/editor.module.css';
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

export function BlockTools({
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
