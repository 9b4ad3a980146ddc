import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useEffectEvent, useMemo, useRef, type ReactNode, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { wholeEuros } from '../../../domain/money.ts';
import { useTexts } from '../../app/texts-context.tsx';
import type { SearchData } from '../search/search-data.ts';
import { groupKey } from '../home-groups/search-query.ts';
import { AreaSearch } from './area-search.tsx';
import { countHomes, holdsHome, clusterKey } from './cluster-keys.ts';
import { showDots } from './home-dots.ts';
import { HomePreview } from './home-preview.tsx';
import { markCards } from './mark-cards.ts';
import { PinLayer, type MapPin } from './pin-layer.tsx';
import { pinText } from './pin-text.ts';
import { pinWidthIn } from './pin-width.ts';
import { PricePin } from './price-pin.tsx';
import styles from './search-pins.module.css';
import { useChosenCluster } from './use-chosen-cluster.ts';
import { useClusters } from './use-clusters.ts';
import { useSearchByMap } from './use-search-by-map.ts';

/** Shows the homes of a search on the map, in step with the list, and lets visitors search within the map's area. */
export function SearchPins({
  map,
  data,
  hoveredNumber,
  list,
  onLeave,
}: {
  map: MapLibreMap;
  data: SearchData;
  hoveredNumber: number | null;
  list: RefObject<HTMLElement | null>;
  /** Closes the map if it lies over the list. */
  onLeave?: (() => void) | undefined;
}): ReactNode {
  const texts = useTexts();
  const { t } = texts;
  const { format } = texts;
  const { query } = data;
  const widthOf = useMemo(() => pinWidthIn({ t, format }, query), [t, format, query]);
  const { clusters, cells, isLoaded, failed } = useClusters(map, data, widthOf);
  const { chosen, choose, unchoose } = useChosenCluster(map, list);
  const byMap = useSearchByMap(map, data, unchoose);
  const onMap = useRef<HTMLDivElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const homes = useMemo(() => new Map(data.homes.map((home) => [home.objectNumber, home])), [data.homes]);
  const hoveredHome = hoveredNumber === null ? undefined : homes.get(hoveredNumber);
  useEffect(() => () => markCards(list.current, []), [list]);
  const chooseDot = useEffectEvent(choose);
  useEffect(() => {
    const color = (name: string): string => getComputedStyle(onMap.current!).getPropertyValue(name).trim();
    return showDots(
      map,
      cells,
      hoveredHome?.position,
      () => ({ dot: color('--pine'), hovered: color('--coral'), edge: color('--map-halo') }),
      (cell) => chooseDot(cell),
    );
  }, [map, cells, hoveredHome]);

  const closePreview = (): void => {
    unchoose();
    onMap.current?.querySelector<HTMLElement>('[aria-pressed="true"], [data-chosen]')?.focus();
  };
  const pins = clusters.map((cluster): MapPin => {
    const home = cluster.objectNumber === null ? undefined : homes.get(cluster.objectNumber);
    const { price, label } = pinText(texts, cluster, home, data.query);
    const homesOfPin = (): number[] =>
      data.homes.filter((one) => holdsHome(cluster, one)).map(({ objectNumber }) => objectNumber);
    return {
      key: clusterKey(cluster),
      lat: cluster.lat,
      lon: cluster.lon,
      content: (
        <PricePin
          count={cluster.count}
          price={price}
          label={label}
          isHighlighted={hoveredHome !== undefined && holdsHome(cluster, hoveredHome)}
          isChosen={chosen !== null && clusterKey(chosen) === clusterKey(cluster)}
          onChoose={() => choose(cluster)}
          onPoint={(on) => markCards(list.current, on ? homesOfPin() : [])}
        />
      ),
    };
  });

  const showInList = (key: string): void => {
    if (onLeave) flushSync(onLeave);
    const card = list.current?.querySelector<HTMLElement>(`[data-group="${key}"]`);
    card?.scrollIntoView({ block: 'center' });
    card?.focus({ preventScroll: true });
  };
  const groupPins = (data.groups ?? []).map((group): MapPin => {
    const { position } = group.homes[0]!;
    const count = group.homes.length;
    const price = texts.format.money(wholeEuros(group.priceComplete));
    return {
      ...{ key: groupKey(group), lat: position.lat, lon: position.lon },
      content: (
        <PricePin
          count={count}
          price={price}
          label={t('map.groupLabel', { count, price })}
          isHighlighted={false}
          isChosen={false}
          onChoose={() => showInList(groupKey(group))}
          onPoint={() => {}}
        />
      ),
    };
  });

  return (
    // Escape closes the preview first, and only then the sheet or dialog around the map.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
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
      <PinLayer
        map={map}
        pins={groupPins.length > 0 ? groupPins : pins}
        label={t('map.pins')}
        under={buttons}
      />
      <AreaSearch {...byMap} isEmpty={isLoaded && data.total > 0 && clusters.length === 0} ref={buttons} />
      <p className="visually-hidden" role="status">
        {failed ? t('map.pinsFailed') : isLoaded && t('map.inView', { count: countHomes(clusters) })}
      </p>
      {failed && <p className={styles.failed}>{t('map.pinsFailed')}</p>}
      {chosen && (
        <HomePreview
          key={clusterKey(chosen)}
          cluster={chosen}
          listedHomes={homes}
          query={data.query}
          onClose={closePreview}
        />
      )}
    </div>
  );
}
