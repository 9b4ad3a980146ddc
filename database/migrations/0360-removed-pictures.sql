-- A picture that earlier revisions show is not offered any more, but stays until it is deleted for good: whoever restores one
-- of them finds it again.
alter table uploads add column removed_at timestamptz;
