import { countryName } from '../../../../domain/country-name.ts';
import { townLine } from '../../../../domain/town-line.ts';
import type { ReactNode } from 'react';
import { useTexts } from '../../../app/texts-context.tsx';
import type { HomeData } from '../../../features/home/home-data.ts';
import styles from './parts.module.css';

type Landlord = HomeData['home']['landlord'];

/** Shows the details that the law requires of traders, as far as they are known: identity, contact, register. */
export function TraderDetails({
  name,
  trader,
}: {
  name: string;
  trader: NonNullable<Landlord['trader']>;
}): ReactNode {
  const { t, language } = useTexts();
  const { street, zip, city, country, phone, email, register, isLawful } = trader;
  const address = [
    street,
    townLine({ country, zip, city }),
    city === '' ? '' : countryName(country, language),
  ];
  const rows = [
    ['name', name],
    ['address', address.filter(Boolean).join(', ')],
    ['phone', phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>],
    ['email', email && <a href={`mailto:${email}`}>{email}</a>],
    ['register', register],
  ] as const;
  return (
    <details className={styles.details} data-testid="trader-details">
      <summary>{t('object.provider.details')}</summary>
      <dl className={styles.pairs}>
        {rows.map(
          ([key, value]) =>
            value && (
              <div key={key}>
                <dt>{t(`object.provider.detail.${key}`)}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {isLawful && <p className={styles.note}>{t('object.provider.lawful')}</p>}
    </details>
  );
}
