-- Who gets the newsletter. A row stays after its end, without the address, so that links in old letters say what is so.
create table newsletter_subscribers (
  id bigint generated always as identity primary key,
  -- null once the consent was withdrawn
  email text,
  -- keyed, so that only the server finds out whose it is
  address_hash text not null unique,
  state text not null check (state in ('pending', 'confirmed', 'ended')),
  language text not null,
  topics text[] not null,
  frequency text not null check (frequency in ('weekly', 'monthly')),
  -- part of every link that was sent; a new one ends them
  nonce text not null,
  -- where the sign-up came from: the code of the site, that of a campaign, the place on the page
  source text not null,
  source2 text not null,
  place text not null,
  -- the partner on whose pages it was; null: the house's own
  brand bigint,
  asked_at timestamptz not null,
  confirmed_at timestamptz,
  ended_at timestamptz,
  check ((email is null) = (state = 'ended'))
);
create index newsletter_subscribers_asked_at on newsletter_subscribers (state, asked_at);

-- The proof of each consent and of its end.
create table newsletter_consents (
  id bigint generated always as identity primary key,
  address_hash text not null,
  -- null once the consent was withdrawn
  email text,
  action text not null check (action in ('asked', 'confirmed', 'changed', 'ended')),
  -- the words that were agreed to, or who or what ended it
  text text not null,
  language text not null,
  source text not null,
  source2 text not null,
  place text not null,
  -- the part of the internet that it came from; null once the consent was withdrawn
  network text,
  at timestamptz not null
);
create index newsletter_consents_address_hash on newsletter_consents (address_hash);
create index newsletter_consents_at on newsletter_consents (at);

-- Addresses that no advertising goes to, as keyed hashes: they outlive all else that is known of somebody.
create table mail_suppressions (
  address_hash text primary key,
  reason text not null check (reason in ('ended', 'bounced', 'complained')),
  at timestamptz not null
);

-- What subscribers have said to a question of a letter; another answer takes the place of the first.
create table newsletter_votes (
  subscriber_id bigint not null references newsletter_subscribers on delete cascade,
  poll text not null,
  answer text not null,
  at timestamptz not null,
  primary key (subscriber_id, poll)
);
