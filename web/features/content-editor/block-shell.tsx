import { useState, type ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { BlockTools, type BlockShellProps } from './block-tools.tsx';
import { BlockComments } from './review/block-comments.tsx';
import { useComments } from './review/comments-context.ts';
import { countOpen } from './review/group-threads.ts';
import { ShownBlock } from './shown-block.tsx';
import styles from './session/editor.module.css';
import { BlockForm } from './forms/block-form.tsx';
import { useOffered } from './rich/editor-context.ts';
import { RichTextEditor } from './rich/rich-text-editor.tsx';

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
