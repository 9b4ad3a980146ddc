-- A picture is described in the languages that the site offers; which these are, is a setting.
alter table uploads drop constraint uploads_check;
