import type { ReactNode } from 'react';
import { toleranceChoices } from '../../../domain/search-filter.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { ChoicePills } from '../../components/choice-pills.tsx';
import type { RequestedStay } from './requested-stay.ts';

const durations = [3, 5, 7, 10, 14, 21] as const;

export function StayPlay({
  draft,
  windowNights,
  onDraft,
}: {
  draft: RequestedStay;
  windowNights: number;
  onDraft: (draft: RequestedStay) => void;
}): ReactNode {
  const { t } = useTexts();
  const isWindow = draft.duration > 0;
  return isWindow ? (
    <ChoicePills
      legend={t('search.stay.duration')}
      name="duration-choice"
      value={String(draft.duration)}
      choices={[...new Set([...durations, draft.duration])]
        .sort((a, b) => a - b)
        .filter((nights) => nights <= windowNights)
        .map((nights) => ({ value: String(nights), label: t('object.nights', { count: nights }) }))}
      onChange={(nights) => onDraft({ ...draft, duration: Number(nights) })}
    />
  ) : (
    <ChoicePills
      legend={t('search.stay.tolerance')}
      name="tolerance-choice"
      value={String(draft.tolerance)}
      choices={[0, ...toleranceChoices].map((days) => ({
        value: String(days),
        label: days === 0 ? t('search.stay.exact') : t('search.box.toleranceDays', { count: days }),
      }))}
      onChange={(days) => onDraft({ ...draft, tolerance: Number(days) })}
    />
  );
}
