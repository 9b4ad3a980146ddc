import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Customer } from '../../../contract/booking/booking.ts';
import { useCall } from '../../app/calls/use-call.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { SelectField } from '../../components/field.tsx';
import { Notice } from '../../components/notice.tsx';
import type { AccountData } from '../visitor/visitor-store.ts';
import {
  filledWith,
  isUntouched,
  replacesTyped,
  withBlanksFilled,
  type KnownGuest,
} from './saved-traveller.ts';
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
  const [asked, setAsked] = useState<KnownGuest | null>(null);
  const { accountFirstName: firstName, accountLastName: lastName, accountEmail: email } = account;
  const guests: KnownGuest[] = [
    ...(firstName === '' && lastName === '' ? [] : [{ firstName, lastName, email, ...answer?.own }]),
    // A booking of somebody else is answered to the account all the same.
    ...(answer?.travellers ?? []).map(({ id: _number, ...known }) => ({ ...known, email })),
  ];
  const nameOf = (guest: KnownGuest): string => `${guest.firstName} ${guest.lastName}`.trim();
  const fill = (guest: KnownGuest): void => {
    setAsked(null);
    onFill(filledWith(customer, guest));
  };
  // Most book for themselves: a form in which nothing is typed yet begins with the owner, once.
  const owner = firstName === '' && lastName === '' ? undefined : guests[0];
  const begun = useRef<'no' | 'named' | 'whole' | 'other'>('no');
  useEffect(() => {
    if (!owner) return;
    if (begun.current === 'no') begun.current = isUntouched(customer) ? 'named' : 'other';
    else if (begun.current !== 'named' || !answer) return;
    if (begun.current === 'other') return;
    // The name is known at once, the address a moment later: by then some of it may have been typed.
    if (answer) begun.current = 'whole';
    onFill(withBlanksFilled(customer, owner));
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
          if (replacesTyped(customer, guest)) setAsked(guest);
          else fill(guest);
        }}
      >
        <option value="">{t('booking.saved.choose')}</option>
        {guests.map((guest, index) => (
          <option key={index} value={index}>
            {nameOf(guest)}
          </option>
        ))}
      </SelectField>
      {asked && (
        <Notice kind="warning" role="alert">
          <p>{t('booking.saved.ask', { name: nameOf(asked) })}</p>
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
