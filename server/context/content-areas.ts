import { drawingEdition } from '../../engines/pictures/face.ts';
import { createAttachments } from '../areas/attachments/attachments.ts';
import { createContent } from '../areas/content/content.ts';
import { keepHomePhoto } from '../areas/homes/homes.ts';
import { createMap } from '../areas/map/map.ts';
import { keepSitePicture } from '../areas/operator/operator.ts';
import { createPictures } from '../areas/pictures/pictures.ts';
import { createSitemaps } from '../areas/sitemaps/sitemaps.ts';
import { createTexts } from '../areas/texts/texts.ts';
import { createUploads } from '../areas/uploads/uploads.ts';
import { createWhoamiCalls } from '../areas/whoami/whoami.ts';
import type { CatalogueAreas } from './catalogue-areas.ts';
import type { PeopleAreas } from './people-areas.ts';
import type { Platform } from './platform.ts';

/** Number of covers that a new site generates in advance, so that its first lists are complete. */
const coversMade = 400;

export type ContentAreas = ReturnType<typeof createContentAreas>;

export function createContentAreas(
  platform: Platform,
  { office, partners, search, catalogue, offers, whoami, pois }: CatalogueAreas,
  { findPersonName }: PeopleAreas,
) {
  const { config, connection, queues, ports } = platform;
  const work = <Result>(task: () => Promise<Result>): Promise<Result> => queues.pictures.run(task);
  const uploads = createUploads({
    ...platform,
    work,
    findPersonName,
    office,
    keepPartnerLogo: partners.keepLogo,
    keepSitePicture: (picture) => keepSitePicture(platform, picture),
    keepRatingPhoto: ports.keepRatingPhoto,
    keepHomePhoto: (objectNumber, photo) => keepHomePhoto({ ...platform, catalogue }, objectNumber, photo),
  });
  const content = createContent({ ...platform, whoami, offers, uploads, findPersonName });
  const { countsByLocation, countsByOffer } = search;
  const contentAddresses = content.addresses;
  return {
    whoamiCalls: createWhoamiCalls({
      ...platform,
      ...{ whoami, contentPaths: content.findPaths, addedPath: content.translate, offers, pois },
    }),
    content,
    uploads,
    attachments: createAttachments({ ...platform, work }),
    editedTexts: createTexts({ ...platform, siteTexts: platform.texts, findPersonName }),
    sitemaps: createSitemaps({
      ...platform,
      ...{ countsByLocation, countsByOffer, sightPaths: pois.paths, contentAddresses },
    }),
    map: createMap({
      ...platform,
      styleUrl: config.mapStyleUrl,
      streetsFile: config.mapTiles,
      reliefFile: config.mapRelief,
      queue: queues.tiles,
    }),
    pictures: createPictures({
      ...platform,
      guard: (ask) => connection.guard(ask),
      drawingEdition,
      queue: queues.pictures,
      warmedCovers: platform.coversInAdvance ? coversMade : 0,
    }),
  };
}
