import { useState } from 'react';
import { todayInBerlin } from '../../domain/stay.ts';

/**
 * Returns today in Berlin by the browser's clock, for content that no server renders. The day stays the same while the component is
 * mounted.
 */
export function useToday(): string {
  const [today] = useState(() => todayInBerlin(new Date()));
  return today;
}
