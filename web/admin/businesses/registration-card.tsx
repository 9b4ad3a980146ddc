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
  of,
  onDecided,
}: {
  of: Registration;
  onDecided: (now: Registration) => void;
}): ReactNode {
  const { t, format, language } = useTexts();
  const { kind, state, company, firstName, lastName } = of;
  const person = `${firstName} ${lastName}`;
  const facts = [
    [t('admin.cases.field.name'), person],
    [t('admin.cases.field.email'), of.email],
    [t('admin.cases.field.phone'), of.phone],
    [t('admin.businesses.address'), `${of.street}, ${townLine(of)}, ${countryName(of.country, language)}`],
    // Shown as text and not as a link, because the address is unverified input.
    [t('admin.businesses.website'), of.website],
    [t('admin.cases.field.language'), t(`admin.texts.language.${of.language}`)],
  ] as const;
  return (
    <Card className={styles.stack} data-testid="registration">
      <header className={styles.stack}>
        <h3 className={styles.strong}>{company === '' ? person : company}</h3>
        <p className={styles.badges}>
          <Badge>{t(`admin.roles.${kind}`)}</Badge>
          <Badge>{t(of.isTrader ? 'admin.businesses.trader' : 'admin.businesses.private')}</Badge>
          <Badge kind={state === 'approved' ? 'recommendation' : 'plain'}>
            {t(`admin.businesses.state.${state}`)}
          </Badge>
        </p>
      </header>
      <dl className={styles.facts}>
        <Facts facts={facts} />
        {of.message !== '' && (
          <div>
            <dt className={styles.soft}>{t('admin.businesses.message')}</dt>
            <dd className={styles.words}>{of.message}</dd>
          </div>
        )}
      </dl>
      <ol>
        {of.events.map(({ kind: event, actor, happenedAt }, index) => (
          <li key={index} className={styles.soft}>
            {t(`admin.businesses.event.${event}`, {
              moment: format.moment(happenedAt),
              actor: actor === '' ? t('admin.cases.office') : actor,
            })}
          </li>
        ))}
      </ol>
      {of.subject !== null && (
        <p>
          {t('admin.businesses.became', {
            kind: t(`admin.roles.${kind}`),
            subject: String(of.subject),
            number: of.loginNumber === null ? of.email : String(of.loginNumber),
          })}
        </p>
      )}
      {of.reason !== '' && <p className={styles.words}>{of.reason}</p>}
      {state === 'open' && of.hasAccount && <Notice>{t('admin.businesses.hasAccount')}</Notice>}
      <Decision of={of} onDecided={onDecided} />
    </Card>
  );
}
