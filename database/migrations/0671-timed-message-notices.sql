-- That the landlord was told of a timed template that could not be sent for a booking: once for each.
create table timed_message_notices (
  booking_id bigint not null references bookings on delete cascade,
  template_id bigint not null references message_templates on delete cascade,
  kind text not null check (kind in ('missing', 'failed')),
  noticed_at timestamptz not null,
  primary key (booking_id, template_id)
);
create index timed_message_notices_template on timed_message_notices (template_id);
