import type { PlainDate } from '../../domain/stay.ts';
import type { Catalogue } from '../../engines/search/oracle.ts';
import { createPricing } from '../../server/areas/pricing/pricing.ts';
import { createRatings } from '../../server/areas/ratings/ratings.ts';
import { indexHome, parseOfferFilter } from '../../server/areas/search/rules/index-home.ts';
import { searchStore } from '../../server/areas/search/search-store.ts';
import { fixedClock } from '../../server/platform/clock.ts';
import type { DatabaseConnection } from '../../server/platform/database.ts';

const homesAtOnce = 500;

/** Reads all active homes of a database in the form of the search. `regions` restricts them to some regions. */
export async function readCatalogue(
  { db }: Pick<DatabaseConnection, 'db'>,
  today: PlainDate,
  regions: readonly string[] = [],
): Promise<Catalogue> {
  const pricing = createPricing({ db, clock: fixedClock(`${today}T12:00:00Z`) });
  const ratings = createRatings({ db });
  const offers = (await searchStore.offers(db)).map(parseOfferFilter);
  const homes = [];
  for (let lastNumber = 0; ;) {
    const numbers = await searchStore.activeNumbers(db, lastNumber, homesAtOnce);
    if (numbers.length === 0) break;
    lastNumber = numbers.at(-1)!;
    const rows = await searchStore.homes(db, numbers);
    const selectedRows = rows.filter((row) => regions.length === 0 || regions.includes(row.region_key));
    const ratesByHome = await pricing.homeRates(numbers, db);
    const occupied = await pricing.occupied(numbers, today, db);
    const figures = await ratings.figures(numbers);
    for (const row of selectedRows) {
      const rates = ratesByHome.get(row.object_number);
      if (!rates) continue;
      const stays = occupied.get(row.object_number) ?? [];
      homes.push(indexHome(row, rates, stays, figures.get(row.object_number), offers));
    }
  }
  return { homes, locations: await searchStore.listLocations(db), today };
}
