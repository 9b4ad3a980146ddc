import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { createPageRenderer } from '../server/http/render-page.ts';
import { createSiteTexts } from '../texts/site-texts.ts';
import { currentOperator } from './builders/operator.ts';

const build = (await import(
  /* @vite-ignore */ pathToFileURL(join(import.meta.dirname, '../build/server/index.js')).href
)) as ServerBuild;

/** Renders a page of a site whose menus cannot be read. */
function pageWithout(menus: Error) {
  const { render } = createPageRenderer({
    build,
    callInProcess: () => Promise.reject(new Error('not part of this page')),
    today: () => '2027-01-01',
    publicUrl: 'https://www.feriola.test',
    partnerOfHost: async () => null,
    reseller: null,
    office: () => ({ phone: { interact: '+49', display: '0' }, email: 'a@b.example' }),
    operator: currentOperator,
    content: {
      page: async () => null,
      paths: async () => ({}),
      menus: () => Promise.reject(menus),
    },
    texts: createSiteTexts(),
    origins: { mapOrigins: [], tagOrigin: null, businessLogins: { retailer: null, partner: null } },
    tagContainers: {},
    development: false,
    developerPages: false,
    demoPeople: [],
    hasInventedHomes: () => Promise.resolve(true),
    isQuiet: () => false,
    trailingSlash: 'add',
    cataloguePath: async () => null,
    externalTargets: [],
  } as never);
  return render('/outdated/', 'GET', 'www.feriola.test');
}

test('a page whose content cannot be read because the database is away asks to come again, and a bug does not', async () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const away = await pageWithout(refused);
  expect([away.status, away.headers['retry-after']]).toEqual([503, expect.any(String)]);
  expect((await pageWithout(new TypeError('x is not a function'))).status).toBe(500);
});
