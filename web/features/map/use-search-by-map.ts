import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { locationFilterKeys } from '../../../domain/search-filter.ts';
import { useRoutes } from '../../app/routes-context.ts';
import { useTexts } from '../../app/texts-context.tsx';
import type { SearchData } from '../search/search-data.ts';
import { areaAddress } from './area-address.ts';
import { boxOfView } from './use-clusters.ts';
import { viewOfSearch } from './view-of-search.ts';

export interface SearchByMap {
  hasMoved: boolean;
  asMoved: boolean;
  setAsMoved: (on: boolean) => void;
  searchArea(): void;
  /** Moves the map back to the homes of the search. */
  showAll(): void;
}

/**
 * Keeps map and search in step: the visitor may search the area of the map, and a search of another place moves the map. @param
 * onOtherPlace is called when another place is searched.
 */
export function useSearchByMap(map: MapLibreMap, data: SearchData, onOtherPlace: () => void): SearchByMap {
  const { language } = useTexts();
  const { pathOf } = useRoutes();
  const navigate = useNavigate();
  const [asMoved, setAsMoved] = useState(false);
  const [moved, setMoved] = useState(false);

  const searchArea = (): void => {
    setMoved(false);
    const address = areaAddress(data, boxOfView(map), pathOf('Search', language));
    void navigate(address, { preventScrollReset: true, replace: asMoved });
  };

  const showAll = (): void => {
    setMoved(false);
    void viewOfSearch(map, data, true);
  };

  // Only movements by the visitor change the search; the first view and a new filter do not.
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

  // Another place moves the map. An area of the map is visible already.
  const place = JSON.stringify(locationFilterKeys.map((key) => data.preset[key] ?? data.query[key]));
  const shownPlace = useRef(place);
  const showPlace = useEffectEvent(() => {
    onOtherPlace();
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

  return { hasMoved: moved, asMoved, setAsMoved, searchArea, showAll };
}
