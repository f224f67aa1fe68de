-- Which text a recording is of, and which pieces of sound were made for a text: what has to go is looked up, never
-- worked out again. Recordings from before this have no text ('').
alter table narrations add column content_hash text not null default '';

create index narrations_content on narrations (user_id, content_hash);

create table narration_segments (
  user_id text not null references users (id) on delete cascade,
  text_key text not null,
  segment text not null,
  created_at text not null,
  primary key (user_id, text_key, segment)
);

create index narration_segments_segment on narration_segments (segment);

create index narration_segments_age on narration_segments (created_at);
