import type { IncomingMessage, ServerResponse } from 'node:http';
import fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import type { Permission } from '../../domain/permissions.ts';
import { siteRoutes } from '../../domain/site-routes.ts';
import { createSiteTexts } from '../../texts/site-texts.ts';
import { buildOperator } from '../../domain/operator/operator.ts';
import { isOpenPage, openingSoonPage, registerClosedSite, unlessClosed } from './closed-site.ts';

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
  ['/agb/', true],
  ['/vermittlungsbedingungen/', true],
])('%s of a closed site is open: %s', (path, isOpen) => {
  expect(isOpenPage(path)).toBe(isOpen);
});

test('the page says the name of the site as words, in the language of the address, and is found by nobody', () => {
  const texts = createSiteTexts({ name: 'Strand & <Korb>', line: '' });
  const page = openingSoonPage(texts, siteRoutes('add'), buildOperator({}, ''), {
    url: '/fr/provence/?x=1',
    headers: {},
  });
  expect(page).toContain('<html lang="fr">');
  expect(page).toContain('Strand &amp; &lt;Korb&gt; ouvre bientôt');
  expect(page).toContain('<meta name="robots" content="noindex">');
});

test('the bare address speaks as the browser does, else as the operator, and nobody reads a language that is not offered', () => {
  const texts = createSiteTexts({ name: 'Brighton Stays', line: '' });
  const operator = buildOperator({ country: 'GB', languages: ['en', 'fr'] }, '');
  const languageOf = (url: string, preferred?: string) =>
    /lang="(..)"/.exec(
      openingSoonPage(texts, siteRoutes('add'), operator, { url, headers: { 'accept-language': preferred } }),
    )?.[1];
  expect(languageOf('/', 'fr-FR,en;q=0.5')).toBe('fr');
  expect(languageOf('/', 'de-DE')).toBe('en');
  expect(languageOf('/toskana/')).toBe('en');
  expect(languageOf('/fr/toscane/', 'en')).toBe('fr');
});

describe('a closed site', () => {
  let isClosed = true;
  const people: Record<string, Permission[]> = {
    admin: ['operator.update'],
    editor: ['content.update'],
    landlady: ['homes.own', 'homes.owner'],
    guest: [],
  };
  const app = fastify({ logger: false });
  registerClosedSite(app, {
    isClosed: () => isClosed,
    operator: () => buildOperator({}, ''),
    texts: createSiteTexts({ name: 'Strandkorb', line: '' }),
    routes: siteRoutes('add'),
    readUser: ({ headers }) => {
      const permissions = people[String(headers['x-person'])];
      return Promise.resolve(permissions ? { permissions: new Set(permissions) } : null);
    },
  });
  app.get('/sitemap.xml', () => 'list');
  app.all('/*', async (_, reply) => reply.header('cache-control', 'public, max-age=60').send('the page'));
  const ask = async (url: string, person = 'nobody') => {
    const { body, headers } = await app.inject({ url, headers: { 'x-person': person } });
    return [body.includes('öffnet bald') ? 'soon' : body, headers['cache-control']];
  };

  test.each([
    ['nobody', 'soon'],
    ['guest', 'soon'],
    ['admin', 'the page'],
    ['editor', 'the page'],
    ['landlady', 'the page'],
  ])('shows its pages to %s as: %s, and no cache keeps them', async (person, seen) => {
    expect(await ask('/toskana/', person)).toEqual([seen, 'no-store']);
  });

  test('is told to no search engine, whoever asks', async () => {
    expect(await ask('/sitemap.xml', 'admin')).toEqual(['404', 'no-store']);
  });

  test('once open is everybody’s', async () => {
    isClosed = false;
    expect(await ask('/toskana/')).toEqual(['the page', 'public, max-age=60']);
    isClosed = true;
  });

  test('answers nothing from memory', () => {
    const answer = unlessClosed(
      () => isClosed,
      () => true,
    );
    const how = [{}, {}] as [IncomingMessage, ServerResponse];
    expect(answer(...how)).toBe(false);
    isClosed = false;
    expect(answer(...how)).toBe(true);
  });
});
