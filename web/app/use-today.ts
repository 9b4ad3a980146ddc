import { useState } from 'react';
import { todayInBerlin } from '../../domain/stay.ts';

/** Today in Berlin by the browser's clock, for what no server renders. One day for as long as a component stands. */
export function useToday(): string {
  const [today] = useState(() => todayInBerlin(new Date()));
  return today;
}
