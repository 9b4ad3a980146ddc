import type { ReactNode, RefObject } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import type { SearchData } from '../search/search-data.ts';
import { MapCanvas } from './map-canvas.tsx';
import { SearchPins } from './search-pins.tsx';
import { viewOfSearch } from './view-of-search.ts';

export default function SearchMapPanel({
  data,
  hoveredNumber,
  list,
  onLeave,
}: {
  data: SearchData;
  hoveredNumber: number | null;
  list: RefObject<HTMLElement | null>;
  onLeave?: (() => void) | undefined;
}): ReactNode {
  const { t } = useTexts();
  return (
    <MapCanvas label={t('map.label')} onOpen={(map) => void viewOfSearch(map, data)}>
      {(map) => (
        <SearchPins map={map} data={data} hoveredNumber={hoveredNumber} list={list} onLeave={onLeave} />
      )}
    </MapCanvas>
  );
}
