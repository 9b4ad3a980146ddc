import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { EmptyState } from '../../features/work/empty-state.tsx';
import { useLandlordPaths } from '../use-landlord-paths.ts';

/** For hosts whom nobody has asked yet: the next step is a home, its publication, or free nights with prices. */
export function NoBookings({ homes }: { homes: readonly { active: boolean }[] }): ReactNode {
  const { t } = useTexts();
  const buildPath = useLandlordPaths();
  const step =
    homes.length === 0 ? 'createHome' : homes.some(({ active }) => active) ? 'toCalendar' : 'finishHome';
  return (
    <EmptyState
      title={t('work.empty.bookings')}
      action={
        <ButtonLink
          to={buildPath(step === 'toCalendar' ? 'LandlordCalendar' : 'LandlordHomes')}
          variant="primary"
        >
          {t(`work.empty.${step}`)}
        </ButtonLink>
      }
    >
      {t(`work.empty.${step === 'toCalendar' ? 'bookingsText' : `${step}Text`}`)}
    </EmptyState>
  );
}
