import { moneyWays } from '../../domain/payments.ts';
import { amountInEuros, z } from '../schema.ts';

/** An amount in euros, by the ways on which it came or goes back. `card` is everything that is paid online. */
export const moneyByWay = z.array(z.object({ way: z.enum(moneyWays), amount: amountInEuros }));
