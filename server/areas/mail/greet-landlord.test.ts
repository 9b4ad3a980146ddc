import { expect, test } from 'vitest';
import { createSiteTexts } from '../../../texts/site-texts.ts';
import { greetLandlord } from './greet-landlord.ts';

test('a business is greeted without its name, a person by it', () => {
  const german = createSiteTexts().translate('de');
  expect(greetLandlord('Ferienvermietung Schneider', german)).toBe('Guten Tag,');
  expect(greetLandlord('Erika Mustermann', german)).toBe('Guten Tag Erika Mustermann,');
});
