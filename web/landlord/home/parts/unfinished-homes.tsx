import type { ReactNode } from 'react';
import { useTexts } from '../../../app/texts-context.tsx';
import { ButtonLink } from '../../../components/button.tsx';
import { EmptyState } from '../../../features/work/empty-state.tsx';
import { useLandlordPaths } from '../../use-landlord-paths.ts';
import { useOwnCall } from '../../use-own-call.ts';

/** Maximum number of entries. The list page has all of them. */
const maxEntries = 3;

/** Lists drafts with their missing facts, and links to the step that needs them. */
export function UnfinishedHomes(): ReactNode {
  const { t, language } = useTexts();
  const buildPath = useLandlordPaths();
  const { answer } = useOwnCall('getOwnHomes', { languageCode: language });
  const drafts = answer?.homes.filter(({ state }) => state === 'draft') ?? [];
  return drafts.slice(0, maxEntries).map(({ objectNumber, title, gaps }) => (
    <EmptyState
      key={objectNumber}
      title={t('landlord.home.unfinished', { title: title === '' ? String(objectNumber) : title })}
      action={
        <ButtonLink variant="primary" to={`${buildPath('LandlordHomeEditor', { objectNumber })}?step=open`}>
          {t('landlord.home.goOn')}
        </ButtonLink>
      }
    >
      {gaps.length === 0
        ? t('landlord.home.unfinishedReady')
        : t('landlord.editor.steps.missing', {
            list: gaps.map((gap) => t(`landlord.editor.gaps.${gap}.name`)).join(', '),
          })}
    </EmptyState>
  ));
}
