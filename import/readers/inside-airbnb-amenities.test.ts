import { expect, test } from 'vitest';
import { parseAmenities } from './inside-airbnb-amenities.ts';

const flagsOf = (wording: string): string[] =>
  parseAmenities(JSON.stringify([wording, 'Smoking allowed'])).flags;

test.each([
  ['Pool', ['swimmingpool']],
  ['Private outdoor pool - available all year, open 24 hours, pool toys', ['swimmingpool']],
  ['Shared indoor pool - ', ['swimmingpool']],
  ['Heated rooftop pool', ['swimmingpool']],
  ['Indoor swimming pool (heated)', ['swimmingpool']],
  ['Pool – shared', ['swimmingpool']],
  ['Pool\u00a0– shared', ['swimmingpool']],
  ['Pool view', []],
  ['Pool table', []],
  ['Hot tub', ['whirlpool']],
  ['Private hot tub - available seasonally, open 24 hours', ['whirlpool']],
  ['Whirlpool', ['whirlpool']],
  ['Jetted tub', ['whirlpool']],
  ['Whirlpool bathtub', ['whirlpool']],
  ['Whirlpool induction stove', []],
  ['Whirlpool electric stove', []],
  ['Whirlpool  refrigerator', []],
  ['Whirlpool oven', []],
  ['Whirlpool refrigerator', []],
  ['Whirlpool stainless steel single oven', []],
  ['Air conditioning', ['airconditioning']],
  ['Window AC unit', ['airconditioning']],
  ['Window air conditioning', ['airconditioning']],
  ['Window air conditioner', ['airconditioning']],
  ['Central air conditioning', ['airconditioning']],
  ['Portable air conditioning', ['airconditioning']],
  ['AC - split type ductless system', ['airconditioning']],
  ['Hair conditioner', []],
  ['Free washer – In unit', ['washingmachine']],
  ['Washer –\u00a0In building', ['washingmachine']],
  ['Paid washer – In building', []],
  ['Dishwasher', ['dishwasher']],
  ['Private BBQ grill: charcoal, wood-burning', ['grill']],
  ['Barbecue utensils', []],
  ['Indoor fireplace: wood-burning', ['fireplace']],
  ['Fireplace guards', []],
  ['Pocket wifi', []],
  ['Fast wifi – 109 Mbps', ['internet']],
  ['Paid parking garage off premises', []],
  ['Free parking garage on premises – 1 space', ['parking']],
  ['Garden view', []],
  ['Sea view', ['seaview']],
  ['Shared sauna', ['sauna']],
  ['EV charger - level 2, tesla only', ['evcharging']],
])('%s', (wording, flags) => {
  expect(flagsOf(wording)).toEqual(flags);
});

test.each([
  ['Whirlpool induction stove', { kitchen: ['stove'] }],
  ['Whirlpool stainless steel single oven', { kitchen: ['oven'] }],
  ['Whirlpool  refrigerator', { kitchen: ['fridge'] }],
  ['Indoor fireplace: pellet stove, wood-burning', {}],
  ['Coffee maker: drip coffee maker, Nespresso', { kitchen: ['coffeeMachine', 'espressoMachine'] }],
  ['Coffee', {}],
  ['Pack ’n play/Travel crib - available upon request', { family: ['babyCot'] }],
  ['Baby bath', {}],
])('equipment of %s', (wording, equipment) => {
  expect(parseAmenities(JSON.stringify([wording])).equipment).toEqual(equipment);
});

test.each(['[', '', '[]', '{}'])(
  'of a cell that says nothing nothing is known, smoking neither: %s',
  (cell) => {
    expect(parseAmenities(cell)).toEqual({ flags: [], equipment: {}, petsAllowed: false });
  },
);
