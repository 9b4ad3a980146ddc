import { expect, test, vi } from 'vitest';
import type { OfficeContact } from '../../../contract/office/office-contact.ts';
import { failure } from '../../app/api/api-client.ts';
import { browserApi } from '../../app/api/browser-api.ts';
import { createOfficeStore, officeStore } from './office-store.ts';

const contact = (officeExpires: number): OfficeContact => ({
  staffList: ['Anna B.', 'Jan K.', 'Mia S.'].map((staffNameShorted) => ({
    staffNameShorted,
    images: {} as never,
  })),
  staffTimes: [],
  overwriteTranslation: {},
  randomStaffIndex: 0,
  phone: { interact: '+49', display: '0' },
  email: 'a@b.example',
  officeExpires,
});

function world(answers: (() => Promise<OfficeContact>)[]) {
  let now = 1_000_000;
  const ask = vi.fn((_all: boolean) => answers.shift()!());
  const store = createOfficeStore({ ask, now: () => now, random: () => 0.67 });
  return { store, ask, pass: (seconds: number) => (now += seconds * 1000) };
}

test('calls once while a call is under way and until the answer expires', async () => {
  const { store, ask, pass } = world([async () => contact(1060), async () => contact(1120)]);
  await Promise.all([store.load(), store.load()]);
  await store.load();
  expect(ask).toHaveBeenCalledTimes(1);
  expect(store.get()).toMatchObject({ status: 200, staffIndex: 2 });
  pass(59);
  await store.load();
  expect(ask).toHaveBeenCalledTimes(1);
  pass(1);
  await store.load();
  expect(ask).toHaveBeenCalledTimes(2);
});

test('calls again after two and a half hours at the latest', async () => {
  const { store, ask, pass } = world([async () => contact(99_999), async () => contact(99_999)]);
  await store.load();
  pass(8_999);
  await store.load();
  expect(ask).toHaveBeenCalledTimes(1);
  pass(1);
  await store.load();
  expect(ask).toHaveBeenCalledTimes(2);
});

test('the address is loaded on demand, and serves callers without it, too', async () => {
  const whole = { ...contact(9999), street: 'Musterstraße 1', open: true } as never;
  const { store, ask } = world([async () => contact(9999), async () => whole]);
  await store.load();
  await store.load(true);
  await store.load(true);
  await store.load();
  expect(ask.mock.calls).toEqual([[false], [true]]);
  expect(store.get().contact).toMatchObject({ street: 'Musterstraße 1', open: true });
});

test('a failure keeps what was known, tells its status, and is asked again', async () => {
  const { store, pass } = world([
    async () => contact(1060),
    () => Promise.reject(failure(500, 'timeout', 'slow')),
    async () => contact(9999),
  ]);
  await store.load();
  pass(61);
  await store.load();
  expect(store.get().status).toBe(500);
  expect(store.get().contact?.officeExpires).toBe(1060);
  await store.load();
  expect(store.get()).toMatchObject({ status: 200, contact: { officeExpires: 9999 } });
});

test('the office is asked as the client of this site', async () => {
  const call = vi.spyOn(browserApi, 'call').mockRejectedValue(failure(500, 'timeout', 'slow'));
  await officeStore.load();
  await officeStore.load(true);
  const client = { client_mandant: 'feriola', client_cdn: '' };
  expect(call.mock.calls).toEqual([
    ['getOfficeContact', client],
    ['getOfficeInfo', client],
  ]);
});
