import type { PlainDate } from '../../../domain/stay.ts';
import { useTexts } from '../../app/texts-context.tsx';

export function useFigureWords(): {
  /** Formats a share from 0 to 1 as whole percent. */
  percent: (share: number) => string;
  /** Formats a change in whole percent, such as "+8 %". */
  change: (percent: number) => string;
  /** Formats a month as "Nov. 2027". */
  shortMonth: (month: PlainDate) => string;
} {
  const { t } = useTexts();
  return {
    percent: (share) => t('landlord.figures.percent', { value: Math.round(share * 100) }),
    change: (percent) =>
      t('landlord.figures.percentChange', {
        sign: percent < 0 ? '−' : percent > 0 ? '+' : '±',
        value: Math.abs(percent),
      }),
    shortMonth: (month) => `${t(`calendar.monthShort.${Number(month.slice(5, 7))}`)} ${month.slice(0, 4)}`,
  };
}
