import type { ReactNode } from 'react';
import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import { useCall } from '../../app/calls/use-call.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Card } from '../../components/card.tsx';
import { Link } from '../../components/link.tsx';
import { Notice } from '../../components/notice.tsx';
import { FactList } from '../../features/work/fact-list.tsx';
import styles from '../parts/admin.module.css';
import { Pending } from '../parts/pending.tsx';
import { useAdminPaths } from '../use-admin-paths.ts';
import { Decision } from './decision.tsx';
import { HomeContent } from './home-content.tsx';
import { FoundHomes } from './found-homes.tsx';

/** Criteria by which a home may be a duplicate. */
const duplicateCriteria = ['samePhotos', 'sameAddress', 'sameText'] as const;

type Home = ResponseOf<Api['findHomesInReview']>['homes'][number];

/** Links to all homes, and lists the first homes of new landlords, which the office has to approve. */
export function HomesInReview(): ReactNode {
  const { t, language } = useTexts();
  const { answer, failure, retry } = useCall('findHomesInReview', { languageCode: language });
  return (
    <div className={`container ${styles.page}`}>
      <h1>{t('admin.homes.title')}</h1>
      <FoundHomes />
      <div className={styles.head}>
        <h2 className={styles.title}>{t('admin.homes.waitingTitle')}</h2>
        <p className={styles.soft}>{t('admin.homes.lead')}</p>
      </div>
      <Pending {...{ answer, failure, retry }} />
      {answer && (
        <section className={styles.stack} data-testid="homes-in-review">
          <p role="status" className={styles.strong}>
            {answer.homes.length === 0
              ? t('admin.homes.none')
              : t('admin.homes.found', { count: answer.homes.length })}
          </p>
          {answer.homes.map((home) => (
            <HomeCard key={home.objectNumber} home={home} />
          ))}
        </section>
      )}
    </div>
  );
}

function HomeCard({ home }: { home: Home }): ReactNode {
  const { t, format } = useTexts();
  const buildPath = useAdminPaths();
  const facts = [
    [t('admin.homes.kind'), t(`object.kind.${home.kind}`)],
    [t('admin.homes.place'), home.place],
    [t('admin.homes.address'), home.address],
    [t('admin.homes.landlord'), `${home.landlord.name} (${home.landlord.number}), ${home.landlord.email}`],
    [t('admin.homes.price'), home.nightlyFrom === null ? '' : format.money(home.nightlyFrom)],
    [t('admin.homes.photos'), String(home.photos)],
    [
      t('admin.homes.registration'),
      home.registrationNumber ||
        t(home.lacksRegistration ? 'admin.homes.registrationNone' : 'admin.homes.registrationFree'),
    ],
    [t('admin.homes.submitted'), format.moment(home.submittedAt)],
  ] as const;
  return (
    <Card className={styles.stack} data-testid="home-in-review">
      <h3 className={styles.strong}>
        {home.title} ({home.objectNumber})
      </h3>
      <FactList
        facts={facts
          .filter(([, value]) => value !== '')
          .map(([label, value]) => ({ key: label, label, value }))}
      />
      <p className={styles.words}>{home.description}</p>
      <HomeContent objectNumber={home.objectNumber} previewPath={home.previewPath} />
      <Link
        className={styles.back}
        to={buildPath('AdminHomeHistory', { objectNumber: String(home.objectNumber) })}
      >
        {t('admin.homes.history')}
      </Link>
      {home.lacksRegistration && (
        <Notice kind="warning" title={t('admin.homes.noRegistration')}>
          {t('admin.homes.noRegistrationText')}
        </Notice>
      )}
      {home.ratings.takenOver > 0 && (
        <p className={styles.soft}>{t('admin.homes.takenOverRatings', { count: home.ratings.takenOver })}</p>
      )}
      {duplicateCriteria.every((by) => home[by].length === 0) && (
        <p className={styles.soft}>{t('admin.homes.noDuplicates')}</p>
      )}
      {duplicateCriteria.map(
        (by) =>
          home[by].length > 0 && (
            <Notice key={by} kind="warning" title={t(`admin.homes.${by}`)}>
              <ul>
                {home[by].map(({ objectNumber, title, landlord }) => (
                  <li key={objectNumber}>
                    {title} ({objectNumber}), {landlord}
                  </li>
                ))}
              </ul>
            </Notice>
          ),
      )}
      <Decision home={home} />
    </Card>
  );
}
