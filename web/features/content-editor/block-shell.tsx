import type { KeyboardEvent, ReactNode } from 'react';
import type { ContentBlock } from '../../../domain/content-blocks.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { isStartKind } from '../../../domain/start-page.ts';
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
      <BlockTools {...props} kind={kind} />
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
}: BlockShellProps & { kind: string }): ReactNode {
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
      {block.kind !== 'head' && (
        <button type="button" className={styles.toolButton} onClick={onRemove}>
          {t('editor.remove')}
        </button>
      )}
    </div>
  );
}
