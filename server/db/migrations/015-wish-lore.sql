-- What a model knew of a wish that no theme pack knows, kept for all families: by a hash of the wish, which holds no name.
create table wish_lore (
  wish_hash text primary key,
  version integer not null,
  -- JSON; null where what it said was of no use.
  lore text,
  asked_at text not null,
  used_at text not null
);
create index wish_lore_by_use on wish_lore (used_at);
