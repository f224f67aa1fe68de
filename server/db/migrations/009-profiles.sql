-- What a family has set in My Profile: names, time zone, notifications, preferences. JSON in text.
create table profiles (
  user_id text primary key references users (id) on delete cascade,
  profile text not null,
  updated_at text not null
);
