-- Programs with a key cancel bookings for the host, and answer guests' change requests.
alter table api_key_acts drop constraint api_key_acts_kind_check;
alter table api_key_acts add constraint api_key_acts_kind_check
  check (kind in ('guestsRead', 'messagesRead', 'nightsBlocked', 'nightsFreed', 'ratesSet', 'calendarUndone',
    'bookingConfirmed', 'bookingDeclined', 'bookingCancelled', 'changeAccepted', 'changeDeclined', 'messageSent'));
