import { countryName } from '../../../domain/country-name.ts';
import { townLine } from '../../../domain/town-line.ts';
import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { Facts } from './facts.tsx';
import type { PersonRecord } from './record-types.ts';

export function PersonFacts({
  record,
  isAccountAbove,
}: {
  record: PersonRecord;
  /** True if the page already shows the account above. */
  isAccountAbove: boolean;
}): ReactNode {
  const { t, format, language } = useTexts();
  const { account, address, email, phones } = record;
  const names = new Intl.DisplayNames(language, { type: 'language' });
  const lines = address && [address.street, townLine(address), countryName(address.country, language)];
  return (
    <Facts
      facts={[
        [t('records.column.mail'), !isAccountAbove && <a href={`mailto:${email}`}>{email}</a>],
        [t('records.column.phone'), phones.length > 0 && <Phones phones={phones} />],
        [t('records.person.address'), lines?.filter(Boolean).join(', ')],
        [t('records.person.language'), !isAccountAbove && record.language && names.of(record.language)],
        [
          t('records.column.known'),
          !isAccountAbove &&
            (account === null
              ? t('records.noAccount')
              : [
                  account.number,
                  ...account.roles.map((role) => t(`admin.roles.${role}`)),
                  account.suspended && t('admin.people.suspended'),
                ]
                  .filter(Boolean)
                  .join(', ')),
        ],
        [t('records.person.since'), !isAccountAbove && account && format.moment(account.createdAt)],
        [
          t('records.person.lastLogin'),
          !isAccountAbove &&
            account &&
            (account.lastLoginAt === null ? t('admin.people.never') : format.moment(account.lastLoginAt)),
        ],
        [
          t('admin.person.businesses'),
          !isAccountAbove &&
            account?.businesses
              .map(({ kind, subject, name }) =>
                [t(`admin.person.${kind}`, { number: String(subject) }), name].filter(Boolean).join(' '),
              )
              .join(', '),
        ],
      ]}
    />
  );
}

function Phones({ phones }: { phones: readonly string[] }): ReactNode {
  return phones.map((phone, index) => (
    <span key={phone}>
      {index > 0 && ', '}
      <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
    </span>
  ));
}
