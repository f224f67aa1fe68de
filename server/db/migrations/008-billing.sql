-- What the payment provider said of a subscription when it was last asked; the truth is there, this is a copy of it.
create table subscriptions (
  id text primary key,
  customer_id text not null,
  user_id text references users (id) on delete set null,
  -- How its family was found, once; it is not looked for again when that family has left.
  claimed_by text,
  status text not null,
  started_at text not null,
  period_start text not null,
  period_end text not null,
  trial_end text,
  ends_at text,
  is_last_invoice_paid integer not null,
  carried_from text,
  -- Goes up with every write: a copy that was read before another one was written is not written over it.
  revision integer not null,
  read_at text not null
);

create index subscriptions_user on subscriptions (user_id);

create index subscriptions_customer on subscriptions (customer_id);

create index subscriptions_period on subscriptions (period_end);

-- Every event the provider told us of, once: its id is what makes telling it again harmless.
create table payment_events (
  id text primary key,
  type text not null,
  created_at text not null,
  received_at text not null,
  processed_at text
);

-- Addresses, hashed, that have had their free trial and left: one for each address.
create table past_trials (
  email_hash text primary key,
  ends_at text not null
);
