import type { ReactNode } from 'react';
import { useTexts } from '../../../app/texts-context.tsx';
import { Badge } from '../../../components/badge.tsx';
import { ActingLink } from '../../parts/acting-link.tsx';
import styles from '../../parts/admin.module.css';
import { PersonBadges } from '../../parts/person-badges.tsx';
import type { Person } from '../person.ts';

export function PersonHead({ person }: { person: Person }): ReactNode {
  const { t, format, language: ownLanguage } = useTexts();
  const { number, email, firstName, lastName, self, createdAt, lastLoginAt, language, businesses } = person;
  const name = `${firstName} ${lastName}`.trim();
  const names = new Intl.DisplayNames(ownLanguage, { type: 'language' });
  return (
    <header className={styles.head}>
      <h1>{name === '' ? email : name}</h1>
      <PersonBadges person={person} />
      {self && (
        <p>
          <Badge kind="recommendation">{t('admin.person.self')}</Badge>
        </p>
      )}
      {person.refusesMailSince !== null && (
        <p>
          <Badge>{t('admin.person.refusesMail', { moment: format.moment(person.refusesMailSince) })}</Badge>
        </p>
      )}
      <p>
        <a href={`mailto:${email}`}>{email}</a>
      </p>
      <p className={styles.soft}>
        {[
          t('admin.person.number', { number: String(number) }),
          t('admin.person.since', { moment: format.moment(createdAt) }),
          lastLoginAt === null
            ? t('admin.people.never')
            : t('admin.people.lastLogin', { moment: format.moment(lastLoginAt) }),
          t('admin.person.language', { language: names.of(language) ?? language }),
        ].join(' · ')}
      </p>
      {businesses.length > 0 && (
        <div>
          <h2 className={styles.strong}>{t('admin.person.businesses')}</h2>
          <ul>
            {businesses.map(({ kind, subject, loginNumber }) => (
              <li key={`${kind} ${subject}`}>
                {t(`admin.person.${kind}`, { number: String(subject) })}
                {loginNumber !== null &&
                  ` · ${t('admin.person.loginNumber', { number: String(loginNumber) })}`}
              </li>
            ))}
          </ul>
          {!self && <ActingLink accountNumber={number} />}
        </div>
      )}
    </header>
  );
}
