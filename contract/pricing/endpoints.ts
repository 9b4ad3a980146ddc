import type { Endpoint } from '../define-endpoint.ts';
import { getPrice } from './get-price.ts';
import { getPriceCalendar } from './get-price-calendar.ts';

export const pricingEndpoints = {
  getPrice,
  getPriceCalendar,
} as const satisfies Record<string, Endpoint>;
