import type { ReactNode } from 'react';
import type { PartnerRouteName } from '../../../domain/partner-routes.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { WorkShell } from '../../shell/work/work-shell.tsx';
import { usePartnerPaths } from '../use-partner-paths.ts';

const groups = [
  {
    name: 'work',
    places: [
      ['PartnerHome', 'home'],
      ['PartnerLinks', 'links'],
      ['PartnerReport', 'report'],
      ['PartnerSettings', 'settings'],
    ],
  },
  { name: 'technics', label: 'partner.area.technics', places: [['PartnerKeys', 'keys']] },
] as const satisfies readonly {
  name: string;
  label?: string;
  places: readonly (readonly [PartnerRouteName, string])[];
}[];

export function PartnerShell({ children }: { children: ReactNode }): ReactNode {
  const { t } = useTexts();
  const buildPath = usePartnerPaths();
  return (
    <WorkShell
      room={t('partner.area.room')}
      label={t('partner.area.navigation')}
      groups={groups.map(({ name, places, ...rest }) => ({
        name,
        ...('label' in rest && { label: t(rest.label) }),
        places: places.map(([route, texts]) => ({
          path: buildPath(route),
          label: t(`partner.area.places.${texts}`),
        })),
      }))}
    >
      {children}
    </WorkShell>
  );
}
