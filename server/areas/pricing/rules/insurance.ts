import { proportion, type Cents } from '../../../../domain/money.ts';

/** Travel cancellation insurance costs 4.5 percent of what is paid to us, at least 19 euros: a product rule. */
const insuranceRule = { perMille: 45, minimum: 1_900 } as const;

export function insurancePrice(price: Cents): Cents {
  return Math.max(insuranceRule.minimum, proportion(price, insuranceRule.perMille, 1_000));
}
