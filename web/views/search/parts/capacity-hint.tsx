import type { ReactNode } from 'react';
import { useTexts } from '../../../app/texts-context.tsx';
import type { SearchData } from '../../../features/search/search-data.ts';

/** Below this share of free homes a little play is worth a hint. */
const scarcePercent = 25;

/** How much of the searched place is free on the chosen days. It helps to choose the days, and urges nobody. */
export default function CapacityHint({ data, name }: { data: SearchData; name: string }): ReactNode {
  const { t } = useTexts();
  const { query, capacity } = data;
  if (capacity === null) return null;
  const isScarce = capacity < scarcePercent && query.tolerance === undefined && query.duration === undefined;
  return (
    <span data-testid="capacity" data-percent={capacity}>
      {t('search.capacity.free', { name, percent: capacity })}
      {isScarce && ` ${t('search.capacity.flexible')}`}
    </span>
  );
}
