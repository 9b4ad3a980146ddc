import type { SeasonOfYear } from '../../../domain/season-of-year.ts';

export const hours = ['morning', 'noon', 'golden', 'dusk', 'night'] as const;
export type Hour = (typeof hours)[number];
export type Season = SeasonOfYear;

/** Walls, roof and, of a house of flats, storeys. */
export type Build = {
  walls: 'plaster' | 'stone' | 'brick' | 'wood' | 'frame';
  roof: 'thatch' | 'turf' | 'cones' | 'other';
  storeys: number;
};

/** The content of a picture. The same description always gives the same picture. */
export type SceneDescription = {
  /** The object number. Decides the traits of the home: colours, proportions, furniture. */
  seed: number;
  /** The picture's number within the home. Decides the differences between its pictures. */
  no: number;
  /** outside, living, kitchen, bedroom, bath, terrace, balcony, view, pool, sauna; others are drawn as outside. */
  scene: string;
  /** northSea, balticSea, alps, blackForest, tuscany, balearic ...; unknown ones are drawn as countryside. */
  landscape: string;
  /** chalet, finca, villa, farmhouse, thatchedHouse ...; unknown ones are drawn as a farmhouse. */
  kind: string;
  /** Known building materials. If absent, the house is drawn with those that are usual for its kind. */
  build?: Build;
  amongHouses?: boolean;
  features: {
    pool?: boolean;
    sauna?: boolean;
    hearth?: 'open' | 'stove' | null;
    terrace?: boolean;
    tub?: boolean;
    shower?: boolean;
    seaview?: boolean;
    snow?: boolean;
    dog?: boolean;
  };
  season: Season;
  hour: Hour;
};

/** Draws SVG with a view box of 1450 x 900; portraits are square. Pure. */
export type Illustrator = {
  scene: (description: SceneDescription) => string;
  hero: (key: string, landscape: string, light: { season: Season; hour: Hour }) => string;
  portrait: (seed: string) => string;
};
