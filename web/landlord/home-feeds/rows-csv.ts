import type { HomeFeedToldRow } from '../../../contract/home-feeds/home-feed.ts';
import type { Translate } from '../../../texts/translate.ts';
import { sheetCsv } from '../../features/own-area/sheet-csv.ts';
import { reasonInWords } from './feed-words.ts';

export function rowsCsv(rows: readonly HomeFeedToldRow[], t: Translate): string {
  return sheetCsv([
    ['line', 'home', 'became', 'reason'].map((column) => t(`landlord.homeFeeds.rows.${column}`)),
    ...rows.map(({ key, line, became, reason }) => [
      line === null ? '' : String(line),
      key.startsWith('line ') ? '' : key,
      t(`landlord.homeFeeds.counts.${became}`),
      reason === '' ? '' : reasonInWords(t, reason),
    ]),
  ]);
}
