import { useMemo, type ReactNode } from 'react';
import type { Inline, RichText } from '../../../../domain/content-blocks.ts';
import { RichTextEditor } from '../rich/rich-text-editor.tsx';
import { useOffered } from '../rich/editor-context.ts';

/** Edits a rich text of one line, such as a cell of a table; pasted paragraphs become one line. */
export function LineField({
  label,
  line,
  onChange,
}: {
  label: string;
  line: readonly Inline[];
  onChange: (line: Inline[]) => void;
}): ReactNode {
  const { language } = useOffered();
  // Compares by content, because the parent creates a new object with each render.
  const words = JSON.stringify(line);
  const text = useMemo((): RichText => {
    const content = JSON.parse(words) as Inline[];
    return { type: 'doc', content: [{ type: 'paragraph', ...(content.length > 0 && { content }) }] };
  }, [words]);
  return (
    <RichTextEditor
      small
      label={label}
      language={language}
      text={text}
      onChange={(next) => onChange(toLine(next))}
    />
  );
}

function toLine({ content }: RichText): Inline[] {
  return content.flatMap((block, index): Inline[] => {
    const inner = block.type === 'paragraph' || block.type === 'heading' ? (block.content ?? []) : [];
    return index === 0 ? inner : [{ type: 'hard_break' }, ...inner];
  });
}
