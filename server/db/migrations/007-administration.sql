alter table sessions add column device text;

-- The code with which the first administrator shows that the machine is theirs; at most one row.
create table setup_codes (
  slot text primary key,
  code_hash text not null,
  expires_at text not null
);

create table complimentary_access (
  user_id text primary key references users (id) on delete cascade,
  until text,
  granted_at text not null
);
