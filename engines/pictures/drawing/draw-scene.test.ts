import { expect, test } from 'vitest';
import { drawHero, drawScene } from './draw-scene.ts';
import { houseKinds } from './houses/draw-house.ts';
import { landscapeNames } from './landscape/landscapes.ts';
import { drawPortrait } from './portraits/portrait.ts';
import type { SceneDescription } from './scene-description.ts';
import { hours } from './scene-description.ts';
import { sized } from '../../../tests/harness/run-size.ts';

const home = (more: Partial<SceneDescription> = {}): SceneDescription => ({
  seed: 4711,
  no: 1,
  scene: 'outside',
  landscape: 'alps',
  kind: 'chalet',
  features: {},
  season: 'summer',
  hour: 'noon',
  ...more,
});

/** Tags balanced, attributes quoted, ids referred to are there, numbers are numbers. */
function expectSound(svg: string): void {
  expect(svg).not.toMatch(/NaN|undefined|Infinity|null/);
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+"/);
  const open: string[] = [];
  let rest = svg;
  const tag = /^<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z:][a-zA-Z0-9:-]*="[^"<&]*")*)\s*(\/?)>/;
  while (rest) {
    const match = tag.exec(rest);
    if (!match) throw new Error(`not well-formed at: ${rest.slice(0, 80)}`);
    const [all, closing, name = '', attributes = '', empty] = match;
    const names = [...attributes.matchAll(/([a-zA-Z:-]+)="/g)].map(([, attribute]) => attribute);
    if (new Set(names).size !== names.length) throw new Error(`an attribute twice in ${all.slice(0, 120)}`);
    if (closing) {
      if (open.pop() !== name) throw new Error(`</${name}> closes another tag`);
    } else if (!empty) open.push(name);
    rest = rest.slice(all.length);
  }
  expect(open).toEqual([]);
  const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id);
}

test('the same home gives the same picture, to the letter', () => {
  for (const scene of [
    'outside',
    'living',
    'kitchen',
    'bedroom',
    'bath',
    'terrace',
    'pool',
    'sauna',
    'view',
  ]) {
    expect(drawScene(home({ scene }))).toBe(drawScene(home({ scene })));
  }
  expect(drawPortrait('3-anna')).toBe(drawPortrait('3-anna'));
});

/** The gate draws one of this many pictures. */
const sparseness = sized('DRAWN_SPARSENESS', { gate: 4, full: 1 });
const seeds = sized('DRAWN_SEEDS', { gate: 20, full: 80 });

test(`${seeds} object numbers give ${seeds} pictures`, () => {
  for (const scene of ['outside', 'living']) {
    const pictures = new Set<string>();
    for (let seed = 1; seed <= seeds; seed++) pictures.add(drawScene(home({ seed, scene })));
    expect(pictures.size).toBe(seeds);
  }
});

test('two pictures of one home differ', () => {
  expect(drawScene(home({ scene: 'bedroom', no: 4 }))).not.toBe(drawScene(home({ scene: 'bedroom', no: 5 })));
});

test('every landscape, kind, hour and scene is drawn soundly', () => {
  let seed = 1;
  for (const [turn, landscape] of [...landscapeNames, 'somewhere-unknown'].entries()) {
    // In full every kind meets a third of the landscapes, in the gate each meets one or two.
    const kinds = [...houseKinds, 'castle-unknown'].filter((_, i) => (i + turn) % (3 * sparseness) === 0);
    for (const kind of kinds) {
      const hour = hours[seed % hours.length] ?? 'noon';
      const snow = seed % 3 === 0;
      const all = { pool: seed % 2 === 0, sauna: true, terrace: true, dog: true, snow };
      expectSound(
        drawScene(
          home({
            seed: seed++,
            landscape,
            kind,
            hour,
            season: snow ? 'winter' : 'autumn',
            features: all,
            amongHouses: seed % 5 === 0,
          }),
        ),
      );
    }
    const scenes = [
      'living',
      'kitchen',
      'bedroom',
      'bath',
      'terrace',
      'balcony',
      'pool',
      'sauna',
      'view',
      'unknown',
    ].filter((_, i) => (i + turn) % sparseness === 0);
    for (const scene of scenes) {
      expectSound(
        drawScene(
          home({
            seed: seed++,
            landscape,
            scene,
            features: {
              hearth: seed % 2 === 0 ? 'open' : 'stove',
              shower: seed % 3 > 0,
              tub: seed % 2 === 0,
              dog: true,
            },
          }),
        ),
      );
    }
    expectSound(drawHero(`region-${landscape}`, landscape, { season: 'spring', hour: 'golden' }));
  }
});

test('portraits are sound and not all alike', () => {
  const portraits = Array.from({ length: 40 }, (_, id) => drawPortrait(String(id)));
  for (const portrait of portraits) expectSound(portrait);
  expect(new Set(portraits).size).toBe(40);
});

test('a portrait fits what its seed tells of the person', () => {
  const beard = / fill="[^"]*" d="M[^"]*S|S\d/;
  const women = Array.from({ length: 60 }, (_, id) => drawPortrait(`${id}-woman-anna`));
  const men = Array.from({ length: 60 }, (_, id) => drawPortrait(`${id}-man-jonas`));
  // Only a beard is drawn with a mirrored curve.
  expect(women.filter((portrait) => beard.test(portrait))).toEqual([]);
  expect(men.some((portrait) => beard.test(portrait))).toBe(true);
});
