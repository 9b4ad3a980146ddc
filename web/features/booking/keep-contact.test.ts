import { expect, test, vi } from 'vitest';

const saved = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock('./save-contact.ts', () => ({ saveTypedContact: saved }));
const { keepContact } = await import('./keep-contact.ts');

test('what a field held when it was left is kept, whatever is typed while the code comes', async () => {
  const target = { value: 'anna@' };
  keepContact({ target });
  target.value = 'anna@example.com';
  await vi.waitFor(() => expect(saved).toHaveBeenCalled());
  expect(saved.mock.calls).toEqual([['anna@']]);
});
