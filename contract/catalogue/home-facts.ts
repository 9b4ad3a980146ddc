import { bedKinds, plugs } from '../../domain/home-facts.ts';
import { z } from '../schema.ts';

/** The number of beds of each kind in a room. */
export const bedRoom = z.object({
  beds: z.partialRecord(z.enum(bedKinds), z.number().int().min(0).max(20)),
  /** Somebody sleeps in the living room: it is no bedroom. */
  living: z.boolean().optional(),
});

/** Measures that decide who can get in and around; null where the landlord has not stated one. */
export const access = z.object({
  /** Steps on the way from the street to the rooms. */
  entranceSteps: z.number().int().min(0).max(500).nullable().default(null),
  doorWidthCm: z.number().int().min(30).max(300).nullable().default(null),
  showerThresholdCm: z.number().int().min(0).max(100).nullable().default(null),
  grabRails: z.boolean().nullable().default(null),
  parkingMetres: z.number().int().min(0).max(5000).nullable().default(null),
});

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** What guests keep to; null where the landlord has not said. */
export const houseRules = z.object({
  /** Whether parties may be held. */
  parties: z.boolean().nullable().default(null),
  /** It is quiet from HH:mm of one day until HH:mm, mostly of the next. */
  quiet: z.object({ from: clockTime, until: clockTime }).nullable().default(null),
});

export const charging = z.object({
  kilowatts: z.number().min(1).max(400),
  plug: z.enum(plugs),
  /** Others charge there too. */
  shared: z.boolean(),
});
