import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import type { Poi } from '../../../contract/pois/get-poi.ts';
import { publicRadius } from '../../../domain/public-position.ts';
import { Icon } from '../../components/icon.tsx';
import { useTexts } from '../../app/texts-context.tsx';
import { reserveBoxes } from './keep-names-off.ts';
import { MapCanvas } from './map-canvas.tsx';
import { poiIcon } from './poi-icon.ts';
import { PinLayer, type MapPin } from './pin-layer.tsx';
import { metresOfPixel } from './scale.ts';
import { usePlacing } from './use-placing.ts';
import styles from './home-map-panel.module.css';

interface Position {
  lat: number;
  lon: number;
}

/** Minimum extent around the home in degrees: enough to show the coast or the next town. */
const nearest = { lat: 0.07, lon: 0.11 };
/** Minimum extent in degrees if the exact location is shown. */
const atTheHouse = { lat: 0.012, lon: 0.02 };
/** Kilometres; sights farther away are only in the list. */
const shownKm = 20;

/** Shows the surroundings of a home: a circle, or the exact location for guests who have booked it. */
export default function HomeMapPanel({
  position,
  withinMetres = publicRadius,
  pois,
}: {
  position: Position;
  /** Radius of the circle in which the home lies; null if the exact location is known. */
  withinMetres?: number | null;
  pois: readonly Poi[];
}): ReactNode {
  const { t, format } = useTexts();
  const exact = withinMetres === null;
  const nearPois = useMemo(() => pois.filter(({ distance }) => (distance ?? 0) <= shownKm), [pois]);
  const pins = nearPois.map((poi): MapPin => ({
    key: String(poi.poiId),
    lat: poi.lat,
    lon: poi.lon,
    content: (
      <span className={styles.sight}>
        <Icon name={poiIcon(poi.kind)} size={15} />
        <span className={styles.name}>{poi.name}</span>
        {t.has(`map.poiKind.${poi.kind}`) && (
          <span className="visually-hidden">, {t(`map.poiKind.${poi.kind}`)}</span>
        )}
        {poi.distance !== null && (
          <span className="visually-hidden">
            {t('map.homeMap.distance', { distance: format.number(Math.round(poi.distance * 10) / 10) })}
          </span>
        )}
      </span>
    ),
  }));
  const show = (map: MapLibreMap): void => {
    // Centres the home and includes the sights nearby.
    const reach = nearPois.reduce(
      (span, { lat, lon }) => ({
        lat: Math.max(span.lat, Math.abs(lat - position.lat)),
        lon: Math.max(span.lon, Math.abs(lon - position.lon)),
      }),
      exact ? atTheHouse : nearest,
    );
    map.fitBounds(
      [
        [position.lon - reach.lon, position.lat - reach.lat],
        [position.lon + reach.lon, position.lat + reach.lat],
      ],
      {
        padding: { top: 48, right: 88, bottom: 48, left: 88 },
        maxZoom: exact ? 14 : 12.5,
        animate: false,
      },
    );
  };
  return (
    <MapCanvas label={t('map.homeMap.label')} inPage onOpen={show}>
      {(map) => (
        <>
          <HomeCircle
            map={map}
            position={position}
            radius={withinMetres ?? 0}
            label={t(exact ? 'map.homeMap.house' : 'map.homeMap.circle')}
          />
          <PinLayer map={map} pins={pins} label={t('map.homeMap.sights')} thinned />
        </>
      )}
    </MapCanvas>
  );
}

/** Pixels; a smaller circle would be invisible. */
const smallest = 11;

/** Draws the circle in which the home lies, true to scale; without a radius a marker. */
function HomeCircle({
  map,
  position,
  radius: radiusMetres,
  label,
}: {
  map: MapLibreMap;
  position: Position;
  /** In metres. */
  radius: number;
  label: string;
}): ReactNode {
  const circle = useRef<HTMLDivElement>(null);
  const place = (): void => {
    const element = circle.current;
    if (!element) return;
    const { x, y } = map.project([position.lon, position.lat]);
    const radius = Math.max(smallest, radiusMetres / metresOfPixel(position.lat, map.getZoom()));
    element.style.width = `${2 * radius}px`;
    element.style.height = `${2 * radius}px`;
    element.style.transform = `translate(${x - radius}px, ${y - radius}px)`;
  };
  usePlacing(map, place, position);
  useEffect(() => {
    const size = 2 * smallest;
    return reserveBoxes(map, 'home', [{ ...position, width: size, height: size, anchor: 'center' }]);
  }, [map, position]);
  return (
    <div className={styles.circle} ref={circle} role="img" aria-label={label} data-testid="home-circle">
      <Icon name="pin" size={20} />
    </div>
  );
}
