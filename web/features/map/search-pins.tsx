import type { Map as MapLibreMap } from 'maplibre-gl';
import {
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { useNavigate } from 'react-router';
import type { HomeCluster } from '../../../contract/search/cluster-homes.ts';
import { locationFilterKeys } from '../../../domain/search-filter.ts';
import { useRoutes } from '../../app/routes-context.ts';
import { Icon } from '../../components/icon.tsx';
import { useTexts } from '../../app/texts-context.tsx';
import type { CardHome } from '../home/card-home.ts';
import type { SearchData } from '../search/search-data.ts';
import { areaAddress } from './area-address.ts';
import { HomePreview } from './home-preview.tsx';
import { markCards, showCard } from './mark-cards.ts';
import { isInBounds } from './merge-clusters.ts';
import { prefersCalm } from './open-map.ts';
import { PinLayer, type MapPin } from './pin-layer.tsx';
import { pinText } from './pin-text.ts';
import { PricePin } from './price-pin.tsx';
import styles from './search-pins.module.css';
import { boxOfView, useClusters } from './use-clusters.ts';
import { viewOfSearch } from './view-of-search.ts';

/** Zoom beyond which a cluster does not fall apart: its homes share one position. */
const deepest = 14.5;

/** The homes of a search on a map, in step with its list, and the search in what the map shows. */
export function SearchPins({
  map,
  data,
  pointedAt,
  list,
}: {
  map: MapLibreMap;
  data: SearchData;
  pointedAt: number | null;
  list: RefObject<HTMLElement | null>;
}): ReactNode {
  const texts = useTexts();
  const { pathOf } = useRoutes();
  const { t, language } = texts;
  const navigate = useNavigate();
  const { clusters, failed } = useClusters(map, data);
  const [chosen, setChosen] = useState<HomeCluster | null>(null);
  const [asMoved, setAsMoved] = useState(false);
  const [moved, setMoved] = useState(false);
  const onMap = useRef<HTMLDivElement>(null);
  const hint = useId();
  const homes = useMemo(() => new Map(data.homes.map((home) => [home.objectNumber, home])), [data.homes]);
  const pointedHome = pointedAt === null ? undefined : homes.get(pointedAt);

  const searchArea = (): void => {
    setMoved(false);
    const address = areaAddress(data, boxOfView(map), pathOf('Search', language));
    void navigate(address, { preventScrollReset: true, replace: asMoved });
  };

  // Only what somebody does moves the search: the first view and a new filter do not.
  const afterMove = useEffectEvent((event: { originalEvent?: unknown; byButton?: boolean }) => {
    if (!event.originalEvent && !event.byButton) return;
    if (asMoved) searchArea();
    else setMoved(true);
  });
  useEffect(() => {
    const listener = (event: object): void => afterMove(event);
    map.on('moveend', listener);
    return () => {
      map.off('moveend', listener);
    };
  }, [map]);

  // Another place is another view. An area of the map is where the map is already.
  const place = JSON.stringify(locationFilterKeys.map((key) => data.preset[key] ?? data.query[key]));
  const shownPlace = useRef(place);
  const showPlace = useEffectEvent(() => {
    setChosen(null);
    const box = data.query.BBoxString;
    if (box && JSON.stringify(box) === JSON.stringify(boxOfView(map))) return;
    setMoved(false);
    void viewOfSearch(map, data, true);
  });
  useEffect(() => {
    if (shownPlace.current === place) return;
    shownPlace.current = place;
    showPlace();
  }, [place]);

  useEffect(() => () => markCards(list.current, []), [list]);

  const choose = (cluster: HomeCluster): void => {
    const { west, south, east, north } = cluster.bounds;
    if (cluster.count > 1 && map.getZoom() < deepest && (west < east || south < north)) {
      map.fitBounds(
        [
          [west, south],
          [east, north],
        ],
        { padding: { top: 80, right: 72, bottom: 80, left: 72 }, maxZoom: 15, animate: !prefersCalm() },
        { byButton: true },
      );
      return;
    }
    setChosen(cluster);
    if (cluster.objectNumber !== null) showCard(list.current, cluster.objectNumber);
  };
  const closePreview = (): void => {
    setChosen(null);
    onMap.current?.querySelector<HTMLElement>('[aria-pressed="true"], [data-chosen]')?.focus();
  };

  const isOn = (cluster: HomeCluster): boolean =>
    pointedAt !== null &&
    (cluster.objectNumber === pointedAt ||
      (cluster.count > 1 && pointedHome !== undefined && isInBounds(cluster.bounds, pointedHome.position)));
  const pins = clusters.map((cluster): MapPin => {
    const home = cluster.objectNumber === null ? undefined : homes.get(cluster.objectNumber);
    const { price, label } = pinText(texts, cluster, home, data.query);
    const isChosen = chosen !== null && sameCluster(chosen, cluster);
    return {
      key: keyOf(cluster),
      lat: cluster.lat,
      lon: cluster.lon,
      content: (
        <PricePin
          count={cluster.count}
          price={price}
          label={label}
          on={isOn(cluster)}
          chosen={isChosen}
          onChoose={() => choose(cluster)}
          onPoint={(on) => markCards(list.current, on ? cardsOf(cluster, data.homes) : [])}
        />
      ),
    };
  });

  return (
    // Escape leaves the preview first, and only then what the map lies in.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={onMap}
      className={styles.over}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !chosen) return;
        event.preventDefault();
        event.stopPropagation();
        closePreview();
      }}
    >
      <PinLayer map={map} pins={pins} label={t('map.pins')} />
      <div className={styles.area}>
        {moved && !asMoved && (
          <button type="button" className={styles.search} onClick={searchArea}>
            <Icon name="search" size={18} />
            {t('map.searchArea')}
          </button>
        )}
        <label className={styles.asMoved}>
          <input
            type="checkbox"
            checked={asMoved}
            aria-describedby={hint}
            onChange={(event) => {
              setAsMoved(event.target.checked);
              if (event.target.checked && moved) searchArea();
            }}
          />
          <span>{t('map.searchAsMoved')}</span>
        </label>
        <span id={hint} className="visually-hidden">
          {t('map.searchAsMovedHint')}
        </span>
      </div>
      <p className="visually-hidden" role="status">
        {failed ? t('map.pinsFailed') : t('map.inView', { count: countOf(clusters) })}
      </p>
      {failed && <p className={styles.failed}>{t('map.pinsFailed')}</p>}
      {chosen && (
        <HomePreview
          key={keyOf(chosen)}
          cluster={chosen}
          known={homes}
          query={data.query}
          onClose={closePreview}
        />
      )}
    </div>
  );
}

const countOf = (clusters: readonly HomeCluster[]): number =>
  clusters.reduce((sum, { count }) => sum + count, 0);

const keyOf = ({ objectNumber, lat, lon, count }: HomeCluster): string =>
  objectNumber === null ? `${lat} ${lon} ${count}` : String(objectNumber);

const sameCluster = (one: HomeCluster, other: HomeCluster): boolean => keyOf(one) === keyOf(other);

const cardsOf = (cluster: HomeCluster, homes: readonly CardHome[]): number[] =>
  cluster.objectNumber !== null
    ? [cluster.objectNumber]
    : homes.filter(({ position }) => isInBounds(cluster.bounds, position)).map((home) => home.objectNumber);
