-- The rates of a home may cover fewer persons than it takes; each further one pays per night. Null: they cover all.
alter table homes
  add column included_guests smallint check (included_guests between 1 and 50),
  add column further_guest_cents integer check (further_guest_cents >= 0),
  add constraint homes_further_guests check ((included_guests is null) = (further_guest_cents is null));
