import { useState, type ReactNode } from 'react';
import { fitsPage } from '../../../domain/block-places.ts';
import type { ContentBlock } from '../../../domain/content-blocks.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { AddBlock } from './add-block.tsx';
import { BlockShell } from './block-shell.tsx';
import styles from './session/editor.module.css';
import { addableKinds, emptyBlock } from './forms/block-fields.ts';
import { insertBlock, moveBlock } from './move-block.ts';
import type { ShownContent } from './session/use-shown.ts';

export function BlockList({
  page,
  blocks,
  shown,
  onChange,
}: {
  page: string;
  blocks: readonly ContentBlock[];
  shown: ShownContent;
  onChange: (blocks: readonly ContentBlock[], typing?: string) => void;
}): ReactNode {
  const { t } = useTexts();
  const [open, setOpen] = useState<string | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const [message, setMessage] = useState('');
  const [removed, setRemoved] = useState<{ block: ContentBlock; at: number } | null>(null);

  function add(kind: ContentBlock['kind'], at: number): void {
    const block = emptyBlock(kind);
    onChange(insertBlock(blocks, block, at));
    setOpen(block.id);
  }
  function move(id: string, to: number): void {
    const next = moveBlock(blocks, id, to);
    if (next === blocks) return;
    onChange(next);
    setMessage(t('editor.movedTo', { number: next.findIndex((block) => block.id === id) + 1 }));
  }
  return (
    <>
      {fitsPage('head', page) && !blocks.some(({ kind }) => kind === 'head') && (
        <Button variant="primary" onClick={() => onChange([emptyBlock('head'), ...blocks])}>
          {t('editor.begin')}
        </Button>
      )}
      {blocks.map((block, index) => (
        <div key={block.id} className={styles.slot}>
          <BlockShell
            page={page}
            block={block}
            number={index + 1}
            count={blocks.length}
            shown={shown}
            isOpen={open === block.id}
            isDragged={dragged === block.id}
            onOpen={(isOpen) => setOpen(isOpen ? block.id : null)}
            onChange={(next) => onChange(blocks.with(index, next), block.id)}
            onMove={(to) => move(block.id, to)}
            onRemove={() => {
              setRemoved({ block, at: index });
              setMessage(t('editor.removed'));
              onChange(blocks.toSpliced(index, 1));
            }}
            onDrag={setDragged}
            onDrop={() => {
              if (dragged !== null) move(dragged, index);
              setDragged(null);
            }}
          />
          <AddBlock kinds={addableKinds(page, blocks)} onAdd={(kind) => add(kind, index + 1)} />
        </div>
      ))}
      <div className={styles.message} role="status">
        {message}
        {removed && (
          <Button
            small
            onClick={() => {
              // Restores the block without losing changes since its removal.
              onChange(insertBlock(blocks, removed.block, removed.at));
              setRemoved(null);
              setMessage('');
            }}
          >
            {t('editor.undo')}
          </Button>
        )}
      </div>
    </>
  );
}
