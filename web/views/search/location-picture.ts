import type { ObjectSummary } from '../../../contract/catalogue/object-summary.ts';
import type { LocationInfo } from '../../../contract/locations/get-location.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { LocationPicture } from '../../features/search/search-data.ts';

/** Returns a drawn landscape for countries, regions and offers, and the first home of its list for a town. */
export function pictureOfLocation(
  t: Translate,
  {
    locationType,
    locationKey,
    locationName,
  }: Pick<LocationInfo, 'locationType' | 'locationKey' | 'locationName'>,
  homes: readonly Pick<ObjectSummary, 'title' | 'images'>[],
): LocationPicture | null {
  if (locationType !== 'place')
    return {
      src: `/pictures/scene/${locationType}-${locationKey}`,
      alt: t('search.previewDrawn', { place: locationName }),
    };
  const [home] = homes;
  const image = home?.images[0];
  if (!home || !image) return null;
  const { title } = home;
  return {
    src: image.src,
    alt: image.illustration ? t('object.previewDrawn', { title }) : t('object.preview', { title }),
  };
}
