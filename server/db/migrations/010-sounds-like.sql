-- How a name is said, where its letters do not tell; '' where they do.
alter table family_members add column sounds_like text not null default '';
