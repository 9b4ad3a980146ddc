import { Suspense, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { Icon } from '../../components/icon.tsx';
import { useTexts } from '../../app/texts-context.tsx';
import type { SearchData } from '../search/search-data.ts';
import { MapPlace } from './map-place.tsx';
import { MapWaiting } from './map-waiting.tsx';
import styles from './search-map.module.css';
import { useMediaQuery } from './use-media-query.ts';
import { lazyPart } from '../../components/lazy-part.tsx';

const SearchMapPanel = lazyPart(() => import('./search-map-panel.tsx'), 'search-map-panel');
const SearchMapSheet = lazyPart(() => import('./search-map-sheet.tsx'), 'search-map-sheet');

/** From this width on list and map are side by side. */
const sideBySide = '(min-width: 1200px)';

/**
 * Shows list and map of a search: side by side if there is room, else the map opens over the list. The list is complete without scripts
 * and without a map, whose code loads when it comes into sight.
 */
export function SearchMap({ data, children }: { data: SearchData; children: ReactNode }): ReactNode {
  const { t } = useTexts();
  const isWide = useMediaQuery(sideBySide);
  const [open, setOpen] = useState(false);
  const [hoveredNumber, setHoveredNumber] = useState<number | null>(null);
  const list = useRef<HTMLDivElement>(null);

  const point = (event: SyntheticEvent): void => setHoveredNumber(homeUnder(event.target));
  if (data.failed) return <div className={`container ${styles.alone}`}>{children}</div>;
  return (
    <div className={styles.split}>
      <div
        className={styles.list}
        ref={list}
        onPointerOver={point}
        onPointerLeave={() => setHoveredNumber(null)}
        onFocus={point}
        onBlur={() => setHoveredNumber(null)}
      >
        {children}
      </div>
      <aside className={styles.column} aria-label={t('map.label')}>
        <MapPlace className={styles.sticky} active={isWide}>
          <SearchMapPanel data={data} hoveredNumber={hoveredNumber} list={list} />
        </MapPlace>
      </aside>
      <button type="button" className={styles.opener} onClick={() => setOpen(true)}>
        <Icon name="pin" size={19} />
        {t('map.open')}
      </button>
      {open && !isWide && (
        <Suspense
          fallback={
            <div className={styles.coming}>
              <MapWaiting />
            </div>
          }
        >
          <SearchMapSheet data={data} list={list} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

function homeUnder(target: EventTarget): number | null {
  const card = target instanceof Element ? target.closest('[data-object-number]') : null;
  return card ? Number(card.getAttribute('data-object-number')) : null;
}
