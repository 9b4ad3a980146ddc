import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Customer } from '../../../contract/booking/booking.ts';
import { useCall } from '../../app/calls/use-call.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { SelectField } from '../../components/field.tsx';
import { Notice } from '../../components/notice.tsx';
import type { AccountData } from '../visitor/visitor-store.ts';
import { fillIn, isUntouched, replacesInput, fillBlanks, type SavedGuest } from './saved-traveller.ts';
import styles from './fields.module.css';

const everything = {};

export default function TravellerOffer({
  account,
  customer,
  onFill,
}: {
  account: AccountData;
  customer: Customer;
  onFill: (customer: Customer) => void;
}): ReactNode {
  const { t } = useTexts();
  const { answer } = useCall('getTravellers', everything);
  const [asked, setAsked] = useState<SavedGuest | null>(null);
  const { accountFirstName: firstName, accountLastName: lastName, accountEmail: email } = account;
  const guests: SavedGuest[] = [
    ...(firstName === '' && lastName === '' ? [] : [{ firstName, lastName, email, ...answer?.own }]),
    // Mails about bookings for other travellers go to the account, too.
    ...(answer?.travellers ?? []).map(({ id: _number, ...known }) => ({ ...known, email })),
  ];
  const guestName = (guest: SavedGuest): string => `${guest.firstName} ${guest.lastName}`.trim();
  const fill = (guest: SavedGuest): void => {
    setAsked(null);
    onFill(fillIn(customer, guest));
  };
  // Most guests book for themselves, so an empty form is filled with the account's owner once.
  const owner = firstName === '' && lastName === '' ? undefined : guests[0];
  const ownerFill = useRef<'no' | 'named' | 'whole' | 'other'>('no');
  useEffect(() => {
    if (!owner) return;
    if (ownerFill.current === 'no') ownerFill.current = isUntouched(customer) ? 'named' : 'other';
    else if (ownerFill.current !== 'named' || !answer) return;
    if (ownerFill.current === 'other') return;
    // The name is available at once, the address a moment later. Fields with input are left alone.
    if (answer) ownerFill.current = 'whole';
    onFill(fillBlanks(customer, owner));
  });
  if (guests.length === 0) return null;
  return (
    <div className={styles.row} data-testid="traveller-offer">
      <SelectField
        name="savedTraveller"
        label={t('booking.saved.label')}
        value={asked ? String(guests.indexOf(asked)) : ''}
        onChange={({ target }) => {
          const guest = guests[Number(target.value)];
          if (target.value === '' || !guest) return;
          if (replacesInput(customer, guest)) setAsked(guest);
          else fill(guest);
        }}
      >
        <option value="">{t('booking.saved.choose')}</option>
        {guests.map((guest, index) => (
          <option key={index} value={index}>
            {guestName(guest)}
          </option>
        ))}
      </SelectField>
      {asked && (
        <Notice kind="warning" role="alert">
          <p>{t('booking.saved.ask', { name: guestName(asked) })}</p>
          <Button small onClick={() => fill(asked)}>
            {t('booking.saved.yes')}
          </Button>{' '}
          <Button small onClick={() => setAsked(null)}>
            {t('booking.saved.no')}
          </Button>
        </Notice>
      )}
    </div>
  );
}
