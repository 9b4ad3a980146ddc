import { expect, test } from 'vitest';
import { siteRoutes } from '../../domain/site-routes.ts';
import { createSiteTexts } from '../../texts/site-texts.ts';
import { isOpenPath, openingSoonPage } from './closed-site.ts';

test.each([
  ['/', false],
  ['/en/', false],
  ['/toskana/', false],
  ['/object/1001/', false],
  ['/object/1001/_root.data', false],
  ['/nowhere/', false],
  ['/sitemap.xml', false],
  ['/admin/', true],
  ['/admin/launch/', true],
  ['/en/admin/operator/', true],
  ['/user/login/', true],
  ['/landlord/', true],
  ['/impressum/', true],
  ['/api/admin/launch/get', true],
  ['/assets/root-1.js', true],
  ['/healthz', true],
  ['/robots.txt', true],
])('%s of a closed site is open: %s', (path, isOpen) => {
  expect(isOpenPath(path)).toBe(isOpen);
});

test('the page says the name of the site as words, in the language of the address, and is found by nobody', () => {
  const texts = createSiteTexts({ name: 'Strand & <Korb>', line: '' });
  const page = openingSoonPage(texts, siteRoutes('add'), '/fr/provence/?x=1');
  expect(page).toContain('<html lang="fr">');
  expect(page).toContain('Strand &#38; &#60;Korb&#62; ouvre bientôt');
  expect(page).toContain('<meta name="robots" content="noindex">');
});
