import { defineEndpoint } from '../define-endpoint.ts';
import { amountInEuros, languageCode, z } from '../schema.ts';

/** A code open to everybody. Amounts are in euros. */
const validBonus = z.object({
  code: z.string(),
  amount: amountInEuros,
  minimum: amountInEuros,
  validUntil: z.string(),
  perGuest: z.number().nullable(),
});
export type ValidBonus = z.infer<typeof validBonus>;

export const getValidBonuses = defineEndpoint({
  area: 'bonus',
  name: 'get-valid-bonuses',
  method: 'GET',
  path: '/api/bonus/valid',
  summary: 'Lists the public bonus codes that are valid today',
  access: 'public',
  writes: false,
  request: z.strictObject({ languageCode }),
  response: z.array(validBonus),
});
