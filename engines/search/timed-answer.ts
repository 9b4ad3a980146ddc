import type { PlainDate } from '../../domain/stay.ts';
import type { Answer, TimedAnswer } from './answer.ts';

export function timedAnswer(today: PlainDate, search: () => Answer): TimedAnswer {
  const begin = performance.now();
  const answer = search();
  return { answer, today, ms: performance.now() - begin };
}
