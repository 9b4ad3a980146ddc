-- What a mail tells beyond its kind: for one about a granted right {"role": ..., "person": ..., "by": ...}; null for all others.
alter table account_mails add column about jsonb;
