-- The paragraphs of a story that a slow writer is still writing, so that each can be read aloud before the story is whole,
-- by any node. They go with the story, with a story that came to nothing, or after a day.
create table story_drafts (
  user_id text not null references users (id) on delete cascade,
  draft text not null,
  place integer not null,
  content text not null,
  voice text not null,
  hints text not null,
  created_at text not null,
  primary key (user_id, draft, place)
);
create index story_drafts_by_age on story_drafts (created_at);
