import type { ReactNode } from 'react';
import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Badge } from '../../components/badge.tsx';
import { Card } from '../../components/card.tsx';
import { Link } from '../../components/link.tsx';
import { LandlordFrame, OwnStates } from '../parts/landlord-frame.tsx';
import styles from '../parts/landlord.module.css';
import { useLandlordPaths } from '../use-landlord-paths.ts';
import { useOwnCall } from '../use-own-call.ts';
import { NewHome } from './new-home.tsx';

export { load as loader } from './load.ts';
export const meta = pageMeta;
export { landlordHandle as handle } from '../landlord-room.ts';

type Listed = ResponseOf<Api['getOwnHomes']>['homes'][number];

export default function LandlordHomesPage(): ReactNode {
  const { t, language } = useTexts();
  const call = useOwnCall('getOwnHomes', { languageCode: language });
  const homes = call.answer?.homes;
  if (!homes) {
    return (
      <LandlordFrame title={t('landlord.homes.title')}>
        <OwnStates call={call} />
      </LandlordFrame>
    );
  }
  return (
    <LandlordFrame title={t('landlord.homes.title')}>
      <div className={styles.columns}>
        <section className={styles.section} aria-label={t('landlord.homes.title')} data-testid="own-homes">
          {homes.length === 0 && <p className={styles.soft}>{t('landlord.homes.none')}</p>}
          {homes.map((home) => (
            <HomeLine key={home.objectNumber} home={home} />
          ))}
        </section>
        <NewHome />
      </div>
    </LandlordFrame>
  );
}

function HomeLine({ home }: { home: Listed }): ReactNode {
  const { t } = useTexts();
  const pathOf = useLandlordPaths();
  const { objectNumber, title, place, state, pausedBy, ofFeed, gaps } = home;
  return (
    <Card className={styles.stack}>
      <h2 className={styles.sectionTitle}>
        <Link to={pathOf('LandlordHomeEditor', { objectNumber })}>
          {title === '' ? String(objectNumber) : title}
        </Link>
        <Badge kind={state === 'published' ? 'recommendation' : 'plain'}>
          {t(
            `landlord.homes.state.${state === 'paused' && pausedBy !== null ? `pausedBy.${pausedBy}` : state}`,
          )}
        </Badge>
      </h2>
      <p className={styles.soft}>
        {place} · {objectNumber}
        {ofFeed && ` · ${t('landlord.homes.ofFeed')}`}
      </p>
      {gaps.length > 0 && state !== 'removed' && <p>{t('landlord.homes.gaps', { count: gaps.length })}</p>}
    </Card>
  );
}
