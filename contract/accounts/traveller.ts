import { phoneNumber, z } from '../schema.ts';

/** A person for whom an account makes bookings; the fields are those of a booking's guest. */
export const travellerFields = {
  salutation: z.enum(['ms', 'mr', 'none']),
  firstName: z.string().trim().min(1).max(60),
  lastName: z.string().trim().min(1).max(60),
  phone: phoneNumber,
  street: z.string().trim().max(150),
  zip: z.string().trim().max(20),
  city: z.string().trim().max(100),
  /** ISO 3166 code in lower case. Empty if not chosen. */
  country: z.string().regex(/^([a-z]{2})?$/),
} as const;

export const travellerId = z.number().int().min(1);

/** In the order in which they were saved. */
export const travellers = z.object({
  travellers: z.array(z.object({ id: z.number(), ...travellerFields })),
});
