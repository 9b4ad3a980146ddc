import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let visitor = { pid: '' };
vi.mock('./use-visitor.ts', () => ({ visitorStore: { get: () => visitor } }));

let page: { search: string };
let landing: string;
let dataset: { partner?: string };
beforeEach(() => {
  visitor = { pid: '' };
  page = { search: '' };
  landing = 'https://www.feriola.test/';
  dataset = {};
  vi.resetModules();
  vi.stubGlobal('location', page);
  vi.stubGlobal('document', { documentElement: { dataset } });
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(() => [{ name: landing }] as never);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const load = () => import('./visit-partner.ts');

test('the id of an address goes with the visitor to pages whose address names none', async () => {
  const { partnerOfVisit } = await load();
  expect(partnerOfVisit()).toBe('');
  page.search = '?pid=10,7001';
  expect(partnerOfVisit()).toBe('7001');
  page.search = '?persons=4';
  expect(partnerOfVisit()).toBe('7001');
  page.search = '?PID=20';
  expect(partnerOfVisit()).toBe('20');
});

test('whoever asks late still finds the id that the visit began with', async () => {
  landing = 'https://www.feriola.test/search/?pid=30&persons=4';
  const { pidOfVisit } = await load();
  expect(pidOfVisit()).toBe('30');
});

test('after a new load of the page the server knows the id of who has consented', async () => {
  const { pidOfVisit } = await load();
  visitor = { pid: '10' };
  expect(pidOfVisit()).toBe('10');
  page.search = '?pid=20';
  expect(pidOfVisit()).toBe('20');
});

test('a host of a partner counts for that partner alone', async () => {
  const { partnerOfVisit, pidOfVisit } = await load();
  dataset.partner = '7001';
  page.search = '?pid=10';
  expect(partnerOfVisit()).toBe('7001');
  expect(pidOfVisit()).toBe('10');
});

test('what a partner calls its link goes with its number, and ends with another one', async () => {
  landing = 'https://www.feriola.test/?pid=7001&subid=spring';
  const { senderOfVisit } = await load();
  expect(senderOfVisit()).toEqual({ partner: '7001', subId: 'spring' });
  page.search = '?persons=4';
  expect(senderOfVisit()).toEqual({ partner: '7001', subId: 'spring' });
  page.search = '?pid=20';
  expect(senderOfVisit()).toEqual({ partner: '20', subId: '' });
  dataset.partner = '7001';
  page.search = '?subid=footer';
  expect(senderOfVisit()).toEqual({ partner: '7001', subId: 'footer' });
});
