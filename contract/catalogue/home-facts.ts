import { clockTime } from '../../domain/clock-time.ts';
import { bedKinds, plugs } from '../../domain/home-facts.ts';
import { bedsOfKindMax, kilowattBounds, measureBounds } from '../../domain/homes/fact-bounds.ts';
import { z } from '../schema.ts';

/** The number of beds of each kind in a room. */
export const bedRoom = z.object({
  beds: z.partialRecord(z.enum(bedKinds), z.number().int().min(0).max(bedsOfKindMax)),
  /** Somebody sleeps in the living room: it is no bedroom. */
  living: z.boolean().optional(),
});

const measure = ([least, most]: readonly [number, number]) =>
  z.number().int().min(least).max(most).nullable().default(null);

/** Measures that decide who can get in and around; null where the landlord has not stated one. */
export const access = z.object({
  /** Steps on the way from the street to the rooms. */
  entranceSteps: measure(measureBounds.entranceSteps),
  doorWidthCm: measure(measureBounds.doorWidthCm),
  showerThresholdCm: measure(measureBounds.showerThresholdCm),
  grabRails: z.boolean().nullable().default(null),
  parkingMetres: measure(measureBounds.parkingMetres),
});

const time = z.string().regex(clockTime);

/** What guests keep to; null where the landlord has not said. */
export const houseRules = z.object({
  /** Whether parties may be held. */
  parties: z.boolean().nullable().default(null),
  /** It is quiet from HH:mm of one day until HH:mm, mostly of the next. */
  quiet: z.object({ from: time, until: time }).nullable().default(null),
});

export const charging = z.object({
  kilowatts: z.number().min(kilowattBounds[0]).max(kilowattBounds[1]),
  plug: z.enum(plugs),
  /** Others charge there too. */
  shared: z.boolean(),
});
