import { partnerTestSteps } from '../../domain/partner-tests.ts';
import { z } from '../schema.ts';

export const testID = z.string().regex(/^[\w-]{22}$/);

export const partnerTest = z.object({
  testID: z.string(),
  expiresAt: z.string(),
  /** True once nothing more is recorded. */
  isOver: z.boolean(),
  steps: z.array(
    z.object({
      step: z.enum(partnerTestSteps),
      /** The home; null where there is none. */
      objectNumber: z.number().nullable(),
      at: z.string(),
    }),
  ),
});
export type PartnerTest = z.infer<typeof partnerTest>;
