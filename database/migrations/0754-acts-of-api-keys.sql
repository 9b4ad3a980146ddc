-- What programs did with a key, and whose data they read with it: shown to the business that gave the key away.
create table api_key_acts (
  act_id bigint generated always as identity primary key,
  key_id text not null references api_keys,
  kind text not null check (kind in ('guestsRead', 'messagesRead', 'nightsBlocked', 'nightsFreed', 'ratesSet', 'calendarUndone',
    'bookingConfirmed', 'bookingDeclined', 'messageSent')),
  -- the home whose calendar was changed
  object_number integer,
  -- the bookings, or questions before booking, that were read, answered or written to
  subjects bigint[] not null default '{}',
  acted_at timestamptz not null
);
create index api_key_acts_of_key on api_key_acts (key_id, act_id);
create index api_key_acts_acted_at on api_key_acts (acted_at);
