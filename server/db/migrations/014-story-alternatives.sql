-- What is needed to say a part of a story differently: other texts for each paragraph (JSON list of lists), those that the
-- family has put back or taken away among them, and how the story was asked for. Stories from before have no row.
create table story_alternatives (
  user_id text not null,
  story_id text not null,
  alternatives text not null,
  brief text not null,
  primary key (user_id, story_id),
  foreign key (user_id, story_id) references stories (user_id, id) on delete cascade
);
