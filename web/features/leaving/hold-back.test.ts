import { createMemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { holdBack, type LostWith } from './hold-back.ts';

/** A page that somebody came to from another one, and where they have typed something. */
async function aTypedPage(lostWith: LostWith, answer: boolean) {
  const router = createMemoryRouter([{ path: '*' }], { initialEntries: ['/homes'] });
  await router.navigate('/texts?page=1');
  let asked = 0;
  const release = holdBack(router, lostWith, () => {
    asked++;
    return answer;
  });
  const here = (): string => router.state.location.pathname + router.state.location.search;
  return { router, release, here, asked: () => asked };
}

test('whoever wants to stay is asked once and stays', async () => {
  const { router, here, asked } = await aTypedPage('page', false);
  await router.navigate('/homes');
  expect(here()).toBe('/texts?page=1');
  expect(asked()).toBe(1);
});

test('the way back is asked about too', async () => {
  const { router, here, asked } = await aTypedPage('page', false);
  await router.navigate(-1);
  expect(here()).toBe('/texts?page=1');
  expect(asked()).toBe(1);
});

test('whoever wants to leave leaves', async () => {
  const { router, here } = await aTypedPage('page', true);
  await router.navigate('/homes');
  expect(here()).toBe('/homes');
});

test('another search is a step inside the page unless input is lost with it', async () => {
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

test('nobody is asked once all is saved', async () => {
  const { router, release, here, asked } = await aTypedPage('search', false);
  release();
  await router.navigate('/homes');
  expect(here()).toBe('/homes');
  expect(asked()).toBe(0);
});
