import type { ReactNode } from 'react';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { LandlordFrame, OwnStates } from '../parts/landlord-frame.tsx';
import { NoHomes } from '../parts/no-homes.tsx';
import { useOwnCall } from '../use-own-call.ts';
import { OccupancyBoard } from './occupancy-board.tsx';

export { load as loader } from './load.ts';
export const meta = pageMeta;
export { landlordHandle as handle } from '../landlord-room.ts';

export default function LandlordOccupancyPage(): ReactNode {
  const { t, language } = useTexts();
  const call = useOwnCall('getOccupancyHomes', { languageCode: language });
  const { answer } = call;
  return (
    <LandlordFrame title={t('landlord.occupancy.title')}>
      {!answer ? (
        <OwnStates call={call} />
      ) : answer.homes.length === 0 ? (
        <NoHomes />
      ) : (
        <OccupancyBoard homes={answer.homes} today={answer.today} />
      )}
    </LandlordFrame>
  );
}
