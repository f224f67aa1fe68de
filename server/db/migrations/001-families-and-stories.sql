-- One text for SQLite and PostgreSQL: text, integer, nothing else. Statements end with a semicolon at the end of a line.

create table users (
  id text primary key,
  email text not null,
  first_name text not null,
  last_name text not null,
  password_hash text not null,
  email_verified_at text,
  is_admin integer not null default 0,
  created_at text not null
);

create unique index users_email on users (email);

create table sessions (
  token_hash text primary key,
  user_id text not null references users (id) on delete cascade,
  kind text not null,
  created_at text not null,
  auth_at text not null,
  seen_at text not null
);

create index sessions_user on sessions (user_id);

create table known_devices (
  token_hash text primary key,
  user_id text not null references users (id) on delete cascade,
  seen_at text not null
);

create index known_devices_user on known_devices (user_id);

create table family_members (
  user_id text not null references users (id) on delete cascade,
  id text not null,
  name text not null,
  age integer not null,
  relationship text not null,
  avatar text not null,
  hobbies text not null,
  traits text not null,
  is_guest integer not null,
  created_at text not null,
  primary key (user_id, id)
);

create table stories (
  user_id text not null references users (id) on delete cascade,
  id text not null,
  title text not null,
  content text not null,
  content_hash text not null,
  created_at text not null,
  is_favorite integer not null default 0,
  narrator_voice text not null,
  theme text not null,
  duration text not null,
  culture text not null,
  character_names text not null,
  writer text not null,
  ai_generated integer not null,
  meta text not null,
  idempotency_key text,
  primary key (user_id, id)
);

create unique index stories_idempotency on stories (user_id, idempotency_key);

create index stories_order on stories (user_id, is_favorite, created_at);

create index stories_content on stories (user_id, content_hash);

create table story_claims (
  user_id text not null references users (id) on delete cascade,
  idempotency_key text not null,
  holder text not null,
  lease_until text not null,
  primary key (user_id, idempotency_key)
);

create table story_memory (
  user_id text not null references users (id) on delete cascade,
  story_id text not null,
  plot_id text not null,
  line_ids text not null,
  created_at text not null,
  primary key (user_id, story_id)
);

create table narrations (
  user_id text not null references users (id) on delete cascade,
  narration_key text not null,
  voice text not null,
  created_at text not null,
  primary key (user_id, narration_key)
);

create index narrations_key on narrations (narration_key);

create table jobs (
  id text primary key,
  kind text not null,
  payload text not null,
  state text not null,
  run_at text not null,
  attempts integer not null default 0,
  holder text,
  lease_until text,
  last_error text,
  created_at text not null
);

create index jobs_due on jobs (state, run_at);

create table rate_limits (
  key text primary key,
  window_start text not null,
  hits integer not null,
  expires_at text not null
);

create index rate_limits_expiry on rate_limits (expires_at);

create table login_failures (
  key text primary key,
  failures integer not null,
  last_failed_at text not null
);

create index login_failures_age on login_failures (last_failed_at);

create table audit_log (
  id text primary key,
  user_id text,
  act text not null,
  network text not null,
  created_at text not null
);

create index audit_log_age on audit_log (created_at);
