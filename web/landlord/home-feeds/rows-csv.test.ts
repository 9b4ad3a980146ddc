import { expect, test } from 'vitest';
import { createSiteTexts } from '../../../texts/site-texts.ts';
import { rowsCsv } from './rows-csv.ts';

test('the report of a run opens in a spreadsheet, with the line and the reason of each row that was not used', () => {
  const t = createSiteTexts().translate('en');
  const written = rowsCsv(
    [
      { key: 'A-1', line: 3, became: 'rejected', reason: 'wrong or missing: lat' },
      { key: 'A-2', line: 5, became: 'rejected', reason: 'no number: nightlyPrice = "cheap"' },
      { key: 'line 9', line: 9, became: 'rejected', reason: 'not JSON' },
      { key: 'B "sea"', line: null, became: 'created', reason: '' },
    ],
    t,
  );
  expect(written.split('\r\n').slice(1, -1)).toEqual([
    '"3";"A-1";"Rejected";"wrong or missing: Latitude"',
    '"5";"A-2";"Rejected";"not a number in “Price”: ""cheap"""',
    '"9";"";"Rejected";"not valid JSON"',
    '"";"B ""sea""";"New";""',
  ]);
});
