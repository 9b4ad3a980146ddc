import { expect, test } from 'vitest';
import { siteRoutes } from '../../domain/site-routes.ts';
import { createSiteTexts } from '../../texts/site-texts.ts';
import { isOpenPage, openingSoonPage } from './closed-site.ts';

test.each([
  ['/', false],
  ['/en/', false],
  ['/toskana/', false],
  ['/object/1001/', false],
  ['/object/1001/_root.data', false],
  ['/nowhere/', false],
  ['/admin/', true],
  ['/admin/launch/', true],
  ['/en/admin/operator/', true],
  ['/user/login/', true],
  ['/landlord/', true],
  ['/impressum/', true],
])('%s of a closed site is open: %s', (path, isOpen) => {
  expect(isOpenPage(path)).toBe(isOpen);
});

test('the page says the name of the site as words, in the language of the address, and is found by nobody', () => {
  const texts = createSiteTexts({ name: 'Strand & <Korb>', line: '' });
  const page = openingSoonPage(texts, siteRoutes('add'), '/fr/provence/?x=1');
  expect(page).toContain('<html lang="fr">');
  expect(page).toContain('Strand &#38; &#60;Korb&#62; ouvre bientôt');
  expect(page).toContain('<meta name="robots" content="noindex">');
});
