import type { Timing } from '../../../domain/messages/timed-messages.ts';
import { useTexts } from '../../app/texts-context.tsx';

export function useTimingWords(): (timing: Timing | null) => string {
  const { t, format } = useTexts();
  return (timing) =>
    timing === null
      ? t('landlord.templates.timing.says.none')
      : t(`landlord.templates.timing.says.${timing.kind}`, {
          count: timing.days,
          time: timing.time === '' ? '' : format.time(timing.time),
        });
}
