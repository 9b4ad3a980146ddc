import { countryName } from '../../../domain/country-name.ts';
import { townLine } from '../../../domain/town-line.ts';
import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { Badge } from '../../components/badge.tsx';
import { Card } from '../../components/card.tsx';
import { Notice } from '../../components/notice.tsx';
import styles from '../parts/admin.module.css';
import { Facts } from '../parts/facts.tsx';
import type { Registration } from './registration.ts';
import { Decision } from './decision.tsx';

export function RegistrationCard({
  businessRegistration,
  onDecided,
}: {
  businessRegistration: Registration;
  onDecided: (now: Registration) => void;
}): ReactNode {
  const { t, format, language } = useTexts();
  const { kind, state, company, firstName, lastName } = businessRegistration;
  const person = `${firstName} ${lastName}`;
  const facts = [
    [t('admin.cases.field.name'), person],
    [t('admin.cases.field.email'), businessRegistration.email],
    [t('admin.cases.field.phone'), businessRegistration.phone],
    [
      t('admin.businesses.address'),
      `${businessRegistration.street}, ${townLine(businessRegistration)}, ${countryName(businessRegistration.country, language)}`,
    ],
    // Shown as text and not as a link, because the address is unverified input.
    [t('admin.businesses.website'), businessRegistration.website],
    [t('admin.cases.field.language'), t(`admin.texts.language.${businessRegistration.language}`)],
  ] as const;
  return (
    <Card className={styles.stack} data-testid="registration">
      <header className={styles.stack}>
        <h3 className={styles.strong}>{company === '' ? person : company}</h3>
        <p className={styles.badges}>
          <Badge>{t(`admin.roles.${kind}`)}</Badge>
          <Badge>
            {t(businessRegistration.isTrader ? 'admin.businesses.trader' : 'admin.businesses.private')}
          </Badge>
          <Badge kind={state === 'approved' ? 'recommendation' : 'plain'}>
            {t(`admin.businesses.state.${state}`)}
          </Badge>
        </p>
      </header>
      <dl className={styles.facts}>
        <Facts facts={facts} />
        {businessRegistration.message !== '' && (
          <div>
            <dt className={styles.soft}>{t('admin.businesses.message')}</dt>
            <dd className={styles.words}>{businessRegistration.message}</dd>
          </div>
        )}
      </dl>
      <ol>
        {businessRegistration.events.map(({ kind: event, actor, happenedAt }, index) => (
          <li key={index} className={styles.soft}>
            {t(`admin.businesses.event.${event}`, {
              moment: format.moment(happenedAt),
              actor: actor === '' ? t('admin.cases.office') : actor,
            })}
          </li>
        ))}
      </ol>
      {businessRegistration.subject !== null && (
        <p>
          {t('admin.businesses.became', {
            kind: t(`admin.roles.${kind}`),
            subject: String(businessRegistration.subject),
            number:
              businessRegistration.loginNumber === null
                ? businessRegistration.email
                : String(businessRegistration.loginNumber),
          })}
        </p>
      )}
      {businessRegistration.reason !== '' && <p className={styles.words}>{businessRegistration.reason}</p>}
      {state === 'open' && businessRegistration.hasAccount && (
        <Notice>{t('admin.businesses.hasAccount')}</Notice>
      )}
      <Decision businessRegistration={businessRegistration} onDecided={onDecided} />
    </Card>
  );
}
