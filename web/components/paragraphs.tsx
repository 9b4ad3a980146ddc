import type { ReactNode } from 'react';

export function Paragraphs({ text }: { text: string }): ReactNode {
  return text
    .split(/\n+/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}
