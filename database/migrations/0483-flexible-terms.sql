-- A home is called flexible by its terms alone: nothing is due for cancelling 14 days or more ahead of arrival.
-- Homes of feeds had never been called so.
update homes set free_cancel = is_flexible
from (
  select object_number, not exists (
    select from jsonb_to_recordset(cancellation) as band ("daysBefore" numeric, percent numeric)
    where band.percent > 0 and band."daysBefore" > 14
  ) as is_flexible
  from homes
) terms
where terms.object_number = homes.object_number and free_cancel <> is_flexible;
