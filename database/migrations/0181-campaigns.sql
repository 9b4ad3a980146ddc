-- Issues of the newsletter: each is a page of content that goes out as a mail.
create table campaigns (
  id bigint generated always as identity primary key,
  -- the address of the page in one of its languages; the others follow from it
  path text not null,
  -- who has chosen this topic gets it
  topic text not null,
  state text not null check (state in ('draft', 'scheduled', 'sending', 'paused', 'sent')),
  -- so many mails go out in a minute
  rate integer not null check (rate between 1 and 100000),
  -- when sending begins; null: nobody has said so yet
  send_at timestamptz,
  finished_at timestamptz,
  created_at timestamptz not null,
  check ((state = 'draft') = (send_at is null))
);

-- One row for everybody who gets an issue: nobody gets it twice.
create table campaign_recipients (
  campaign_id bigint not null references campaigns on delete cascade,
  subscriber_id bigint not null references newsletter_subscribers on delete cascade,
  -- claimed: it is on its way now. unsure: it was when its process ended; nobody writes to them again.
  state text not null check (state in ('waiting', 'claimed', 'sent', 'unsure', 'refused', 'skipped')),
  sent_at timestamptz,
  bounced_at timestamptz,
  primary key (campaign_id, subscriber_id)
);
create index campaign_recipients_waiting on campaign_recipients (campaign_id, subscriber_id) where state = 'waiting';
create index campaign_recipients_subscriber_id on campaign_recipients (subscriber_id, sent_at);
