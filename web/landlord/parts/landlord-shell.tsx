import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { WorkShell } from '../../shell/work/work-shell.tsx';
import { useLandlordPaths } from '../use-landlord-paths.ts';
import { landlordPlaces } from './landlord-places.ts';
import { useMay } from './use-may.ts';
import { useWaiting } from './use-waiting.ts';

export function LandlordShell({ children }: { children: ReactNode }): ReactNode {
  const { t } = useTexts();
  const buildPath = useLandlordPaths();
  const { waitingCount, isAgency } = useWaiting();
  const may = useMay();
  const groups = landlordPlaces
    .map(({ name, places }) => ({
      name,
      places: places.filter(
        ([route, , permissions]) =>
          [permissions].flat().some((permission) => may(permission)) &&
          (isAgency || route !== 'LandlordOwners'),
      ),
    }))
    .filter(({ places }) => places.length > 0);
  return (
    <WorkShell
      room={t('landlord.area.room')}
      label={t('landlord.area.navigation')}
      groups={groups.map(({ name, places }) => ({
        name,
        ...(name !== 'day' && { label: t(`landlord.area.groups.${name}`) }),
        places: places.map(([route, texts]) => ({
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
