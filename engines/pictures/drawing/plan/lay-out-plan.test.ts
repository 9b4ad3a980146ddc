import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bedKinds } from '../../../../domain/home-facts.ts';
import { planOfHome, type FloorPlan } from '../../../../domain/homes/plan-rooms.ts';
import { placeBeds, placeLivingBeds, type PlacedBed, type Rect } from './beds.ts';
import { layOutPlan } from './lay-out-plan.ts';
import { placeDoors, outerWalls, sharedWall } from './openings.ts';

const beds = fc
  .array(fc.constantFrom(...bedKinds), { minLength: 1, maxLength: 8 })
  .map((kinds) =>
    Object.fromEntries(bedKinds.map((kind) => [kind, kinds.filter((one) => one === kind).length])),
  );

const plans = fc
  .record({
    bedrooms: fc.array(beds, { maxLength: 12 }),
    livingBeds: fc.option(beds, { nil: undefined }),
    countRoomsBath: fc.integer({ min: 1, max: 8 }),
    bath: fc.subarray(['shower', 'bathtub', 'guestToilet']),
    amenities: fc.subarray(['terrace', 'fireplace']),
  })
  .map(({ bedrooms, livingBeds, countRoomsBath, bath, amenities }) =>
    planOfHome({
      bedRooms: [
        ...bedrooms.map((one) => ({ beds: one })),
        ...(livingBeds ? [{ beds: livingBeds, living: true }] : []),
      ],
      countRoomsSleeping: bedrooms.length,
      equipment: { bath, kitchen: ['stove'], living: ['diningTable'] },
      ...{ countRoomsBath, amenities, objectType: 'house', showsPlan: true },
    }),
  )
  .filter((plan): plan is FloorPlan => plan !== null);

const area = ({ width, height }: Rect): number => width * height;

function overlap(a: Rect, b: Rect): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, width) * Math.max(0, height);
}

const isInside = (inner: Rect, { x, y, width, height }: Rect): boolean =>
  inner.x >= x - 1e-6 &&
  inner.y >= y - 1e-6 &&
  inner.x + inner.width <= x + width + 1e-6 &&
  inner.y + inner.height <= y + height + 1e-6;

const pairs = <Item>(list: readonly Item[]): [Item, Item][] =>
  list.flatMap((one, index) => list.slice(index + 1).map((other): [Item, Item] => [one, other]));

test('rooms and halls tile the outline without overlap, each reached from a hall, bedrooms and living room with a window', () => {
  fc.assert(
    fc.property(plans, (plan) => {
      const layout = layOutPlan(plan);
      const outline = { x: 0, y: 0, width: layout.width, height: layout.height };
      const tiles: Rect[] = [...layout.rooms, ...layout.halls];
      expect(
        layout.rooms
          .map(({ room }) => room)
          .toSorted((a, b) => plan.rooms.indexOf(a) - plan.rooms.indexOf(b)),
      ).toEqual(plan.rooms);
      for (const tile of tiles) expect(isInside(tile, outline)).toBe(true);
      for (const [one, other] of pairs(tiles)) expect(overlap(one, other)).toBeLessThan(1e-6);
      expect(tiles.reduce((sum, tile) => sum + area(tile), 0)).toBeCloseTo(area(outline), 6);
      expect(placeDoors(layout)).toHaveLength(layout.rooms.length);
      for (const tile of layout.rooms)
        if (tile.room.kind === 'bedroom' || tile.room.kind === 'living')
          expect(Math.max(...outerWalls(tile, layout).map(({ length }) => length))).toBeGreaterThan(1.4);
      // One can walk from each hall to the entrance.
      const reached = layout.halls.filter(
        ({ x, y, width, height }) =>
          Math.abs(x + width - layout.entrance.x) < 1e-6 &&
          y < layout.entrance.y &&
          layout.entrance.y < y + height,
      );
      for (let round = 0; round < layout.halls.length; round++)
        for (const hall of layout.halls)
          if (!reached.includes(hall) && reached.some((one) => sharedWall(one, hall))) reached.push(hall);
      expect(reached).toHaveLength(layout.halls.length);
    }),
    { numRuns: 300 },
  );
});

test('each bed is drawn once, inside its room, and on no other', () => {
  fc.assert(
    fc.property(plans, (plan) => {
      for (const tile of layOutPlan(plan).rooms) {
        const { room } = tile;
        if (room.kind !== 'bedroom' && room.kind !== 'living') continue;
        const placed: PlacedBed[] =
          room.kind === 'living'
            ? placeLivingBeds(tile, room.beds)
            : placeBeds(tile, room.beds, tile.bedWall);
        for (const kind of bedKinds)
          expect(placed.filter((bed) => bed.kind === kind)).toHaveLength(room.beds[kind] ?? 0);
        for (const bed of placed) expect(isInside(bed, tile)).toBe(true);
        for (const [one, other] of pairs(placed)) expect(overlap(one, other)).toBe(0);
      }
    }),
    { numRuns: 300 },
  );
});
