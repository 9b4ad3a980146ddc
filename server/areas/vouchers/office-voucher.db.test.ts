import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPaidVoucher } from '../../../tests/builders/vouchers.ts';
import { aCall } from '../../../tests/harness/calls.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import { expectDeclared } from '../../../tests/harness/declared-answers.ts';
import { changeOfficeVoucher } from '../../../contract/vouchers/change-office-voucher.ts';
import { cents } from '../../../domain/cents.ts';
import type { InputOf } from '../../../contract/define-endpoint.ts';
import type { LoggedIn } from '../../http/handler.ts';
import { fixedClock } from '../../platform/clock.ts';
import { changeOfficeVoucherHandler } from './handlers/change-office-voucher.ts';
import { findVoucherByCode } from './redeem.ts';
import { voucherStore } from './voucher-store.ts';

const clock = fixedClock(new Date().toISOString());
let database: TestDatabase;
let voucher: { id: number; code: string };

beforeAll(async () => {
  database = await openTestDatabase();
  voucher = await aPaidVoucher(database, { value: cents(10_000), at: clock.now() });
});
afterAll(() => database.close());

type Action = InputOf<typeof changeOfficeVoucher>['action'];

async function change(
  action: Action,
  fields: { voucherNumber?: number; note?: string; idempotencyKey?: string } = {},
) {
  const deps = { connection: database, clock, findPersonName: () => Promise.resolve('Oskar Brandt') };
  const input = {
    voucherNumber: voucher.id,
    note: '',
    idempotencyKey: crypto.randomUUID(),
    ...fields,
    action,
  };
  const user = { uid: null } as unknown as LoggedIn;
  return changeOfficeVoucherHandler(deps)({ ...input, uid: '', jwt: '' }, { ...aCall(), user });
}

const giftMails = async () =>
  (
    await database.db.selectFrom('jobs').select('payload').where('name', '=', 'vouchers.mail').execute()
  ).filter(({ payload }) => (payload as { again?: number }).again !== undefined).length;

test('a stopped voucher pays nothing until it is let go, and both are written down', async () => {
  const stopped = await change('stop', { note: 'Code fotografiert und verschickt' });
  if (!stopped.ok) throw new Error(stopped.type);
  expectDeclared(changeOfficeVoucher, stopped.data);
  expect(stopped.data).toMatchObject({
    resendable: ['bought'],
    acts: [{ act: 'stopped', name: 'Oskar Brandt' }],
  });
  const found = () => findVoucherByCode(database.db, voucher.code, clock.today());
  expect(await found()).toEqual({ ok: false, type: 'voucher-ended' });
  expect(await change('stop')).toMatchObject({ type: 'voucher-changed' });
  expect(await change('resendGift')).toMatchObject({ type: 'voucher-changed' });
  const resumed = await change('resume');
  expect(resumed.ok && resumed.data.acts.map(({ act }) => act)).toEqual(['resumed', 'stopped']);
  expect(await found()).toMatchObject({ ok: true });
});

test('its mail goes out once more, once, however often the button is pressed', async () => {
  const before = await giftMails();
  const idempotencyKey = crypto.randomUUID();
  for (const _press of [1, 2]) expect((await change('resendGift', { idempotencyKey })).ok).toBe(true);
  expect(await giftMails()).toBe(before + 1);
});

test('a number that no voucher has', async () => {
  expect(await change('stop', { voucherNumber: 999_999 })).toMatchObject({ type: 'voucher-missing' });
  expect((await voucherStore.find(database.db, voucher.id))!.stopped_at).toBeNull();
});
