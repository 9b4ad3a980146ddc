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

test('the id of an address also counts on later pages without one', async () => {
  const { getVisitPartner } = await load();
  expect(getVisitPartner()).toBe('');
  page.search = '?pid=10,7001';
  expect(getVisitPartner()).toBe('7001');
  page.search = '?persons=4';
  expect(getVisitPartner()).toBe('7001');
  page.search = '?PID=20';
  expect(getVisitPartner()).toBe('20');
});

test('a late first call returns the id of the landing page', async () => {
  landing = 'https://www.feriola.test/search/?pid=30&persons=4';
  const { getVisitPid } = await load();
  expect(getVisitPid()).toBe('30');
});

test('after a reload the id comes from the server for visitors who have consented', async () => {
  const { getVisitPid } = await load();
  visitor = { pid: '10' };
  expect(getVisitPid()).toBe('10');
  page.search = '?pid=20';
  expect(getVisitPid()).toBe('20');
});

test('a host of a partner counts for that partner alone', async () => {
  const { getVisitPartner, getVisitPid } = await load();
  dataset.partner = '7001';
  page.search = '?pid=10';
  expect(getVisitPartner()).toBe('7001');
  expect(getVisitPid()).toBe('10');
});

test('the sub id belongs to its partner id, and ends with another one', async () => {
  landing = 'https://www.feriola.test/?pid=7001&subid=spring';
  const { getVisitSender } = await load();
  expect(getVisitSender()).toEqual({ partner: '7001', subId: 'spring' });
  page.search = '?persons=4';
  expect(getVisitSender()).toEqual({ partner: '7001', subId: 'spring' });
  page.search = '?pid=20';
  expect(getVisitSender()).toEqual({ partner: '20', subId: '' });
  dataset.partner = '7001';
  page.search = '?subid=footer';
  expect(getVisitSender()).toEqual({ partner: '7001', subId: 'footer' });
});
