-- Secrets that people share with an authenticator app, encrypted with the server's key.
create table account_totp (
  uid text primary key references accounts on delete cascade,
  secret text not null,
  begun_at timestamptz not null,
  -- null: no code of the app has been shown yet, and it counts for nothing
  confirmed_at timestamptz,
  -- the step of thirty seconds whose code was used last: codes are good once
  last_step bigint not null default 0
);

-- What gets somebody in who has lost the app. A row goes with the use of its code.
create table account_recovery_codes (
  uid text not null references accounts on delete cascade,
  -- the first letter of the code says which one it is
  place integer not null,
  code_hash text not null,
  primary key (uid, place)
);
