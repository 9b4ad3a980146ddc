import type { Envelope } from '../../contract/envelope.ts';
import { addDays, todayInBerlin } from '../../domain/stay.ts';
import type { Cluster } from './cluster.ts';
import type { Diary } from './diary.ts';
import { request } from './visit.ts';

interface Found {
  objectNumber: number[];
  hitsTotal: number;
}

/** Counts where searches differ from the database or from node to node. */
export async function proveSearch(
  { urls, metricsUrls }: Cluster,
  { stays }: Diary,
): Promise<Record<string, number>> {
  return {
    'searches that nodes answer differently': await countDifferingSearches(urls),
    'booked stays that a search still offers': await countOfferedStays(urls, stays),
    'homes that the search had wrong': await countDriftedHomes(metricsUrls),
  };
}

async function search(url: string, query: object): Promise<Found | null> {
  const response = await request(`${url}/api/search?query=${encodeURIComponent(JSON.stringify(query))}`);
  return response?.ok ? ((await response.json()) as Envelope<Found>).data : null;
}

async function countDifferingSearches(urls: readonly string[]): Promise<number> {
  let differingCount = 0;
  for (let ahead = 20; ahead < 380; ahead += 12) {
    const startDate = addDays(todayInBerlin(new Date()), ahead);
    const query = { startDate, endDate: addDays(startDate, 7), persons: 2, maxResults: 100 };
    const answers = await Promise.all(
      urls.map(async (url) => {
        const found = await search(url, query);
        return JSON.stringify([found?.hitsTotal, found?.objectNumber]);
      }),
    );
    if (new Set(answers).size > 1) differingCount += 1;
  }
  return differingCount;
}

async function countOfferedStays(urls: readonly string[], stays: Diary['stays']): Promise<number> {
  let offeredCount = 0;
  for (const { objectNumber: onr, startDate, endDate } of stays)
    for (const url of urls)
      if ((await search(url, { onr, startDate, endDate }))?.hitsTotal !== 0) offeredCount += 1;
  return offeredCount;
}

async function countDriftedHomes(metricsUrls: readonly string[]): Promise<number> {
  const counts = await Promise.all(
    metricsUrls.map(async (url) => {
      const text = await (await fetch(url)).text();
      return Number(/^feriola_search_drifted_homes_total (\d+)$/m.exec(text)?.[1] ?? NaN);
    }),
  );
  return counts.reduce((sum, one) => sum + one, 0);
}
