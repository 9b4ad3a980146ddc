import fastify from 'fastify';
import { expect, test } from 'vitest';
import { siteRoutes } from '../../domain/site-routes.ts';
import { buildOperator } from '../../domain/operator/operator.ts';
import { createSiteTexts } from '../../texts/site-texts.ts';
import { registerAppManifest } from './app-manifest.ts';

const app = fastify();
let operator = buildOperator({}, 'localhost');
registerAppManifest(app, createSiteTexts(), siteRoutes('add'), () => operator);

test('an app opens at the booking, and its icons are there', async () => {
  const manifest = await app.inject('/app-fr.webmanifest?bookingID=4000001');
  expect(manifest.headers['content-type']).toContain('application/manifest+json');
  const {
    start_url: start,
    lang,
    icons,
  } = manifest.json<{ start_url: string; lang: string; icons: { src: string }[] }>();
  expect({ start, lang }).toEqual({
    start: `${siteRoutes('add').pathOf('bookingView', 'fr')}?bookingID=4000001`,
    lang: 'fr',
  });
  for (const { src } of icons) expect((await app.inject(src)).headers['content-type']).toBe('image/png');
});

test('it wears the colour and the icon of the operator', async () => {
  const icon = `/operator-files/${'a'.repeat(40)}-256x256.webp`;
  operator = buildOperator({ mainColour: '#14507a', favicon: icon }, 'localhost');
  expect((await app.inject('/app-en.webmanifest')).json()).toMatchObject({
    theme_color: '#14507a',
    icons: [{ src: icon, sizes: '256x256', type: 'image/webp', purpose: 'any' }],
  });
});

test('nothing but the number of a booking gets into the address', async () => {
  for (const query of ['', '?bookingID=', '?bookingID=1%26x%3D', '?bookingID=1&bookingID=2']) {
    const { start_url: start } = (await app.inject(`/app-de.webmanifest${query}`)).json<{
      start_url: string;
    }>();
    expect(start).toBe(siteRoutes('add').pathOf('bookingView', 'de'));
  }
});
