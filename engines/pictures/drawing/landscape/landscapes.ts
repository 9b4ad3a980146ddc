import { lakesAndPlains } from './lakes-and-plains.ts';
import type { Landscape } from './landscape.ts';
import { mountainLands } from './mountain-lands.ts';
import { northernCoasts } from './northern-coasts.ts';
import { southernLands } from './southern-lands.ts';

const known = { ...northernCoasts, ...mountainLands, ...southernLands, ...lakesAndPlains };

type LandscapeName = keyof typeof known;

export const landscapeOf = (name: string): Landscape =>
  Object.hasOwn(known, name) ? known[name as LandscapeName] : known.countryside;

export const landscapeNames = Object.keys(known) as LandscapeName[];
