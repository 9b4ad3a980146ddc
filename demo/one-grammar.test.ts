import { beforeAll, expect, test } from 'vitest';
import { chooseLook } from '../domain/home-look.ts';
import { loadCoast } from '../engines/geography/face.ts';
import { planHouse } from '../engines/pictures/drawing/houses/draw-house.ts';
import { findLandscape } from '../engines/pictures/drawing/landscape/landscapes.ts';
import { seededRandom as drawn } from '../domain/seeded-random.ts';
import { describeHome, type HomeFacts } from '../server/areas/pictures/rules/describe-home.ts';
import { addHome, emptyHomeRows, type HomeRows } from './home-rows.ts';
import { planHomes, type PlannedHome } from './home-plan.ts';
import { createLevelCalendar } from './homes/seasons.ts';
import { selectPlaces } from './locations/places.ts';
import { createLandlord } from './people/providers.ts';
import { seededRandom } from './seeded-random.ts';

interface Built {
  planned: PlannedHome;
  /** The facts of the home in the database, from which the pictures are drawn. */
  facts: HomeFacts;
  scenes: string[];
  rows: HomeRows;
}

const homes: Built[] = [];

beforeAll(() => {
  const coast = loadCoast();
  const places = Map.groupBy(selectPlaces(coast), (place) => place.region.id);
  const today = '2026-11-21';
  let rating = 0;
  const context = {
    seed: 1,
    today,
    coast,
    placesOf: (id: number) => places.get(id)!,
    periodsOf: createLevelCalendar(today),
    nextRatingId: () => (rating += 1),
  };
  for (const planned of planHomes(3000)) {
    const rows = emptyHomeRows();
    const { region } = planned;
    const landlord = createLandlord(seededRandom(1, 'landlord', 1), 1, places.get(region.id)![0]!);
    addHome(rows, planned, landlord, context);
    const [row] = rows.homes as [Record<string, unknown>];
    const facts: HomeFacts = {
      objectNumber: planned.objectNumber,
      kind: row['kind'] as string,
      landscape: region.landscape,
      regionKey: region.key,
      countryCode: region.country,
      amenities: row['amenities'] as string[],
      equipment: row['equipment'] as HomeFacts['equipment'],
      dogsMax: row['dogs_max'] as number,
      distSeaM: row['dist_sea_m'] as number | null,
      distLakeM: row['dist_lake_m'] as number | null,
    };
    homes.push({ planned, facts, rows, scenes: rows.home_images.map(({ scene }) => String(scene)) });
  }
}, 60_000);

const listed = ({ facts }: Built, group: string, code: string): boolean =>
  facts.equipment[group]?.includes(code) === true;

test('walls are drawn of what the house is made of', () => {
  const surfaces = {
    plaster: ['plaster'],
    stone: ['stone'],
    brick: ['brick'],
    frame: ['frame'],
    wood: ['planks', 'boards', 'logs'],
  };
  let stone = 0;
  for (const { facts } of homes) {
    const { kind, landscape, seed, build } = describeHome(facts, 1, 'outside');
    if (kind === 'cityFlat' || landscape === 'city') continue;
    const { blocks } = planHouse(kind, landscape, drawn(seed, 'house'), build);
    const main = blocks.find(({ right, foot }) => Math.abs(right) < 1 && foot === undefined) ?? blocks[0]!;
    const shown: string[] = blocks.flatMap(({ surface, upper }) => [
      surface,
      ...(upper ? [upper.surface] : []),
    ]);
    const { walls } = build!;
    const where = `${seed} ${kind} in ${landscape}: ${walls}, drawn ${shown.join(', ')}`;
    expect(
      shown.some((one) => surfaces[walls].includes(one)),
      where,
    ).toBe(true);
    if (kind === 'stoneHouse') {
      stone += 1;
      expect(new Set(shown), where).toEqual(new Set(['stone']));
    }
    if (build!.roof === 'thatch') expect(main.roof.covering, where).toBe('thatch');
    if (build!.roof !== 'thatch')
      expect(
        blocks.map(({ roof }) => roof.covering),
        where,
      ).not.toContain('thatch');
  }
  expect(stone).toBeGreaterThan(100);
});

test('rooms show what is listed, and nothing else', () => {
  for (const home of homes) {
    const { features } = describeHome(home.facts, 2, 'bath');
    const has = (flag: string): boolean => home.facts.amenities.includes(flag);
    expect(features.tub).toBe(listed(home, 'bath', 'bathtub'));
    expect(features.shower).toBe(listed(home, 'bath', 'shower'));
    expect(features.hearth != null).toBe(listed(home, 'living', 'fireplace'));
    expect(features.pool).toBe(
      listed(home, 'outside', 'privatePool') || listed(home, 'outside', 'sharedPool'),
    );
    if (features.sauna) expect(listed(home, 'bath', 'sauna') && listed(home, 'outside', 'garden')).toBe(true);
    for (const scene of ['terrace', 'balcony'])
      if (home.scenes.includes(scene)) expect(listed(home, 'outside', scene)).toBe(true);
    expect(home.scenes.includes('sauna') && !has('sauna')).toBe(false);
    expect(home.scenes.includes('pool') && !has('swimmingpool')).toBe(false);
  }
});

test('flats stand in a street or among the houses of a village, and houses have no balcony for a terrace', () => {
  for (const { facts, scenes } of homes) {
    const { amongHouses, landscape } = describeHome(facts, 1, 'outside');
    const flat = facts.kind === 'apartment' || facts.kind === 'cityFlat';
    const inTown = facts.kind === 'cityFlat' || ['city', 'canal'].includes(landscape);
    expect(flat).toBe(amongHouses === true || inTown);
    expect(scenes).not.toContain(flat ? 'terrace' : 'balcony');
  }
});

test('water is drawn around a home where it is listed', () => {
  for (const { facts } of homes) {
    const water = findLandscape(describeHome(facts, 1, 'outside').landscape).water !== null;
    const lakeside = facts.distLakeM !== null && facts.distLakeM <= 500;
    // A fjord is the land itself.
    if (water && facts.regionKey !== 'fjordnorwegen')
      expect(
        facts.amenities.includes('seaview') || lakeside,
        `${facts.objectNumber} ${facts.regionKey}`,
      ).toBe(true);
    if (facts.amenities.includes('seaview'))
      expect(water, `${facts.objectNumber} ${facts.regionKey}`).toBe(true);
  }
});

test('the seas look unlike each other', () => {
  const shores: Record<string, Set<string>> = {};
  for (const { facts } of homes)
    if (facts.amenities.includes('seaview'))
      (shores[facts.regionKey] ??= new Set()).add(describeHome(facts, 1, 'outside').landscape);
  const of = (key: string): string[] => [...(shores[key] ?? [])];
  expect(of('nordsee')).toEqual(['wadden']);
  expect(of('zeeland')).toEqual(['delta']);
  expect(of('ostsee')).toEqual(['balticBeach']);
  expect(of('ruegen')).toEqual(['balticSea']);
  expect(of('costa-brava')).toEqual(['mediterranean']);
  const look = (name: string): string =>
    JSON.stringify([findLandscape(name).far, findLandscape(name).afloat, findLandscape(name).water]);
  const names = [
    'northSea',
    'wadden',
    'delta',
    'balticSea',
    'balticBeach',
    'denmark',
    'mediterranean',
    'dalmatia',
    'lake',
    'southernLake',
  ];
  expect(new Set(names.map(look)).size).toBe(names.length);
});

test('the same facts give the same look', () => {
  for (const { facts } of homes.slice(0, 200)) expect(chooseLook(facts)).toEqual(chooseLook({ ...facts }));
});

const textsOf = ({ rows }: Built, language: string): { title: string; description: string } =>
  rows.home_texts.find((text) => text['language'] === language) as unknown as {
    title: string;
    description: string;
  };
const languages = ['de', 'en', 'fr', 'it'] as const;

test('French marks stay with their word where a line ends', () => {
  const loose = homes
    .map((home) => textsOf(home, 'fr'))
    .flatMap(({ title, description }) => [title, description])
    .filter((text) => /« | [»:;?!]/.test(text));
  expect(loose.slice(0, 3)).toEqual([]);
});

/** Words that only a home may use that has the thing: by language, what they promise. */
const promises = {
  tub: [/[Ww]anne/, /(?<!hot )\b(tub|bathtub)\b/, /baignoire/, /\bvasca\b(?! id)/],
  terrace: [/Terrasse/, /\b[Tt]errace\b/, /[Tt]errasse/, /[Tt]errazza/],
  balcony: [/Balkon/, /[Bb]alcony/, /[Bb]alcon\b/, /[Bb]alcone/],
  sauna: [/[Ss]auna/, /[Ss]auna/, /[Ss]auna/, /[Ss]auna/],
  pool: [/(?<!Whirl)[Pp]ool/, /\bpool\b/, /[Pp]iscine/, /[Pp]iscina/],
  open: [/offenen Kamin|\bKamin\b/, /fireplace|by the fire/, /cheminée|coin du feu/, /\bcamino\b/],
  stove: [/Kaminofen|Der Ofen/, /[Ss]tove/, /[Pp]oêle/, /[Ss]tufa/],
  seaview: [
    /Meerblick|Das Meer sehen|aufs Meer|liegt das Meer|sieht man das Meer/,
    /sea view|see the sea|of the sea|The sea lies/,
    /voit la mer|vue sur la mer|donne sur la mer|il y a la mer/,
    /vede il mare|sul mare|c’è il mare/,
  ],
} as const;

function hasPromised({ facts }: Built, key: keyof typeof promises): boolean {
  const look = chooseLook(facts);
  switch (key) {
    case 'tub':
      return look.tub;
    case 'terrace':
    case 'balcony':
      return look.seat === key;
    case 'sauna':
      return look.sauna !== null;
    case 'pool':
      return facts.amenities.includes('swimmingpool');
    case 'open':
    case 'stove':
      return look.hearth === key;
    case 'seaview':
      return look.inSight === 'sea';
  }
}

test('texts say in four languages what is drawn and listed, and promise nothing else', () => {
  for (const home of homes) {
    for (const [at, language] of languages.entries()) {
      const { description } = textsOf(home, language);
      for (const key of Object.keys(promises) as (keyof typeof promises)[])
        expect(
          promises[key][at]!.test(description),
          `${home.facts.objectNumber} ${language} ${key}: ${description}`,
        ).toBe(hasPromised(home, key));
    }
  }
});

test('titles are short, tell no two things, and promise nothing that is not there', () => {
  for (const home of homes) {
    for (const [at, language] of languages.entries()) {
      const { title } = textsOf(home, language);
      expect(title.length, title).toBeLessThanOrEqual(90);
      expect(title).not.toMatch(/, (mit|with|avec|con) | (mit|with|avec|con) .* (und|and|et|e) /);
      for (const key of ['sauna', 'pool', 'open', 'stove'] as const)
        if (promises[key][at]!.test(title))
          expect(hasPromised(home, key), `${home.facts.objectNumber} ${title}`).toBe(true);
    }
  }
  const german = homes.map((home) => textsOf(home, 'de').title);
  expect(new Set(german).size).toBeGreaterThan(german.length * 0.9);
});

test('descriptions are paragraphs of prose', () => {
  for (const home of homes) {
    for (const language of languages) {
      const { description } = textsOf(home, language);
      const paragraphs = description.split('\n\n');
      expect(paragraphs.length).toBeGreaterThanOrEqual(2);
      expect(paragraphs.length).toBeLessThanOrEqual(4);
      expect(description).not.toMatch(/[{}[\]|]| {2}|\.\.| ,|\bde de\b|\bde [aeéio]|(^|[.!?] )[a-zäöüéà]/m);
    }
  }
});

test('ten neighbouring homes repeat no sentence', () => {
  const byRegion = Map.groupBy(homes, ({ planned }) => planned.region.id);
  const repeated = new Map<string, number>();
  for (const ofRegion of byRegion.values())
    for (const language of languages) {
      const lastSaid = new Map<string, number>();
      for (const [index, home] of ofRegion.entries())
        for (const sentence of textsOf(home, language).description.split(
          /(?<=[.!?])(?<!St\.)\s+(?=\p{Lu})/u,
        )) {
          const before = lastSaid.get(sentence);
          if (before !== undefined && index - before < 10)
            repeated.set(sentence, (repeated.get(sentence) ?? 0) + 1);
          lastSaid.set(sentence, index);
        }
    }
  expect([...repeated].sort((a, b) => b[1] - a[1]).slice(0, 40)).toEqual([]);
});
