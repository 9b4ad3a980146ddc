import { z } from '../schema.ts';

/** `zip` is empty in countries without postcodes. */
export const homeAddress = z.object({ street: z.string(), zip: z.string(), city: z.string() });
export type HomeAddress = z.infer<typeof homeAddress>;
