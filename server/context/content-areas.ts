import { drawingEdition } from '../../engines/pictures/face.ts';
import { createAttachments } from '../areas/attachments/attachments.ts';
import { createContent } from '../areas/content/content.ts';
import type { GuestRatings } from '../areas/guest-ratings/guest-ratings.ts';
import { keepHomePhoto } from '../areas/homes/homes.ts';
import { createMap } from '../areas/map/map.ts';
import { createPictures } from '../areas/pictures/pictures.ts';
import { createSitemaps } from '../areas/sitemaps/sitemaps.ts';
import { createTexts } from '../areas/texts/texts.ts';
import { createUploads } from '../areas/uploads/uploads.ts';
import { createWhoamiCalls } from '../areas/whoami/whoami.ts';
import type { CatalogueAreas } from './catalogue-areas.ts';
import type { Platform } from './platform.ts';

/** Covers that a fresh site makes in advance, so that its first lists are complete. */
const coversMade = 400;

/** What is built only after the content. */
interface Later {
  keepRatingPhoto: GuestRatings['keepPhoto'];
  nameOf(uid: string): Promise<string>;
}

/** What pages consist of beside homes. */
export interface ContentAreas {
  pictures: ReturnType<typeof createPictures>;
  uploads: ReturnType<typeof createUploads>;
  attachments: ReturnType<typeof createAttachments>;
  content: ReturnType<typeof createContent>;
  editedTexts: ReturnType<typeof createTexts>;
  sitemaps: ReturnType<typeof createSitemaps>;
  map: ReturnType<typeof createMap>;
  whoamiCalls: ReturnType<typeof createWhoamiCalls>;
}

/** Makes what pages consist of beside homes: pictures, uploads, written pages and texts, the map, and the list of all pages. */
export function createContentAreas(
  platform: Platform,
  { office, partners, search, catalogue, offers, whoami, pois }: CatalogueAreas,
  { keepRatingPhoto, nameOf }: Later,
): ContentAreas {
  const { config, connection, db, clock, log, queues, readModels, routes, files, images } = platform;
  const { secret, publicUrl } = platform;
  const pictures = createPictures({
    db,
    log,
    guard: (work) => connection.guard(work),
    files,
    images,
    drawingEdition,
    dataDir: platform.dataDir,
    queue: queues.pictures,
    quietMs: platform.quietMs,
    warmedCovers: platform.coversInAdvance ? coversMade : 0,
  });
  const uploads = createUploads({
    connection,
    readModels,
    clock,
    secret,
    files,
    office,
    images,
    keepPartnerLogo: partners.keepLogo,
    keepRatingPhoto,
    keepHomePhoto: (objectNumber, photo) =>
      keepHomePhoto({ connection, catalogue, clock, images }, objectNumber, photo),
    work: (task) => queues.pictures.run(task),
    nameOf,
  });
  const attachments = createAttachments({
    connection,
    clock,
    secret,
    limits: platform.limits,
    files,
    images,
    work: (task) => queues.pictures.run(task),
  });
  const content = createContent({
    connection,
    readModels,
    publicUrl,
    clock,
    secret,
    routes,
    whoami,
    offers,
    uploads,
    nameOf,
  });
  const editedTexts = createTexts({ connection, readModels, siteTexts: platform.texts, clock, log, nameOf });
  const sitemaps = createSitemaps({
    db,
    clock,
    publicUrl,
    routes,
    countsByLocation: search.countsByLocation,
    countsByOffer: search.countsByOffer,
    sightPaths: pois.paths,
    contentAddresses: content.addresses,
  });
  const map = createMap({
    db,
    styleUrl: config.mapStyleUrl,
    streetsFile: config.mapTiles,
    queue: queues.tiles,
  });
  const whoamiCalls = createWhoamiCalls({ routes, whoami, contentPaths: content.pathsOf, offers, pois });
  return { pictures, uploads, attachments, content, editedTexts, sitemaps, map, whoamiCalls };
}
