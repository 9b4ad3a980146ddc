import { clockTime } from '../../domain/clock-time.ts';
import { bedKinds, plugs } from '../../domain/home-facts.ts';
import {
  bedsOfKindMax,
  kilowattBounds,
  measureBounds,
  nearbyBounds,
} from '../../domain/homes/fact-bounds.ts';
import { nearbyKinds } from '../../domain/walking-distances.ts';
import { z } from '../schema.ts';

export const bedRoom = z.object({
  beds: z.partialRecord(z.enum(bedKinds), z.number().int().min(0).max(bedsOfKindMax)),
  /** True if the beds are in the living room, which does not count as a bedroom. */
  living: z.boolean().optional(),
});

const measure = ([least, most]: readonly [number, number]) =>
  z.number().int().min(least).max(most).nullable().default(null);

/** Accessibility measures. Null if the landlord has not stated one. */
export const access = z.object({
  /** Number of steps between the street and the rooms. */
  entranceSteps: measure(measureBounds.entranceSteps),
  doorWidthCm: measure(measureBounds.doorWidthCm),
  showerThresholdCm: measure(measureBounds.showerThresholdCm),
  grabRails: z.boolean().nullable().default(null),
  parkingMetres: measure(measureBounds.parkingMetres),
});

/** Metres on foot by kind. Kinds that the landlord has not stated are absent. */
export const nearby = z.partialRecord(
  z.enum(nearbyKinds),
  z.number().int().min(nearbyBounds[0]).max(nearbyBounds[1]),
);

const time = z.string().regex(clockTime);

/** Null if not stated by the landlord. */
export const houseRules = z.object({
  parties: z.boolean().nullable().default(null),
  /** HH:mm. Quiet hours usually end on the next day. */
  quiet: z.object({ from: time, until: time }).nullable().default(null),
});

export const charging = z.object({
  kilowatts: z.number().min(kilowattBounds[0]).max(kilowattBounds[1]),
  plug: z.enum(plugs),
  /** True if other people charge there too. */
  shared: z.boolean(),
});
