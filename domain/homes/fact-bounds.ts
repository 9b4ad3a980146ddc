import type { Access } from '../home-facts.ts';

/** A room has at most this number of beds of one kind. */
export const bedsOfKindMax = 20;

/** The least and the most of each measure: steps, centimetres of a door and of the step into a shower, metres to where one parks. */
export const measureBounds = {
  entranceSteps: [0, 500],
  doorWidthCm: [30, 300],
  showerThresholdCm: [0, 100],
  parkingMetres: [0, 5000],
} as const satisfies Partial<Record<keyof Access, readonly [number, number]>>;

/** Nights that guests stay at least. */
export const minStayBounds = [1, 365] as const;

/** A home costs a euro at least, by the night and by the week. */
export const rateMin = 1;

/** So many seasons a home may have: nearly one for each night that a calendar shows. */
export const seasonsMax = 1_000;

/** The least and the most that a car is charged with. */
export const kilowattBounds = [1, 400] as const;
