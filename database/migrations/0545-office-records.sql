-- What the office finds records by: folded words with a space before each, then the digits of a phone number. Case, accents and spellings
-- of umlauts do not count, as in `domain/folded-text.ts`; a test holds the two together.
create function office_words(words text, phone text default '') returns text
language sql immutable parallel safe as $$
  select ' ' || regexp_replace(
    regexp_replace(
      regexp_replace(
        regexp_replace(
          translate(
            lower(regexp_replace(
              normalize(words, NFKD), '[\u0300-\u036f\u00ad\u200b-\u200f\u2060\ufeff]', '', 'g')),
            -- a database of the locale C knows no capitals but those of ASCII
            'æœøłđðıÆŒØŁĐÐАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯІЄҐЂЈЉЊЋЏΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ',
            'aoolddiaoolddабвгдежзиклмнопрстуфхцчшщъыьэюяієґђјљњћџαβγδεζηθικλμνξοπρστυφχψω'),
          '[ßẞ]', 'ss', 'g'),
        '[þÞ]', 'th', 'g'),
      '(a)(?:a+e?|e)|([ou])e', '\1\2', 'g'),
    '[\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u2000-\u206f]+', ' ', 'g')
    || ' #' || regexp_replace(phone, '[^0-9]+', '', 'g')
$$;

-- The queries of `server/areas/office-records/record-words-store.ts` say the same expressions.
create index bookings_office_words on bookings using gin (office_words(
  coalesce(customer ->> 'firstName', '') || ' ' || coalesce(customer ->> 'lastName', '') || ' '
    || coalesce(customer ->> 'email', ''),
  coalesce(customer ->> 'phone', '')) gin_trgm_ops);
create index accounts_office_words on accounts using gin (
  office_words(first_name || ' ' || last_name || ' ' || email) gin_trgm_ops);
create index contact_cases_office_words on contact_cases using gin (
  office_words(name || ' ' || company || ' ' || email, phone) gin_trgm_ops);
create index vouchers_office_words on vouchers using gin (office_words(
  buyer_name || ' ' || buyer_email || ' ' || recipient_name || ' ' || coalesce(recipient_email, '')) gin_trgm_ops);
create index home_texts_office_words on home_texts using gin (office_words(title) gin_trgm_ops);
create index places_office_words on places using gin (office_words(names::text) gin_trgm_ops);
create index landlords_office_words on landlords using gin (
  office_words(name || ' ' || email, coalesce(phone, '')) gin_trgm_ops);
create index bookings_start_date on bookings (start_date);
create index vouchers_customer_number on vouchers (customer_number);
create index contact_cases_booking_number on contact_cases (booking_number) where booking_number <> '';
create index contact_cases_object_number on contact_cases (object_number) where object_number <> '';
create index contact_cases_email on contact_cases (lower(email));

-- That somebody of the staff has searched for records, opened those of a person or sent a mail again, and by what kind of word: never the
-- word itself.
create table office_acts (
  act_id bigint generated always as identity primary key,
  act text not null check (act in ('search', 'person', 'resend')),
  kind text not null check (kind in
    ('name', 'mail', 'number', 'phone', 'date', 'voucher', 'account', 'booking', 'case')),
  -- null: whose account is gone
  uid text references accounts on delete set null,
  name text not null,
  acted_at timestamptz not null
);
create index office_acts_at on office_acts (acted_at);
create index office_acts_uid on office_acts (uid) where uid is not null;
