import { expect, test } from 'vitest';
import { parsePictureAddress } from './picture-address.ts';

test('reads the addresses of homes, scenes and staff', () => {
  expect(parsePictureAddress('/pictures/100042/3-725x450.avif')).toEqual({
    of: 'home',
    objectNumber: 100042,
    no: 3,
    width: 725,
    height: 450,
    format: 'avif',
    versioned: false,
  });
  expect(parsePictureAddress('/pictures/100042/3.0a1b2c3d-725x450.avif')).toMatchObject({
    objectNumber: 100042,
    no: 3,
    versioned: true,
  });
  expect(parsePictureAddress('/pictures/100042/3.0a1b2c3d.winter-725x450.avif')).toMatchObject({
    version: '0a1b2c3d',
    season: 'winter',
  });
  expect(parsePictureAddress('/pictures/scene/country-de-1600x700.webp')).toEqual({
    of: 'scene',
    key: { kind: 'country', code: 'de' },
    width: 1600,
    height: 700,
    format: 'webp',
    versioned: false,
  });
  expect(parsePictureAddress('/pictures/scene/region-lake-district-362x225.avif')).toMatchObject({
    key: { kind: 'region', region: 'lake-district' },
  });
  expect(parsePictureAddress('/pictures/scene/offer-24-1200x630.jpg')).toMatchObject({
    key: { kind: 'offer', id: 24 },
    format: 'jpg',
  });
  expect(parsePictureAddress('/pictures/staff/7-45x45.webp')).toEqual({
    of: 'staff',
    id: 7,
    width: 45,
    height: 45,
    format: 'webp',
    versioned: false,
  });
  expect(parsePictureAddress('/pictures/og/fr/object-1001.0a1b2c3d.jpg')).toEqual({
    of: 'share',
    key: { kind: 'object', objectNumber: 1001 },
    language: 'fr',
    width: 1200,
    height: 630,
    format: 'jpg',
    versioned: true,
  });
  expect(parsePictureAddress('/pictures/og/region-toskana.png')).toMatchObject({
    key: { kind: 'region', region: 'toskana' },
    language: 'de',
    format: 'png',
  });
});

test('reads the address of a floor plan, which has a language and no size', () => {
  expect(parsePictureAddress('/pictures/plan/fr/100042.0a1b2c3d.svg')).toMatchObject({
    of: 'plan',
    objectNumber: 100042,
    version: '0a1b2c3d',
    language: 'fr',
    format: 'svg',
    versioned: true,
  });
});

test.each([
  '/pictures/plan/es/100042.0a1b2c3d.svg',
  '/pictures/plan/de/100042.svg',
  '/pictures/plan/de/100042.0a1b2c3d-725x450.svg',
  '/pictures/100042/3-726x450.avif',
  '/pictures/100042/3-1600x700.avif',
  '/pictures/100042/3-725x450.jpg',
  '/pictures/100042/3-1200x630.avif',
  '/pictures/100042/3-725x450.svg',
  '/pictures/100042/0-725x450.avif',
  '/pictures/0100042/3-725x450.avif',
  '/pictures/99999999999999/1-725x450.avif',
  '/pictures/100042/3-725x450.avif/',
  '/pictures//100042/3-725x450.avif',
  '/pictures/../100042/3-725x450.avif',
  '/pictures/%2e%2e/etc/passwd',
  '/pictures/scene/..%2f..%2fregion-x-362x225.avif',
  '/pictures/scene/region-../x-362x225.avif',
  '/pictures/scene/region-x\0-362x225.avif',
  '/pictures/scene/region-Toskana-362x225.avif',
  '/pictures/scene/country-deu-362x225.avif',
  '/pictures/scene/offer-x-362x225.avif',
  '/pictures/scene/castle-x-362x225.avif',
  '/pictures/100042/3.0A1B2C3D-725x450.avif',
  '/pictures/100042/3.0a1b2c3d.monsun-725x450.avif',
  '/pictures/100042/3.winter.winter-725x450.avif',
  '/pictures/scene/region-toskana.0a1b2c3d.winter-725x450.avif',
  '/pictures/100042/3.0a1b2c3-725x450.avif',
  '/pictures/og/object-1001.avif',
  '/pictures/og/es/object-1001.jpg',
  '/pictures/og/object-x.jpg',
  '/pictures/og/object-0.jpg',
  '/pictures/og/de/../object-1001.jpg',
  '/pictures/staff/7-725x450.webp',
  '/pictures/staff/7-45x45.png',
  `/pictures/scene/region-${'a'.repeat(90)}-362x225.avif`,
  '/pictures/100042/3-725x450.avif\n',
  '',
  '/',
  '/pictures/',
])('refuses %j', (path) => {
  expect(parsePictureAddress(path)).toBeNull();
});

test('banners have the sizes, themes and languages that there are, and no others', () => {
  expect(parsePictureAddress('/pictures/banner/fr/7001/region-cote-d-azur-728x90.jpg')).toEqual({
    ...{ of: 'banner', partnerId: 7001, key: { kind: 'region', region: 'cote-d-azur' }, language: 'fr' },
    ...{ width: 728, height: 90, format: 'jpg', versioned: false },
  });
  expect(parsePictureAddress('/pictures/banner/de/1/theme-sea-1080x1080.jpg')).toMatchObject({
    key: { kind: 'theme', name: 'sea' },
  });
  for (const path of [
    '/pictures/banner/de/7001/theme-sea-301x250.jpg',
    '/pictures/banner/de/7001/theme-notfound-300x250.jpg',
    '/pictures/banner/de/7001/theme-sea-300x250.png',
    '/pictures/banner/es/7001/theme-sea-300x250.jpg',
    '/pictures/banner/de/x/theme-sea-300x250.jpg',
    '/pictures/banner/de/7001/offer-24-300x250.jpg',
  ])
    expect(parsePictureAddress(path), path).toBeNull();
});
