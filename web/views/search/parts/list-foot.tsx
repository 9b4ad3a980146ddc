import { Suspense, type ReactNode } from 'react';
import { useTexts } from '../../../app/texts-context.tsx';
import { useHydratedInPieces } from '../../../app/use-hydrated.ts';
import { Breadcrumb } from '../../../components/breadcrumb.tsx';
import { Link } from '../../../components/link.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { addressWith } from '../../../features/search/search-address.ts';
import type { SearchData } from '../../../features/search/search-data.ts';

const CapacityHint = lazyPart(() => import('./capacity-hint.tsx'), 'capacity-hint');

/** What helps on after the last home: more days, how much is free, and the way up to the region and the country. */
export default function ListFoot({
  data,
  styles,
}: {
  data: SearchData;
  /** The sheet of the page: what has been rendered is dressed before this code has come. */
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
            to={addressWith(data, { tolerance: wider.days })}
            rel="nofollow"
            data-testid="wider-search"
            data-count={wider.total}
          >
            {t('search.wider.more', { days: wider.days, count: wider.total })}
          </Link>
        </p>
      )}
      <CapacitySlot data={data} className={styles['capacity']} />
      {location && location.breadcrumbs.length > 1 && (
        <Breadcrumb label={t('shell.breadcrumb')} crumbs={location.breadcrumbs} />
      )}
    </>
  );
}

/** The hint's space is reserved, so that nothing moves when it appears. The server does not render it. */
function CapacitySlot({ data, className }: { data: SearchData; className: string | undefined }): ReactNode {
  const name = data.location?.locationName ?? data.place?.name;
  const isAsked =
    name !== undefined && data.query.startDate !== undefined && data.query.endDate !== undefined;
  const isAlive = useHydratedInPieces(isAsked);
  if (!isAsked || data.failed) return null;
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
