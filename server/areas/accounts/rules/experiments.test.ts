import { describe, expect, it } from 'vitest';
import { assignVariants } from './experiments.ts';

const running = [{ experimentKey: 'EDMT-5209', variants: 2 }];
const uid = (number: number): string => String(number).padStart(22, 'x');

describe('assignVariants', () => {
  it('gives a visitor the same variant each time, and both variants to about half of all', () => {
    const variants = Array.from(
      { length: 2000 },
      (_, number) => assignVariants(uid(number), running, [])[0]!,
    );
    expect(assignVariants(uid(7), running, [])).toEqual([variants[7]]);
    const treated = variants.filter(({ variant }) => variant === 1).length;
    expect(treated).toBeGreaterThan(900);
    expect(treated).toBeLessThan(1100);
  });

  it('keeps what the page has, unless the experiment has no such variant', () => {
    const keep = (variant: number) =>
      assignVariants(uid(1), running, [{ experimentKey: 'EDMT-5209', variant }]);
    const own = assignVariants(uid(1), running, []);
    expect([keep(0)[0]!.variant, keep(1)[0]!.variant]).toEqual([0, 1]);
    for (const variant of [2, -1, 0.5]) expect(keep(variant)).toEqual(own);
  });

  it('passes on what does not run here', () => {
    expect(assignVariants(uid(1), [], [{ experimentKey: 'OTHER', variant: 3 }])).toEqual([
      { experimentKey: 'OTHER', variant: 3 },
    ]);
  });
});
