-- The version of the terms for hosts that somebody accepted with a registration; null for partners, and before there were any.
alter table business_registrations add column accepted_terms text;

-- The same beside the business that it became, for as long as the account acts for it.
alter table account_businesses
  add column accepted_terms text,
  add column terms_accepted_at timestamptz,
  add constraint account_businesses_terms check ((accepted_terms is null) = (terms_accepted_at is null));
