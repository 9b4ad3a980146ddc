import { type Coast, kmToOpenSea, toSlug } from '../engines/geography/face.ts';
import type { PlainDate } from '../domain/stay.ts';
import type { DatabaseConnection } from '../server/platform/database.ts';
import { isDuplicate } from '../server/platform/retry-transaction.ts';
import type { SiteTexts } from '../texts/site-texts.ts';
import { ensureProvider } from './ensure-provider.ts';
import type { FeedProvider } from '../contract/feeds/feed-terms.ts';
import type { FeedHome } from '../contract/feeds/feed-home.ts';
import { findFeedGaps } from './feed-gaps.ts';
import type { RejectedRow } from './feed-reader.ts';
import type { SourceRow } from './import-store.ts';
import type { LocationWriter } from './locations/ensure-locations.ts';
import type { PlannedHome } from './plan-run.ts';
import { saveHome } from './save-home.ts';
import { buildSchedule } from './season-runs.ts';
import { writeTexts } from './write-texts.ts';

export interface SendingBusiness {
  kind: 'landlord' | 'agency';
  subject: number;
  /** True if homes of this business were published before. Otherwise the office reviews new ones. */
  isKnown: boolean;
}

interface SaveDeps {
  connection: DatabaseConnection;
  locations: LocationWriter;
  coast: Coast;
  source: SourceRow;
  options: {
    source: string;
    rate: number;
    today: PlainDate;
    texts: SiteTexts;
    provider?: FeedProvider | undefined;
    business?: SendingBusiness;
    onProgress?(done: number, total: number): void;
  };
}

/** This many consecutive failures indicate a problem of the system and not of single homes. */
const failuresMax = 20;

/** Saves each home in its own transaction. Homes that the database refuses are skipped and reported. */
export async function saveHomes(
  deps: SaveDeps,
  plannedHomes: readonly PlannedHome[],
): Promise<RejectedRow[]> {
  const { options, locations } = deps;
  const failedRows: RejectedRow[] = [];
  let inRow = 0;
  for (const [index, home] of plannedHomes.entries()) {
    try {
      await saveOrReread(deps, home);
      inRow = 0;
    } catch (error) {
      if (++inRow >= failuresMax) throw error;
      await locations.forget();
      failedRows.push({ rejected: `cannot be saved: ${(error as Error).message}`, key: home.feed.key });
    }
    options.onProgress?.(index + 1, plannedHomes.length);
  }
  return failedRows;
}

/**
 * A landlord may have created the same place in the meantime. The catalogue is then read again, and the home saved
 * there.
 */
async function saveOrReread(deps: SaveDeps, home: PlannedHome): Promise<void> {
  try {
    await saveWithPhotos(deps, home);
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    await deps.locations.forget();
    await saveWithPhotos(deps, home);
  }
}

async function saveWithPhotos(
  { connection, locations, coast, source, options }: SaveDeps,
  plannedHome: PlannedHome,
): Promise<void> {
  const { feed, located, known, digest, calendarDigest } = plannedHome;
  const { business } = options;
  // A run without calendar data keeps that of earlier runs.
  const keepsDays = calendarDigest === null && known?.calendarDigest != null;
  await connection.transaction(async (tx) => {
    const location = await locations.ensure(tx, located);
    await saveHome(tx, {
      source: options.source,
      digest,
      calendarDigest: keepsDays ? known.calendarDigest : calendarDigest,
      landlordId:
        business?.kind === 'landlord'
          ? business.subject
          : await ensureProvider(tx, options.source, feed.provider ?? options.provider),
      agencyId: business?.kind === 'agency' ? business.subject : null,
      isReviewed: business?.isKnown === false,
      isIncomplete: business !== undefined && hasGaps(feed, located.country, options.today),
      rate: options.rate,
      feed,
      location,
      quarter: located.quarter?.names.de ?? null,
      kmToSea: kmToOpenSea(coast, feed, 30),
      texts: writeTexts(feed, location.placeNames, options.texts),
      schedule: keepsDays
        ? null
        : buildSchedule(feed, {
            rate: options.rate,
            shiftDays: source.shiftDays ?? 0,
            firstDate: options.today,
          }),
      scenes: listScenes(feed),
      createSlug: (objectNumber, title) => `${toSlug(title)}-${objectNumber}`,
    });
  });
}

const hasGaps = (feed: FeedHome, country: string, today: PlainDate): boolean =>
  findFeedGaps(feed, { country, photos: feed.photos?.length ?? 0, today }).length > 0;

/** Lists the scenes of a home: one per bedroom, plus outside, living room, kitchen, bath and view. */
function listScenes({ bedrooms, amenities }: FeedHome): string[] {
  const outside = amenities.includes('swimmingpool')
    ? 'pool'
    : amenities.includes('terrace')
      ? 'terrace'
      : null;
  const beds = Array.from({ length: Math.min(3, Math.max(1, bedrooms)) }, () => 'bedroom');
  return ['outside', 'living', 'kitchen', ...beds, 'bath', ...(outside ? [outside] : []), 'view'];
}
