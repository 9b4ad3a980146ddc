import { describe, expect, it } from 'vitest';
import { cents } from '../../../../domain/cents.ts';
import { newsSince, nextVisit, priceNews, type LookAtStay, type StayNow } from './list-news.ts';

const at = (time: string): Date => new Date(`2027-01-02T${time}:00Z`);
const look = (fields: Partial<LookAtStay> = {}): LookAtStay => ({
  ...{ objectNumber: 1, stay: 'a week', isFree: true, price: cents(70_000) },
  ...{ sinceFree: null, sincePrice: null },
  ...fields,
});
const stay = (price: number | null, words = 'a week'): StayNow => ({
  objectNumber: 1,
  stay: words,
  now: { isFree: price !== null, price: price === null ? null : cents(price) },
});

describe('what is new on a shared list', () => {
  it('is what came after the visit before, also when the page is loaded again', () => {
    const first = { seenAt: at('10:00'), sinceAt: null };
    expect(newsSince(first, at('10:20'))).toBeNull();
    expect(newsSince(first, at('10:31'))).toEqual(at('10:00'));
    const { seenAt, sinceAt } = nextVisit(first, [], [], at('12:00'));
    expect({ seenAt, sinceAt }).toEqual({ seenAt: at('12:00'), sinceAt: at('10:00') });
    expect(newsSince({ seenAt, sinceAt }, at('12:10'))).toEqual(at('10:00'));
    expect(newsSince({ seenAt, sinceAt }, at('13:00'))).toEqual(at('12:00'));
  });

  it.each([
    [65_000, 'cheaper'],
    [75_000, 'dearer'],
    [null, 'taken'],
    [70_000, null],
  ])('a stay for 700 that is now %s is %s', (price, kind) => {
    const visits = { seenAt: at('10:00'), sinceAt: null };
    const news = priceNews(visits, [look()], [stay(price)], at('12:00'));
    expect(news.map((one) => one.kind)).toEqual(kind === null ? [] : [kind]);
  });

  it('keeps its prices while a visit lasts, and compares with the latest look afterwards', () => {
    const first = { seenAt: at('10:00'), sinceAt: null };
    const visit = nextVisit(first, [look()], [stay(65_000)], at('12:00'));
    expect(priceNews(visit, visit.looks, [stay(65_000)], at('12:10')).map((one) => one.kind)).toEqual([
      'cheaper',
    ]);
    expect(priceNews(visit, visit.looks, [stay(65_000)], at('13:00'))).toEqual([]);
  });

  it('is no price of other dates or another party', () => {
    const visits = { seenAt: at('10:00'), sinceAt: null };
    expect(priceNews(visits, [look()], [stay(65_000, 'two weeks')], at('12:00'))).toEqual([]);
  });
});
