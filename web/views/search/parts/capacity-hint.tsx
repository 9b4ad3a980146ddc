import type { ReactNode } from 'react';
import { useTexts } from '../../../app/texts-context.tsx';
import type { SearchData } from '../../../features/search/search-data.ts';

/** Below this percentage of free homes a hint suggests flexible dates. */
const scarcePercent = 25;

/** Shows the share of homes that are free on the dates. It helps to choose dates, and avoids wording that creates urgency. */
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
