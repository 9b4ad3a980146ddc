import { expect, it } from 'vitest';
import { robotsTxt } from './robots-txt.ts';
import { securityTxt } from './security-txt.ts';
import { sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';

const origin = 'https://feriola.example';

it('names each address with its languages, day and picture, safely', () => {
  const xml = sitemapXml(origin, [
    {
      path: '/en/a&b/',
      alternates: { de: '/a/', en: '/en/a&b/' },
      lastModified: '2027-01-02',
      image: '/pictures/1/1.webp',
    },
    { path: '/fr/x/', alternates: { fr: '/fr/x/' } },
  ]);
  expect(xml).toContain('<loc>https://feriola.example/en/a&amp;b/</loc><lastmod>2027-01-02</lastmod>');
  expect(xml.match(/hreflang="[^"]*"/g)).toEqual([
    'hreflang="de"',
    'hreflang="en"',
    'hreflang="x-default"',
    'hreflang="fr"',
    'hreflang="x-default"',
  ]);
  expect(xml).toContain('hreflang="x-default" href="https://feriola.example/fr/x/"');
  expect(xml).toContain('<image:loc>https://feriola.example/pictures/1/1.webp</image:loc>');
  expect(xml.match(/<lastmod>/g)).toHaveLength(1);
});

it('lists sitemaps, and leaves a day out that nobody knows', () => {
  expect(sitemapIndexXml(origin, [{ path: '/sitemaps/pages-de.xml' }])).toContain(
    '<sitemap><loc>https://feriola.example/sitemaps/pages-de.xml</loc></sitemap>',
  );
});

it('security.txt says where to write to, and is good for half a year', () => {
  expect(securityTxt(origin, '/en/contact/guest/', '2027-03-01', ['en', 'fr'])).toBe(
    `Contact: https://feriola.example/en/contact/guest/
Expires: 2027-08-28T00:00:00Z
Preferred-Languages: en, fr
Canonical: https://feriola.example/.well-known/security.txt
`,
  );
});

it('robots.txt keeps calls, bookings and accounts out of the crawl, in every language, and nothing else', () => {
  const text = robotsTxt(origin);
  const folders = [...text.matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => path);
  for (const path of ['/api/', '/booking/start/', '/fr/option/summary/', '/it/request/', '/en/my-booking/']) {
    expect(
      folders.some((folder) => path.startsWith(folder)),
      path,
    ).toBe(true);
  }
  // The folder of the office has one line, instead of a list of all its pages.
  expect(folders.filter((folder) => folder.startsWith('/admin/'))).toEqual(['/admin/']);
  expect(text.length).toBeLessThan(1_500);
  expect(text).not.toMatch(/Disallow: \/(?:object|search|\w\w\/search)?\/?\n/);
  expect(text).toContain('Sitemap: https://feriola.example/sitemap.xml\n');
});
