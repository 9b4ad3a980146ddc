import type { ReactNode } from 'react';
import { useTexts } from '../../../app/texts-context.tsx';
import { useLatestCall } from '../../../app/calls/use-latest-call.ts';
import { keptCall } from '../../../app/calls/kept-call.ts';
import type { SearchFilter } from '../../../../domain/search-filter.ts';
import type { SearchData } from '../../../features/search/search-data.ts';

/** Below this share of free homes a little play is worth a hint. */
const scarcePercent = 25;

/** How much of the searched place is free on the chosen days. It helps to choose the days, and urges nobody. */
export default function CapacityHint({ data, name }: { data: SearchData; name: string }): ReactNode {
  const { t } = useTexts();
  const { query, preset } = data;
  // What fails here is not missed.
  const { answer } = useLatestCall((asked: SearchFilter) => askCapacity(asked), { ...query, ...preset });
  if (answer === null) return null;
  const isScarce = answer < scarcePercent && query.tolerance === undefined && query.duration === undefined;
  return (
    <span data-testid="capacity" data-percent={answer}>
      {t('search.capacity.free', { name, percent: answer })}
      {isScarce && ` ${t('search.capacity.flexible')}`}
    </span>
  );
}

async function askCapacity({ startDate = '', endDate = '', ...query }: SearchFilter): Promise<number> {
  return (await keptCall('getCapacity', { query, startDate, endDate })).capacity;
}
