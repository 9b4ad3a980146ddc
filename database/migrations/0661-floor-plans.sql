-- False: the landlord does not want the floor plan that is drawn from the rooms.
alter table homes add column shows_plan boolean not null default true;
