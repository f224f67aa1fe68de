-- What voices elsewhere have spoken, in letters, by day: of each family, for its limit, and of the whole instance, which
-- stays when a family goes.
create table voice_usage (
  user_id text not null references users (id) on delete cascade,
  day text not null,
  letters integer not null,
  primary key (user_id, day)
);
create table voice_usage_days (
  day text primary key,
  letters integer not null
);
