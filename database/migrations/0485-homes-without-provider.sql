-- Homes of providers whom nobody can reach are offered on no dates: search indexes that were stored with them are told.
update homes set version = version + 1
where landlord_id in (select id from landlords where not is_reachable);
