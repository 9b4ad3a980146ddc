import { figurePeriods, type FigurePeriod } from '../../../domain/homes/home-figures.ts';

/** What an address says to show; anything that it cannot mean is as if it were not there. */
export function readFiguresQuery(query: URLSearchParams): { objectNumber: number; period: FigurePeriod } {
  const home = query.get('home') ?? '';
  return {
    objectNumber: /^\d{1,9}$/.test(home) ? Number(home) : 0,
    period: figurePeriods.find((one) => one === query.get('period')) ?? 'past',
  };
}
