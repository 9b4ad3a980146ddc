import type { CallsOf } from '../../../contract/api.ts';
import { arrival, departure, type ValidCalls } from './call-parts.ts';

export const pricingCalls: ValidCalls<CallsOf<'pricing'>> = {
  getPrice: ({ home }) => ({
    objectNumber: home,
    startDate: arrival,
    endDate: departure,
    persons: 2,
    language: 'de',
  }),
  getPriceCalendar: ({ home }) => ({
    objectNumber: home,
    duration: 7,
    persons: 2,
    from: arrival,
    until: departure,
  }),
};
