import { figurePeriods, type FigurePeriod } from '../../../domain/homes/home-figures.ts';

export function readFiguresQuery(query: URLSearchParams): { objectNumber: number; period: FigurePeriod } {
  const home = query.get('home') ?? '';
  return {
    objectNumber: /^\d{1,9}$/.test(home) ? Number(home) : 0,
    period: figurePeriods.find((one) => one === query.get('period')) ?? 'past',
  };
}
