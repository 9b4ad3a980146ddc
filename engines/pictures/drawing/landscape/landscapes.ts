import { lakesAndPlains } from './lakes-and-plains.ts';
import type { Landscape } from './landscape.ts';
import { mountainLands } from './mountain-lands.ts';
import { northernCoasts } from './northern-coasts.ts';
import { southernLands } from './southern-lands.ts';

const landscapes = { ...northernCoasts, ...mountainLands, ...southernLands, ...lakesAndPlains };

type LandscapeName = keyof typeof landscapes;

export const findLandscape = (name: string): Landscape =>
  Object.hasOwn(landscapes, name) ? landscapes[name as LandscapeName] : landscapes.countryside;

export const landscapeNames = Object.keys(landscapes) as LandscapeName[];
