import { Suspense, type ReactNode } from 'react';
import { useLoaderData, useParams } from 'react-router';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { lazyPart } from '../../components/lazy-part.tsx';
import { Notice } from '../../components/notice.tsx';
import { LandlordFrame, OwnStates } from '../parts/landlord-frame.tsx';
import { useLandlordPaths } from '../use-landlord-paths.ts';
import { useOwnCall } from '../use-own-call.ts';
import type { load } from './load.ts';

export { load as loader } from './load.ts';
export const meta = pageMeta;
export { landlordHandle as handle } from '../landlord-room.ts';

const DraftView = lazyPart(() => import('../../views/home/draft-view.tsx'), 'draft-view');

export default function LandlordHomePreviewPage(): ReactNode {
  const { t, language } = useTexts();
  const buildPath = useLandlordPaths();
  const { paymentWays } = useLoaderData<typeof load>();
  const objectNumber = Number(useParams()['objectNumber'] ?? '0');
  const call = useOwnCall('getHomePreview', { objectNumber, languageCode: language });
  if (!call.answer) {
    return (
      <LandlordFrame title={t('landlord.preview.title')}>
        <OwnStates call={call} />
      </LandlordFrame>
    );
  }
  const { home, today, state } = call.answer;
  const back = (
    <ButtonLink to={buildPath('LandlordHomeEditor', { objectNumber })}>
      {t('landlord.preview.back')}
    </ButtonLink>
  );
  return (
    <>
      <div className="container">
        <Notice title={t('landlord.preview.title')}>
          <p>{t(`landlord.preview.${state === 'published' ? 'published' : 'hidden'}`)}</p>
          {back}
        </Notice>
      </div>
      <Suspense
        fallback={
          <p className="container" role="status">
            {t('landlord.area.loading')}
          </p>
        }
      >
        <DraftView {...{ home, today, paymentWays }} aside={<p>{t('landlord.preview.noBooking')}</p>} />
      </Suspense>
    </>
  );
}
