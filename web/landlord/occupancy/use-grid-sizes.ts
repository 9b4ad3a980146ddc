import { useMediaQuery } from '../../features/map/use-media-query.ts';
import { coarsePointerSizes, finePointerSizes, phoneSizes, type GridSizes } from './grid-view.ts';

export function useGridSizes(): GridSizes {
  const isPhone = useMediaQuery('(width < 576px)');
  const isCoarse = useMediaQuery('(pointer: coarse)');
  return isPhone ? phoneSizes : isCoarse ? coarsePointerSizes : finePointerSizes;
}
