create table sleep_playlist (
  slot text primary key,
  playlist_id text not null,
  name text not null,
  description text,
  owner text,
  tracks_total integer,
  updated_at text not null
);
