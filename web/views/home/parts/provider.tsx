import type { ReactNode } from 'react';
import { useTexts } from '../../../app/texts-context.tsx';
import type { HomeData } from '../../../features/home/home-data.ts';
import styles from './parts.module.css';

/** Who lets the home: trader or private, and the number it is registered by. */
export function Provider({ home }: { home: HomeData['home'] }): ReactNode {
  const { t } = useTexts();
  const { landlord } = home;
  return (
    <section aria-labelledby="provider">
      <h2 id="provider">{t('object.provider.heading')}</h2>
      <p className={styles.providerName}>
        <b>{landlord.name || t('object.provider.noRegistration')}</b>
        {landlord.name !== '' && (
          <span className={styles.label} data-testid="trader-label">
            {t(landlord.isTrader ? 'object.provider.trader' : 'object.provider.private')}
          </span>
        )}
      </p>
      {landlord.name !== '' && (
        <p className={styles.note}>
          {t(landlord.isTrader ? 'object.provider.traderNote' : 'object.provider.privateNote')}
        </p>
      )}
      <dl className={styles.pairs}>
        {home.agencyName && home.agencyName !== landlord.name && (
          <div>
            <dt>{t('object.provider.agency')}</dt>
            <dd>{home.agencyName}</dd>
          </div>
        )}
        {landlord.name !== '' && (
          <div>
            <dt>{t('object.provider.since')}</dt>
            <dd>{landlord.since.slice(0, 4)}</dd>
          </div>
        )}
        {landlord.name !== '' && landlord.languages.length > 0 && (
          <div>
            <dt>{t('object.provider.languages')}</dt>
            <dd>
              {landlord.languages
                .map((code) => (t.has(`object.source.in.${code}`) ? t(`object.source.in.${code}`) : code))
                .join(', ')}
            </dd>
          </div>
        )}
        <div>
          <dt>{t('object.provider.registration')}</dt>
          <dd>{home.registrationNumber ?? t('object.provider.noRegistration')}</dd>
        </div>
        <div>
          <dt>{t('object.provider.objectNumber')}</dt>
          <dd>{home.objectNumber}</dd>
        </div>
      </dl>
    </section>
  );
}
