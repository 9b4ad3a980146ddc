import { expect, test } from 'vitest';
import { isCompanyName } from './company-name.ts';

test.each([
  'Ferienvermietung Schneider',
  'Hill Holiday Lettings',
  'Locations Dupont',
  'Case Vacanze Rossi',
  'Sonne GmbH',
  'Mare S.r.l.',
  'Petersen & Söhne',
  'Strandagentur Nord',
])('%s is a business', (name) => {
  expect(isCompanyName(name)).toBe(true);
});

test.each([
  'Erika Mustermann',
  'Ugo Agosti',
  'Inka Sarlund',
  'Familie Petersen',
  'Anna Holm',
  'Élise Vacher',
])('%s is a person', (name) => {
  expect(isCompanyName(name)).toBe(false);
});
