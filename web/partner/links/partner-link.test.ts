import { expect, test } from 'vitest';
import { buildBanner, buildPictureBanner, partnerLink } from './partner-link.ts';

const siteOrigin = 'https://www.feriola.test';
const ofNumber = { partnerID: 7001, origin: siteOrigin, hasOwnHost: false };
const ofHost = { partnerID: 7001, origin: 'https://ferien.hafen.example', hasOwnHost: true };
const link = (typed: string, subId = '', partner: typeof ofNumber = ofNumber) =>
  partnerLink({ typed, subId, partner, siteOrigin });

test('every page of the site becomes a link that counts, and keeps what it says', () => {
  expect(link('/')).toEqual({ ok: true, url: 'https://www.feriola.test/?pid=7001' });
  expect(link(' https://www.feriola.test/suche/?persons=4&sauna=true#top ', 'spring-5')).toEqual({
    ok: true,
    url: 'https://www.feriola.test/suche/?persons=4&sauna=true&pid=7001&subid=spring-5#top',
  });
});

test('another number in a copied address gives way', () => {
  expect(link('/?PID=1&pid=2&partner=3&subid=x')).toEqual({
    ok: true,
    url: 'https://www.feriola.test/?pid=7001',
  });
});

test('on one’s own host the host says whose guest it is', () => {
  const expected = { ok: true, url: 'https://ferien.hafen.example/object/5/?subid=a' };
  expect(link('/object/5/', 'a', ofHost)).toEqual(expected);
  expect(link('https://ferien.hafen.example/object/5/', 'a', ofHost)).toEqual(expected);
  expect(link('https://www.feriola.test/object/5/', 'a', ofHost)).toEqual(expected);
});

test.each([
  'https://elsewhere.example/',
  '//elsewhere.example/',
  'javascript:alert(1)',
  'https://www.feriola.test:8443/',
  '/api/search',
  '/en/landlord/',
])('%s is no page to send guests to', (typed) =>
  expect(link(typed)).toEqual({ ok: false, wrong: 'address' }),
);

test('an invalid link name is refused', () => {
  for (const subId of ['a b', 'ä', 'x'.repeat(65)]) {
    expect(link('/', subId)).toEqual({ ok: false, wrong: 'subId' });
  }
});

test('a banner is safe to paste, says that it is advertising, and loads nothing', () => {
  const words = { label: 'A <b> & "c"', text: '<i>' };
  const url = 'https://www.feriola.test/?pid=7001&subid=a';
  for (const kind of ['text', 'button', 'box'] as const) {
    const html = buildBanner(kind, url, words);
    expect(html).toContain('href="https://www.feriola.test/?pid=7001&amp;subid=a"');
    expect(html).toContain('rel="sponsored noopener"');
    expect(html).toContain('A &lt;b&gt; &amp; &quot;c&quot;');
    expect(html).not.toMatch(/<script|<img|<i>|onload/);
  }
});

test('a picture banner names size and words of its picture, is safe to paste, and runs nothing', () => {
  const picture = { src: `${siteOrigin}/pictures/banner/de/7001/theme-sea-300x250.jpg`, alt: 'A "b" & <c>' };
  expect(
    buildPictureBanner('https://www.feriola.test/?pid=7001&subid=a', { ...picture, width: 300, height: 250 }),
  ).toBe(
    '<a href="https://www.feriola.test/?pid=7001&amp;subid=a" rel="sponsored noopener" target="_blank">' +
      '<img src="https://www.feriola.test/pictures/banner/de/7001/theme-sea-300x250.jpg" width="300" height="250"' +
      ' alt="A &quot;b&quot; &amp; &lt;c&gt;"></a>',
  );
});

function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

test.each(['button', 'box'] as const)('the words of a %s can be read', (kind) => {
  const html = buildBanner(kind, 'https://www.feriola.test/', { label: 'a', text: 'b' });
  const [ground] = /(?<=background:)#\w{6}/.exec(html)!;
  const [ink] = /(?<=;color:)#\w{6}/.exec(html)!;
  const [dark, light] = [luminance(ground), luminance(ink)].sort((one, other) => one - other);
  expect((light! + 0.05) / (dark! + 0.05)).toBeGreaterThan(4.5);
});
