import { createMemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { askBeforeLeaving, type LossCause } from './ask-before-leaving.ts';

/** A page that somebody came to from another one, and where they have typed something. */
async function aTypedPage(lossCause: LossCause, answer: boolean) {
  const router = createMemoryRouter([{ path: '*' }], { initialEntries: ['/homes'] });
  await router.navigate('/texts?page=1');
  let asked = 0;
  const release = askBeforeLeaving(router, lossCause, () => {
    asked++;
    return answer;
  });
  const here = (): string => router.state.location.pathname + router.state.location.search;
  return { router, release, here, asked: () => asked };
}

test('a declined question keeps the page and is asked once', async () => {
  const { router, here, asked } = await aTypedPage('page', false);
  await router.navigate('/homes');
  expect(here()).toBe('/texts?page=1');
  expect(asked()).toBe(1);
});

test('the back button asks, too', async () => {
  const { router, here, asked } = await aTypedPage('page', false);
  await router.navigate(-1);
  expect(here()).toBe('/texts?page=1');
  expect(asked()).toBe(1);
});

test('a confirmed question leaves the page', async () => {
  const { router, here } = await aTypedPage('page', true);
  await router.navigate('/homes');
  expect(here()).toBe('/homes');
});

test('a change of the query asks only where it loses input', async () => {
  const inside = await aTypedPage('page', false);
  await inside.router.navigate('/texts?page=2');
  expect(inside.here()).toBe('/texts?page=2');
  expect(inside.asked()).toBe(0);

  const lost = await aTypedPage('search', false);
  await lost.router.navigate('/texts?page=2');
  expect(lost.here()).toBe('/texts?page=1');
  await lost.router.navigate('/texts?page=1#found');
  expect(lost.asked()).toBe(1);
});

test('nothing is asked once all input is saved', async () => {
  const { router, release, here, asked } = await aTypedPage('search', false);
  release();
  await router.navigate('/homes');
  expect(here()).toBe('/homes');
  expect(asked()).toBe(0);
});
