import { Suspense, useRef, type ReactNode } from 'react';
import type { BlockOf } from '../../../../domain/content-blocks.ts';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { useTexts } from '../../../app/texts-context.tsx';
import { useSeen } from '../../../features/map/use-seen.ts';
import { anchorOf } from '../content-outline.ts';
import { RichText } from '../rich-text.tsx';
import styles from './map-block.module.css';

const PlacesMap = lazyPart(() => import('../../../features/map/places-map.tsx'), 'places-map');

/** Places on a map, and the same places as a list that is complete without it. */
export function MapBlock({ block }: { block: BlockOf<'map'> }): ReactNode {
  const { t } = useTexts();
  const place = useRef<HTMLDivElement>(null);
  const seen = useSeen(place, true);
  const id = anchorOf(block.title);
  return (
    <section aria-labelledby={id} className={styles.places}>
      <h2 id={id}>{block.title}</h2>
      <div className={styles.map} ref={place}>
        {seen && (
          <Suspense fallback={<p className={styles.waiting}>{t('map.loading')}</p>}>
            <PlacesMap label={block.title} places={block.pins} />
          </Suspense>
        )}
      </div>
      <ol className={styles.list}>
        {block.pins.map((pin, index) => (
          <li key={pin.name}>
            <h3 id={`place-${index + 1}`}>
              <span aria-hidden="true">{index + 1}</span>
              {pin.name}
            </h3>
            <RichText text={pin.text} />
          </li>
        ))}
      </ol>
    </section>
  );
}
