import { expect, test } from 'vitest';
import { offerScene, themeScene } from './hero-scenes.ts';

test('only themes of the list have a picture', () => {
  expect(themeScene('snow')).toMatchObject({ light: { season: 'winter' } });
  expect(themeScene('constructor')).toBeNull();
});

test('an offer is shown by what it asks for', () => {
  expect(offerScene(123, { country: 'at', distSkilift: 10 }).light.season).toBe('winter');
  expect(offerScene(45, { swimmingpool: 'Y', squaremeterLiving: 150 })).toMatchObject({
    landscape: 'provence',
    light: { season: 'summer' },
  });
  expect(offerScene(34, { fishing: 'Y' }).landscape).toMatch(/Lake$/);
});

test('an offer that asks for nothing that can be seen has a landscape all the same, the same each time', () => {
  const scene = offerScene(63, { partnerTags: 'alpenring' });
  expect(scene).toEqual(offerScene(63, { partnerTags: 'alpenring' }));
  expect(scene.landscape).not.toBe('');
});
