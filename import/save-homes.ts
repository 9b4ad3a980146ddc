import { type Coast, kmToOpenSea, slugOf } from '../engines/geography/face.ts';
import type { PlainDate } from '../domain/stay.ts';
import type { DatabaseConnection } from '../server/platform/database.ts';
import { isDuplicate } from '../server/platform/retry-transaction.ts';
import type { SiteTexts } from '../texts/site-texts.ts';
import { ensureProvider } from './ensure-provider.ts';
import type { FeedProvider } from '../contract/feeds/feed-terms.ts';
import type { FeedHome } from '../contract/feeds/feed-home.ts';
import type { RejectedRow } from './feed-reader.ts';
import type { SourceRow } from './import-store.ts';
import type { LocationWriter } from './locations/ensure-locations.ts';
import type { PlannedHome } from './plan-run.ts';
import { saveHome } from './save-home.ts';
import { scheduleOf } from './season-runs.ts';
import { writeTexts } from './write-texts.ts';

export interface SendingBusiness {
  kind: 'landlord' | 'agency';
  subject: number;
  /** Guests have seen their homes before; otherwise the office reviews new ones. */
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

/** This many consecutive failures are not the fault of the homes. */
const failuresMax = 20;

/** Saves each home in a transaction of its own; homes that the database refuses are skipped and reported. */
export async function saveHomes(deps: SaveDeps, planned: readonly PlannedHome[]): Promise<RejectedRow[]> {
  const { options, locations } = deps;
  const failed: RejectedRow[] = [];
  let inRow = 0;
  for (const [index, home] of planned.entries()) {
    try {
      await saveOrReread(deps, home);
      inRow = 0;
    } catch (error) {
      if (++inRow >= failuresMax) throw error;
      await locations.forget();
      failed.push({ rejected: `cannot be saved: ${(error as Error).message}`, key: home.feed.key });
    }
    options.onProgress?.(index + 1, planned.length);
  }
  return failed;
}

/** A landlord may have created a place since the catalogue was read: then it is read again, and the home saved there. */
async function saveOrReread(deps: SaveDeps, home: PlannedHome): Promise<void> {
  try {
    await saveOne(deps, home);
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    await deps.locations.forget();
    await saveOne(deps, home);
  }
}

async function saveOne(
  { connection, locations, coast, source, options }: SaveDeps,
  planned: PlannedHome,
): Promise<void> {
  const { feed, located, known, digest, calendarDigest } = planned;
  const { business } = options;
  // A run without days leaves those of earlier runs alone.
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
      rate: options.rate,
      feed,
      location,
      quarter: located.quarter?.names.de ?? null,
      kmToSea: kmToOpenSea(coast, feed, 30),
      texts: writeTexts(feed, location.placeNames, options.texts),
      schedule: keepsDays
        ? null
        : scheduleOf(feed, {
            rate: options.rate,
            shiftDays: source.shiftDays ?? 0,
            firstDate: options.today,
          }),
      scenes: scenesOf(feed),
      slugOf: (objectNumber, title) => `${slugOf(title)}-${objectNumber}`,
    });
  });
}

/** Bed scenes by number of bedrooms; every home has an outside, living room, kitchen, bath and view. */
function scenesOf({ bedrooms, amenities }: FeedHome): string[] {
  const outside = amenities.includes('swimmingpool')
    ? 'pool'
    : amenities.includes('terrace')
      ? 'terrace'
      : null;
  const beds = Array.from({ length: Math.min(3, Math.max(1, bedrooms)) }, () => 'bedroom');
  return ['outside', 'living', 'kitchen', ...beds, 'bath', ...(outside ? [outside] : []), 'view'];
}
