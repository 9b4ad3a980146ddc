import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.restoreAllMocks();
});

test('without the compiled kernel there is no engine: nothing else answers in its place', async () => {
  // Modules that were compiled earlier belong to another test.
  vi.resetModules();
  const { createEngine } = await import('../engine.ts');
  vi.spyOn(WebAssembly, 'Module').mockImplementation(function () {
    throw new Error('This machine has no vectors.');
  });
  const create = () => createEngine({ homes: [], locations: [], today: '2026-11-21' });
  expect(create).toThrow('The search kernel cannot be loaded.');
  vi.restoreAllMocks();
  expect(create().kind).toMatch(/^compiled/);
});
