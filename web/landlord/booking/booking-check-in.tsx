import { countryName } from '../../../domain/country-name.ts';
import type { ReactNode } from 'react';
import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import type { RegistrationField } from '../../../domain/booking/registration-form.ts';
import { labelled } from '../../../texts/labelled.ts';
import { useCall } from '../../app/calls/use-call.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Card } from '../../components/card.tsx';
import { Link } from '../../components/link.tsx';
import styles from '../parts/landlord.module.css';
import own from '../templates/templates.module.css';
import { useLandlordPaths } from '../use-landlord-paths.ts';

type BookingCheckIn = ResponseOf<Api['getBookingCheckIn']>;
type Person = NonNullable<BookingCheckIn['answers']>['persons'][number];

/** Shows the state of the guests' online check-in, their answers and the registration form. */
export function BookingCheckIn({ bookingId }: { bookingId: number }): ReactNode {
  const { t, format, language } = useTexts();
  const buildPath = useLandlordPaths();
  const { answer } = useCall('getBookingCheckIn', { bookingId, languageCode: language });
  if (!answer) return null;
  const { state, opensOn, progress, answers, savedAt, invitedAt, document, storedUntil } = answer;
  const text = (part: string, values: Record<string, string> = {}): string =>
    t(`landlord.checkIn.booking.${part}`, values);
  return (
    <Card className={styles.stack} data-testid="booking-check-in">
      <h2 className={styles.sectionTitle}>{text('title')}</h2>
      {state === 'none' && !answers && (
        <p>
          {text('none')} <Link to={buildPath('LandlordCheckIns')}>{text('toHomes')}</Link>
        </p>
      )}
      {state === 'early' && opensOn !== null && <p>{text('early', { date: format.date(opensOn) })}</p>}
      {!answers && (state === 'open' || state === 'closed') && (
        <p>
          {text('empty')}{' '}
          {invitedAt !== null && text('invited', { date: format.date(invitedAt.slice(0, 10)) })}
        </p>
      )}
      {answers && savedAt !== null && (
        <>
          <p>
            <strong>
              {progress.confirmed
                ? t('landlord.checkIn.confirmedLine')
                : t('landlord.checkIn.progressLine', { filled: progress.filled, persons: progress.persons })}
            </strong>
            {` · ${text('saved', { moment: format.moment(savedAt) })}`}
          </p>
          {document !== null && (
            <p>
              <a href={`${document}?language=${language}`}>{text('pdf')}</a>
            </p>
          )}
          <details>
            <summary className={own.summary}>{text('show')}</summary>
            <ul className={own.list}>
              {answers.arrivalTime !== '' && (
                <li>{text('arrivalTime', { time: format.time(answers.arrivalTime) })}</li>
              )}
              {answers.carPlate !== '' && (
                <li>
                  {text('carPlate')} {answers.carPlate}
                </li>
              )}
              {answers.persons.map((person, index) => (
                <PersonItem key={index} person={person} />
              ))}
            </ul>
          </details>
          <p className={styles.soft}>{text('stored', { date: format.date(storedUntil) })}</p>
        </>
      )}
    </Card>
  );
}

const details: readonly Exclude<RegistrationField, 'firstNames' | 'familyName'>[] = [
  'nationality',
  'birthDate',
  'birthPlace',
  'sex',
  'address',
  'documentNumber',
  'documentIssuer',
];

function PersonItem({ person }: { person: Person }): ReactNode {
  const { t, format, language } = useTexts();
  const words = (field: (typeof details)[number]): string => {
    const value = person[field];
    if (field === 'nationality') {
      return countryName(value, language);
    }
    if (field === 'birthDate') return format.date(value);
    return field === 'sex' ? t(`checkin.sex.${value}`) : value;
  };
  return (
    <li className={own.item}>
      <strong>{`${person.firstNames} ${person.familyName}`.trim() || '–'}</strong>
      {details
        .filter((field) => person[field] !== '')
        .map((field) => (
          <span key={field}>{labelled(language, t(`checkin.field.${field}`), words(field))}</span>
        ))}
    </li>
  );
}
