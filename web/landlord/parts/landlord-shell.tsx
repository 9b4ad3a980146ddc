import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { WorkShell } from '../../shell/work/work-shell.tsx';
import { useLandlordPaths } from '../use-landlord-paths.ts';
import { landlordPlaces } from './landlord-places.ts';
import { useWaiting } from './use-waiting.ts';

export function LandlordShell({ children }: { children: ReactNode }): ReactNode {
  const { t } = useTexts();
  const buildPath = useLandlordPaths();
  const { waitingCount, isAgency } = useWaiting();
  return (
    <WorkShell
      room={t('landlord.area.room')}
      label={t('landlord.area.navigation')}
      groups={landlordPlaces.map(({ name, places }) => ({
        name,
        ...(name !== 'day' && { label: t(`landlord.area.groups.${name}`) }),
        places: places
          .filter(([route]) => isAgency || route !== 'LandlordOwners')
          .map(([route, texts]) => ({
            path: buildPath(route),
            label: t(`landlord.area.places.${texts}`),
            waiting: waitingCount(texts),
          })),
      }))}
    >
      {children}
    </WorkShell>
  );
}
