import type { ReactNode } from 'react';
import type { BlockOf } from '../../../../domain/content-blocks.ts';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { MapPlace } from '../../../features/map/map-place.tsx';
import { toAnchor } from '../content-outline.ts';
import { RichText } from '../rich-text.tsx';
import styles from './map-block.module.css';

const PlacesMap = lazyPart(() => import('../../../features/map/places-map.tsx'), 'places-map');

/** Shows places on a map, and the same places as a list that is complete without the map. */
export function MapBlock({ block }: { block: BlockOf<'map'> }): ReactNode {
  const id = toAnchor(block.title);
  return (
    <section aria-labelledby={id} className={styles.places}>
      <h2 id={id}>{block.title}</h2>
      <MapPlace className={styles.map}>
        <PlacesMap label={block.title} places={block.pins} />
      </MapPlace>
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
