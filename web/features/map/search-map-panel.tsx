import type { ReactNode, RefObject } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import type { SearchData } from '../search/search-data.ts';
import { MapCanvas } from './map-canvas.tsx';
import { SearchPins } from './search-pins.tsx';
import { viewOfSearch } from './view-of-search.ts';

export default function SearchMapPanel({
  data,
  pointedAt,
  list,
}: {
  data: SearchData;
  pointedAt: number | null;
  list: RefObject<HTMLElement | null>;
}): ReactNode {
  const { t } = useTexts();
  return (
    <MapCanvas label={t('map.label')} onOpen={(map) => void viewOfSearch(map, data)}>
      {(map) => <SearchPins map={map} data={data} pointedAt={pointedAt} list={list} />}
    </MapCanvas>
  );
}
