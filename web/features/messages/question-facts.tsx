import type { ReactNode } from 'react';
import type { QuestionOfThread } from '../../../contract/messages/thread.ts';
import { partyInWords } from '../../../texts/party-in-words.ts';
import { useTexts } from '../../app/texts-context.tsx';

/** Shows dates and party that a question is about; `none` stands for missing dates. */
export function QuestionFacts({ question, none }: { question: QuestionOfThread; none: string }): ReactNode {
  const { t, format } = useTexts();
  const { startDate, endDate } = question;
  return (
    <p data-testid="question-facts">
      {startDate === '' ? none : `${format.date(startDate)} – ${format.date(endDate)}`}
      {' · '}
      {partyInWords(question, t)}
    </p>
  );
}
