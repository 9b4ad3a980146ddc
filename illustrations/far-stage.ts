import type { Palette } from './palette.ts';
import type { Random } from './seeded-random.ts';
import { type SkyPlan } from './sky.ts';
import { type Sheet } from './svg.ts';

export type Stage = { sheet: Sheet; random: Random; palette: Palette; plan: SkyPlan; houseLeft: boolean };
