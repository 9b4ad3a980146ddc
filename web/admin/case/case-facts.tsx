import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import styles from '../parts/admin.module.css';
import { useRecordLinks } from '../records/use-record-links.tsx';
import type { Case } from './case.ts';

/** True if the text can be the number of a booking or home. */
const isRecordNumber = (text: string): boolean => /^[1-9]\d{0,8}$/.test(text);

export function CaseFacts({ contactCase, topic }: { contactCase: Case; topic: string }): ReactNode {
  const { t, format } = useTexts();
  const links = useRecordLinks();
  const facts = [
    ['topic', topic],
    ['name', contactCase.name],
    ['email', <a href={`mailto:${contactCase.email}`}>{contactCase.email}</a>],
    ['phone', contactCase.phone],
    ['company', contactCase.company],
    // Unverified input of the sender, so the booking or home may not exist.
    [
      'bookingNumber',
      isRecordNumber(contactCase.bookingNumber)
        ? links.bookingByNumber(contactCase.bookingNumber)
        : contactCase.bookingNumber,
    ],
    [
      'objectNumber',
      isRecordNumber(contactCase.objectNumber)
        ? links.home(Number(contactCase.objectNumber))
        : contactCase.objectNumber,
    ],
    ['language', contactCase.language.toUpperCase()],
  ] as const;
  return (
    <>
      <dl className={styles.facts}>
        {facts
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name}>
              <dt className={styles.soft}>{t(`admin.cases.field.${name}`)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {contactCase.events.length > 0 && (
        <>
          <h2 className={styles.title}>{t('admin.cases.history')}</h2>
          <ol>
            {contactCase.events.map(({ kind, actor, target, followUpOn, at }, index) => (
              <li key={index} className={styles.soft}>
                {[
                  format.moment(at),
                  kind === 'followUp' && followUpOn !== null
                    ? t('admin.cases.event.followUpOn', { date: format.date(followUpOn) })
                    : t(`admin.cases.event.${kind}`),
                  target && `→ ${target}`,
                  actor,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </li>
            ))}
          </ol>
        </>
      )}
    </>
  );
}
