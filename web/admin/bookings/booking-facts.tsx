import { countryName } from '../../../domain/country-name.ts';
import { townLine } from '../../../domain/town-line.ts';
import type { ReactNode } from 'react';
import type { OfficeBooking } from '../../../contract/booking/office-booking.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Link } from '../../components/link.tsx';
import { Facts } from '../records/facts.tsx';
import { personPath } from '../records/person-path.ts';
import { useRecordLinks } from '../records/use-record-links.tsx';
import { useAdminPaths } from '../use-admin-paths.ts';

export function BookingFacts({ booking }: { booking: OfficeBooking }): ReactNode {
  const { t, format, language } = useTexts();
  const buildPath = useAdminPaths();
  const links = useRecordLinks();
  const { guestContact, landlordContact, collectedByUs } = booking;
  const { street, zip, city, country } = guestContact;
  const address = [
    street,
    townLine({ country, zip, city }),
    street || city ? countryName(country, language) : '',
  ];
  const { accountNumber } = landlordContact;
  return (
    <Facts
      facts={[
        [
          t('admin.bookings.home'),
          <>
            {links.home(booking.objectNumber, booking.title)}
            {[booking.place, String(booking.objectNumber)]
              .filter(Boolean)
              .map((part) => ` · ${part}`)
              .join('')}
          </>,
        ],
        [
          t('admin.bookings.stay'),
          `${format.date(booking.startDate)} – ${format.date(booking.endDate)}, ${t('records.booking.persons', { count: booking.persons })}`,
        ],
        [t('admin.bookings.guest'), booking.guest],
        [t('records.booking.guestMail'), <Mail address={guestContact.email} />],
        [t('records.booking.guestPhone'), <Phone number={guestContact.phone} />],
        [t('records.person.address'), address.filter(Boolean).join(', ')],
        [
          t('admin.bookings.landlord'),
          accountNumber === null ? (
            booking.landlord
          ) : (
            <Link to={personPath(buildPath, { source: 'account', number: accountNumber })}>
              {booking.landlord}
            </Link>
          ),
        ],
        [t('records.booking.landlordMail'), <Mail address={landlordContact.email} />],
        [t('records.booking.landlordPhone'), <Phone number={landlordContact.phone} />],
        [t('records.booking.bookedAt'), format.moment(booking.bookedAt)],
        [t('admin.bookings.total'), format.moneyExact(booking.total)],
        [t('admin.bookings.onSite'), booking.onSite > 0 && format.moneyExact(booking.onSite)],
        [t('admin.bookings.paid'), collectedByUs && format.moneyExact(booking.paid)],
        [t('admin.bookings.open'), collectedByUs && format.moneyExact(booking.open)],
      ]}
    />
  );
}

function Mail({ address }: { address: string }): ReactNode {
  return address === '' ? '–' : <a href={`mailto:${address}`}>{address}</a>;
}

function Phone({ number }: { number: string }): ReactNode {
  return number === '' ? '–' : <a href={`tel:${number.replace(/[^\d+]/g, '')}`}>{number}</a>;
}
