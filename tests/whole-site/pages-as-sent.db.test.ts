import { afterAll, beforeAll, describe } from 'vitest';
import { demoSite } from '../harness/demo-site.ts';
import { testAddresses } from './addresses.ts';
import { testCataloguePaths } from './catalogue-paths.ts';
import { testSeo } from './seo.ts';

/* Checks everything that the server sends by itself, on one site, since starting one takes as long as a hundred pages. */

const site = demoSite();
beforeAll(() => site.start(), 300_000);
afterAll(() => site.stop());

describe('addresses', () => testAddresses(site));
describe('paths of the catalogue', () => testCataloguePaths(site));
describe('what search engines read', () => testSeo(site));
