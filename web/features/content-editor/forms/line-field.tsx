import { useRef, type ReactNode } from 'react';
import type { Inline, RichText } from '../../../../domain/content-blocks.ts';
import { RichTextEditor } from '../rich/rich-text-editor.tsx';
import { useOffered } from './editor-context.ts';

/** One line with its links and emphasis, such as a cell of a table; further paragraphs become further lines of it. */
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
  // The same words in another object are no other text.
  const known = useRef<{ words: string; text: RichText } | null>(null);
  const words = JSON.stringify(line);
  if (known.current?.words !== words) {
    const content = line.length > 0 ? { content: [...line] } : {};
    known.current = { words, text: { type: 'doc', content: [{ type: 'paragraph', ...content }] } };
  }
  return (
    <RichTextEditor
      small
      label={label}
      language={language}
      text={known.current.text}
      onChange={(text) => onChange(lineOf(text))}
    />
  );
}

function lineOf({ content }: RichText): Inline[] {
  return content.flatMap((block, index): Inline[] => {
    const inner = block.type === 'paragraph' || block.type === 'heading' ? (block.content ?? []) : [];
    return index === 0 ? inner : [{ type: 'hard_break' }, ...inner];
  });
}
