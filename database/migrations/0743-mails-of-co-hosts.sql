-- What a co-host wants to be told of by mail, for each membership. Cleaners get no mails about guests.
alter table team_members
  add mails_bookings boolean not null default true,
  add mails_messages boolean not null default true;
