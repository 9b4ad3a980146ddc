import type { Access } from '../home-facts.ts';

export const bedsOfKindMax = 20;

/** Minimum and maximum of each measure: steps, centimetres of doors and shower steps, metres to the parking space. */
export const measureBounds = {
  entranceSteps: [0, 500],
  doorWidthCm: [30, 300],
  showerThresholdCm: [0, 100],
  parkingMetres: [0, 5000],
} as const satisfies Partial<Record<keyof Access, readonly [number, number]>>;

/** Metres on foot to a bakery or a station. */
export const nearbyBounds = [0, 20_000] as const;

/** In nights. */
export const minStayBounds = [1, 365] as const;

/** In characters. */
export const seasonNameMax = 40;

/** In euros, for a night and for a week. */
export const rateMin = 1;

/** Almost one season for each night of the calendar. */
export const seasonsMax = 1_000;

export const kilowattBounds = [1, 400] as const;

export const discountsMax = 10;

/** In whole percent. */
export const discountBounds = [1, 90] as const;
