import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import { historyKinds } from '../../../domain/homes/home-history.ts';
import { useCall } from '../../app/calls/use-call.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Badge } from '../../components/badge.tsx';
import { Card } from '../../components/card.tsx';
import { SelectField } from '../../components/field.tsx';
import { Link } from '../../components/link.tsx';
import { Notice } from '../../components/notice.tsx';
import styles from '../parts/admin.module.css';
import { Facts } from '../parts/facts.tsx';
import { LandlordCommissionCard } from '../parts/landlord-commission.tsx';
import { FoundHeading } from '../parts/found-heading.tsx';
import { Pending } from '../parts/pending.tsx';
import { useAdminPaths } from '../use-admin-paths.ts';
import { Entries, Older } from './history-entries.tsx';

type History = ResponseOf<Api['getHomeHistory']>;

/** Shows the history of a home, newest entry first. The filter by kind is part of the address. */
export function HomeHistory({
  objectNumber,
  guestPath,
}: {
  objectNumber: number;
  guestPath: string;
}): ReactNode {
  const { t, language } = useTexts();
  const buildPath = useAdminPaths();
  const [params, setParams] = useSearchParams();
  const kind = historyKinds.find((one) => one === params.get('kind')) ?? '';
  const { answer, failure, retry } = useCall('getHomeHistory', {
    ...{ languageCode: language, objectNumber, kind, cursor: '' },
  });
  const isMissing = failure?.type === 'object-not-found';
  return (
    <div className={`container ${styles.page}`}>
      <div className={styles.head}>
        <p>
          <Link className={styles.back} to={buildPath('AdminHomes')}>
            {t('admin.history.back')}
          </Link>
        </p>
        <h1>{answer?.home.title ?? t('admin.history.title')}</h1>
        {answer && <Head home={answer.home} guestPath={guestPath} />}
      </div>
      {isMissing ? (
        <Notice kind="warning" role="alert">
          {t('admin.history.missing')}
        </Notice>
      ) : (
        <Pending {...{ answer, failure, retry }} />
      )}
      {answer && (
        <>
          <div className={styles.filters}>
            <SelectField
              name="kind"
              label={t('admin.history.filter')}
              value={kind}
              onChange={({ target }) =>
                setParams(target.value === '' ? {} : { kind: target.value }, { preventScrollReset: true })
              }
            >
              <option value="">{t('admin.history.all')}</option>
              {historyKinds.map((one) => (
                <option key={one} value={one}>
                  {t(`admin.history.kind.${one}`)}
                </option>
              ))}
            </SelectField>
          </div>
          <Card className={styles.stack} data-testid="home-history">
            <FoundHeading>
              {answer.entries.length === 0 ? t('admin.history.none') : t('admin.history.heading')}
            </FoundHeading>
            <Entries entries={answer.entries} />
            <Older key={`${kind} ${answer.cursor}`} shown={{ objectNumber, kind }} cursor={answer.cursor} />
          </Card>
          <LandlordCommissionCard
            key={answer.home.landlord.number}
            landlordNumber={answer.home.landlord.number}
          />
        </>
      )}
    </div>
  );
}

function Head({ home, guestPath }: { home: History['home']; guestPath: string }): ReactNode {
  const { t } = useTexts();
  const facts = [
    [t('admin.history.object'), String(home.objectNumber)],
    [t('admin.homes.place'), home.place],
    [t('admin.homes.landlord'), `${home.landlord.name} (${home.landlord.number})`],
    [t('admin.history.source'), home.source],
  ] as const;
  return (
    <>
      <p className={styles.badges}>
        <Badge>{t(`admin.homes.state.${home.state}`)}</Badge>
        {home.state === 'published' && (
          <Link className={styles.back} to={guestPath}>
            {t('admin.history.page')}
          </Link>
        )}
      </p>
      <dl className={styles.figures}>
        <Facts facts={facts} />
      </dl>
    </>
  );
}
