import type { ReactNode } from 'react';
import type { BlockOf } from '../../../../domain/content-blocks.ts';
import { Faq } from '../../../components/faq.tsx';
import { groupAnchor } from '../content-outline.ts';
import { RichText } from '../rich-text.tsx';

export function AccordionBlock({ block }: { block: BlockOf<'accordion'> }): ReactNode {
  const questions = block.entries.map(({ id, question, answer }) => ({
    id,
    question,
    answer: <RichText text={answer} />,
  }));
  return <Faq groups={[{ id: groupAnchor(block), title: block.title ?? null, questions }]} />;
}
