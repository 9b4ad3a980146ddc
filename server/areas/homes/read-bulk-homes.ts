import { isOfExtras, type HomeExtras } from '../../../domain/homes/bulk-change.ts';
import type { BulkChangeRequest } from '../../../contract/homes/bulk-change.ts';
import type { Language } from '../../../domain/language.ts';
import type { EnteredSeason } from '../../../domain/pricing/weekend-rates.ts';
import type { PlainDate } from '../../../domain/stay.ts';
import type { Queryable } from '../../platform/database.ts';
import type { HomesDeps } from './homes-context.ts';
import { listOwnHomes } from './listed-homes-store.ts';
import type { ListedHomeRow } from './rules/own-home-row.ts';

export interface BulkHomesRead {
  rows: ListedHomeRow[];
  seasons: ReadonlyMap<number, readonly EnteredSeason[]>;
  /** Empty for changes of other things. */
  extras: ReadonlyMap<number, HomeExtras>;
}

type BulkChangeKind = BulkChangeRequest['kind'];

const isOwnersChange = (kind: BulkChangeKind): boolean => kind === 'pause' || kind === 'resume';

/** Reads those of the homes to which the person may apply this kind of change. */
export async function readBulkHomes(
  { pricing }: Pick<HomesDeps, 'pricing'>,
  db: Queryable,
  {
    uid,
    language,
    today,
    numbers,
    kind,
  }: {
    uid: string;
    language: Language;
    today: PlainDate;
    numbers: readonly number[];
    /** Pausing is reserved to owners, as on the page of a home. */
    kind: BulkChangeKind;
  },
): Promise<BulkHomesRead> {
  const rows = await listOwnHomes(db, uid, language, { today, numbers, asOwner: isOwnersChange(kind) });
  const found = rows.map(({ objectNumber }) => objectNumber);
  const seasons = await pricing.enteredSeasonsOfHomes(found, db);
  const rates = isOfExtras(kind) ? await pricing.homeRates(found, db) : new Map<number, HomeExtras>();
  const extras = new Map(
    [...rates].map(([objectNumber, { services, discounts }]) => [objectNumber, { services, discounts }]),
  );
  return { rows, seasons, extras };
}
