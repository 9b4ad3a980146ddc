import { z } from '../schema.ts';

/** `zip` may be empty. */
export const homeAddress = z.object({ street: z.string(), zip: z.string(), city: z.string() });
export type HomeAddress = z.infer<typeof homeAddress>;
