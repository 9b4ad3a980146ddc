import { expect, test, vi } from 'vitest';

const saved = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock('./save-contact.ts', () => ({ saveTypedContact: saved }));
const { keepContact } = await import('./keep-contact.ts');

test('what a field held when it was left is handed on once the code has come', async () => {
  keepContact('anna@');
  expect(saved).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(saved).toHaveBeenCalled());
  expect(saved.mock.calls).toEqual([['anna@']]);
});
