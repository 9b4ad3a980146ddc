import type { Setting } from './motif.ts';

export const southern = new Set([
  'tuscany',
  'provence',
  'balearic',
  'dalmatia',
  'mediterranean',
  'apulia',
  'southernLake',
  'volcanic',
  'volcanicLand',
  'groves',
  'vineyards',
]);

export const road = ({ stage: { palette, random } }: Setting): string =>
  palette.snow ? '#dbe3ee' : random.pick(['#ecd9ae', '#e6d3ac', '#e2cda2']);

export const inlandHomeKinds = (name: string): readonly string[] =>
  southern.has(name)
    ? ['stoneHouse', 'stoneHouse', 'farmhouse', 'stoneHouse']
    : name === 'alps' || name === 'mountains' || name === 'fjord'
      ? ['chalet', 'mountainHut', 'chalet']
      : name === 'blackForest'
        ? ['farmhouse', 'farmhouse', 'chalet']
        : name === 'highlands' || name === 'fells'
          ? ['cottage']
          : ['farmhouse', 'cottage', 'holidayHouse'];
