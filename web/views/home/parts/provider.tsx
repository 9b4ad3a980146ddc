import type { ReactNode } from 'react';
import { inTown } from '../../../../domain/in-town.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { Link } from '../../../components/link.tsx';
import type { HomeData } from '../../../features/home/home-data.ts';
import { findInitials } from './initials.ts';
import styles from './parts.module.css';
import { TraderDetails } from './trader-details.tsx';

/**
 * Shows the landlord, as trader or private person, the registration number, and the link for reports. If a feed names no landlord, its
 * agency is shown as a business; without an agency the provider is unknown.
 */
export default function Provider({
  objectNumber,
  landlord,
  agencyName,
  registrationNumber,
  reportPath,
  askPath,
  variants,
}: Pick<HomeData['home'], 'objectNumber' | 'landlord' | 'agencyName' | 'registrationNumber'> &
  Pick<HomeData, 'reportPath' | 'askPath' | 'variants'>): ReactNode {
  const { t, language } = useTexts();
  const name = landlord.name || agencyName;
  const isTrader = landlord.name === '' || landlord.isTrader;
  return (
    <section aria-labelledby="provider">
      <h2 id="provider">{t('object.provider.heading')}</h2>
      <p className={styles.providerName}>
        {name && (
          <span className={styles.initials} aria-hidden="true">
            {findInitials(name)}
          </span>
        )}
        <b>{name || t('object.provider.unknown')}</b>
        {name && (
          <span className={styles.label} data-testid="trader-label">
            {t(isTrader ? 'object.provider.trader' : 'object.provider.private')}
          </span>
        )}
      </p>
      <p className={styles.note}>
        {!name && t('object.provider.unknownNote')}
        {name && t(isTrader ? 'object.provider.traderNote' : 'object.provider.privateNote')}
      </p>
      <dl className={styles.pairs}>
        {agencyName && agencyName !== name && (
          <div>
            <dt>{t('object.provider.agency')}</dt>
            <dd>{agencyName}</dd>
          </div>
        )}
        {landlord.name && (
          <div>
            <dt>{t('object.provider.since')}</dt>
            <dd>{landlord.since.slice(0, 4)}</dd>
          </div>
        )}
        {landlord.name && landlord.languages.length > 0 && (
          <div>
            <dt>{t('object.provider.languages')}</dt>
            <dd>
              {landlord.languages
                .map((code) => (t.has(`object.source.in.${code}`) ? t(`object.source.in.${code}`) : code))
                .join(', ')}
            </dd>
          </div>
        )}
        {registrationNumber && (
          <div>
            <dt>{t('object.provider.registration')}</dt>
            <dd>{registrationNumber}</dd>
          </div>
        )}
        <div>
          <dt>{t('object.provider.objectNumber')}</dt>
          <dd>{objectNumber}</dd>
        </div>
      </dl>
      {landlord.isReachable && askPath !== '' && (
        <p className={styles.ask}>
          <a href={askPath} rel="nofollow" data-testid="ask-host">
            {t('object.box.ask')}
          </a>
        </p>
      )}
      {variants.length > 0 && (
        <div className={styles.variants} data-testid="variants">
          <h3>{t('object.provider.variants', { where: inTown(variants[0]!.place, language) })}</h3>
          <ul>
            {variants.map((variant) => (
              <li key={variant.objectNumber}>
                <Link to={variant.path}>{variant.title}</Link>
                <span>
                  {t(`object.kind.${variant.kind}`)},{' '}
                  {t('object.fact.persons', { count: variant.personsMax })}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {landlord.trader && <TraderDetails name={landlord.name} trader={landlord.trader} />}
      <p className={styles.note}>
        <a href={reportPath} rel="nofollow" data-testid="report-content">
          {t('object.provider.report')}
        </a>
      </p>
    </section>
  );
}
