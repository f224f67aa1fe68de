-- What language models were asked for, in tokens, by day: of each family, for its limit, and of the whole instance, which
-- stays when a family goes.
create table model_usage (
  user_id text not null references users (id) on delete cascade,
  day text not null,
  stories integer not null,
  input_tokens integer not null,
  output_tokens integer not null,
  primary key (user_id, day)
);
create table model_usage_days (
  day text primary key,
  stories integer not null,
  input_tokens integer not null,
  output_tokens integer not null
);
