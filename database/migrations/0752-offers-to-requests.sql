-- A host may answer a request or an option with an offer of other terms. Nothing binds yet, so that the guest's yes to it concludes the
-- contract; a change of a booking alters one. Which of both it was is asked long after the booking has been confirmed.
alter table booking_changes
  add column concludes boolean not null default false,
  add constraint booking_changes_offers check (not concludes or side = 'landlord');
