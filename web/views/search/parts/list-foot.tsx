import { Suspense, type ReactNode } from 'react';
import { useTexts } from '../../../app/texts-context.tsx';
import { useHydratedInPieces } from '../../../app/use-hydrated.ts';
import { Breadcrumb } from '../../../components/breadcrumb.tsx';
import { Link } from '../../../components/link.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { changeSearchAddress } from '../../../features/search/search-address.ts';
import { suitsGroups } from '../../../features/home-groups/search-query.ts';
import type { SearchData } from '../../../features/search/search-data.ts';

const GroupOffer = lazyPart(() => import('../../../features/home-groups/group-offer.tsx'), 'group-offer');
const CapacityHint = lazyPart(() => import('./capacity-hint.tsx'), 'capacity-hint');

/** Suggests next steps after the last home: other days, the share of free homes, and links to region and country. */
export default function ListFoot({
  data,
  styles,
}: {
  data: SearchData;
  /** The style sheet of the page, because this part is rendered by the server before its code has loaded. */
  styles: Readonly<Record<string, string>>;
}): ReactNode {
  const { t } = useTexts();
  const { wider, location } = data;
  return (
    <>
      {wider && (
        <p className={styles['wider']}>
          {t('search.wider.text')}{' '}
          <Link
            to={changeSearchAddress(data, { tolerance: wider.days })}
            rel="nofollow"
            data-testid="wider-search"
            data-count={wider.total}
          >
            {t('search.wider.more', { days: wider.days, count: wider.total })}
          </Link>
        </p>
      )}
      <CapacitySlot data={data} className={styles['capacity']} />
      <GroupSlot data={data} />
      {location && location.breadcrumbs.length > 1 && (
        <Breadcrumb label={t('shell.breadcrumb')} crumbs={location.breadcrumbs} />
      )}
    </>
  );
}

/** Offers groups of neighbouring homes. The code loads after hydration, since the offer is below the list. */
function GroupSlot({ data }: { data: SearchData }): ReactNode {
  const hasStoodFirst = (data.groups?.length ?? 0) > 0;
  const isNeeded = suitsGroups(data.query) && !hasStoodFirst && !data.failed;
  const isAlive = useHydratedInPieces(isNeeded);
  if (!isNeeded || !isAlive) return null;
  return (
    <Suspense fallback={null}>
      {/* A new search discards the input for the previous one. */}
      <GroupOffer key={JSON.stringify(data.query)} data={data} />
    </Suspense>
  );
}

/** Reserves the space of the hint, so that nothing moves when it appears. The server does not render it. */
function CapacitySlot({ data, className }: { data: SearchData; className: string | undefined }): ReactNode {
  const name = data.location?.locationName ?? data.place?.name;
  // Free homes that are no answer to the search would contradict it.
  const isNeeded =
    data.total > 0 &&
    name !== undefined &&
    data.query.startDate !== undefined &&
    data.query.endDate !== undefined;
  const isAlive = useHydratedInPieces(isNeeded);
  if (!isNeeded || data.failed) return null;
  return (
    <p className={className}>
      {isAlive && (
        <Suspense fallback={null}>
          <CapacityHint data={data} name={name} />
        </Suspense>
      )}
    </p>
  );
}
