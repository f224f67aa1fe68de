-- users.password_hash is empty while an account has no password of its own: it was made by a purchase, or a one-time
-- password has retired the old one.

create table one_time_passwords (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  first_group text not null,
  password_hash text not null,
  purpose text not null,
  delivered_by text not null,
  created_at text not null,
  expires_at text not null,
  used_at text
);

create index one_time_passwords_user on one_time_passwords (user_id, expires_at);

create index one_time_passwords_expiry on one_time_passwords (expires_at);

create table reveal_tickets (
  checkout_id text primary key,
  user_id text not null references users (id) on delete cascade,
  browser_token_hash text,
  expires_at text,
  revealed_at text
);

create unique index reveal_tickets_browser on reveal_tickets (browser_token_hash);

create table email_verifications (
  token_hash text primary key,
  user_id text not null references users (id) on delete cascade,
  expires_at text not null
);

create index email_verifications_user on email_verifications (user_id);

alter table sessions add column one_time_password_id text;
