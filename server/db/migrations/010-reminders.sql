-- What a family wants to be written about, taken out of its profile so that the letters of one minute are one look-up.
create table reminders (
  user_id text primary key references users (id) on delete cascade,
  time_zone text not null,
  bedtime text not null,
  wants_news integer not null,
  -- Null: no reminders.
  next_due_at text,
  last_sent_at text
);

create index reminders_due on reminders (next_due_at);

-- The link at the end of each letter, hashed: it works without signing in.
create table unsubscribe_links (
  token_hash text primary key,
  user_id text not null references users (id) on delete cascade,
  kind text not null,
  created_at text not null
);

create index unsubscribe_links_user on unsubscribe_links (user_id);

create index unsubscribe_links_age on unsubscribe_links (created_at);

-- A letter of the administrator to those who want news, and how far it has come.
create table news_letters (
  id text primary key,
  subject text not null,
  body text not null,
  created_at text not null,
  sent_up_to text not null
);
