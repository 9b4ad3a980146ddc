import { expect, test, vi } from 'vitest';

const saved = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock('./save-contact.ts', () => ({ saveTypedContact: saved }));
const { keepContact } = await import('./keep-contact.ts');

test('the value of the field is stored once the code has loaded', async () => {
  keepContact('anna@');
  expect(saved).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(saved).toHaveBeenCalled());
  expect(saved.mock.calls).toEqual([['anna@']]);
});
