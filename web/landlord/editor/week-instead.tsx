import type { ReactNode } from 'react';
import { weeklyRateFromNights } from '../../../domain/pricing/stay-price.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import own from './editor.module.css';
import { discountInstead, leastWeek, type TypedSeason } from './typed-season.ts';

/** Offers a discount for long stays in place of a weekly price that would have no effect. */
export function WeekInstead({
  season,
  onDiscount,
  onChange,
}: {
  season: TypedSeason;
  onDiscount: (percent: number) => void;
  onChange: (part: Partial<TypedSeason>) => void;
}): ReactNode {
  const { t, format } = useTexts();
  const percent = discountInstead(season);
  const least = leastWeek(season);
  if (least === null) return null;
  return (
    <div className={own.instead} role="status" data-testid="week-instead">
      <p>
        {t('landlord.editor.invalid.weekLeast', { amount: format.moneyExact(least) })}{' '}
        {t('landlord.editor.seasons.weekHow')}
      </p>
      {percent !== null && (
        <Button
          small
          onClick={() => {
            onChange({ weekly: '' });
            onDiscount(percent);
          }}
        >
          {t('landlord.editor.seasons.weekInstead', { count: weeklyRateFromNights, percent })}
        </Button>
      )}
    </div>
  );
}
