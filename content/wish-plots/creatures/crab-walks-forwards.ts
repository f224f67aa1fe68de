import { wishPlot } from '../wish-plot.ts'

export const crabWalksForwards = wishPlot({
  id: 'wish-crab-walks-forwards',
  wishes: ['crab forwards', 'crab forward', 'crabs forwards', 'crabs forward', 'crab walks forwards', 'crab walks forward', 'crab walking forwards', 'crab walking forward', 'crab walked forwards', 'crab walked forward', 'crab who walks forwards', 'crab goes forwards', 'crab goes forward', 'crab only walks forwards', 'crab can only walk forwards', 'crab straight', 'crab straight ahead', 'crab straight on', 'crab walks straight', 'crab walking straight', 'crab goes straight', 'crab walked straight', 'crab not sideways', 'crab never sideways', 'crab can’t walk sideways', 'crab cant walk sideways', 'crab cannot walk sideways', 'crab couldn’t walk sideways', 'crab doesn’t walk sideways', 'crab won’t walk sideways', 'crab wouldn’t walk sideways', 'crab refuses sideways', 'crab hates walking sideways', 'crab tired of walking sideways', 'crab wants to walk forwards', 'crab wants to walk straight', 'crab learns to walk forwards', 'crab wrong way', 'crab walks wrong way', 'crab bumps', 'crab bump into', 'crab bumping into', 'crab walks differently', 'crab walks funny', 'crab frontwards', 'crab front ways', 'soldier crab', 'soldier crabs', 'crab head on', 'crab comes straight at'],
  answers: ['crab', 'crabs', 'little', 'small', 'tiny', 'young', 'red', 'odd', 'funny', 'different', 'special', 'walk', 'walks', 'walked', 'walking', 'go', 'goes', 'going', 'went', 'run', 'runs', 'forward', 'forwards', 'straight', 'ahead', 'on', 'sideways', 'side', 'instead', 'of', 'not', 'only', 'never', 'always', 'the', 'can', 'can’t', 'cannot', 'couldn’t', 'doesn’t', 'won’t', 'wants', 'wanted', 'likes', 'learns', 'learn', 'other', 'others', 'all', 'everyone', 'everybody', 'beach', 'sand', 'sea', 'seaside', 'shore', 'thinks', 'think', 'thought', 'about', 'bump', 'bumps', 'bumping', 'bumped', 'into', 'them', 'people', 'crash', 'crashes', 'jump', 'jumps', 'way', 'aside', 'wrong', 'who', 'that', 'which', 'because', 'when', 'castle', 'sandcastle', 'wave', 'waves', 'laugh', 'laughs', 'soldier', 'and', 'but', 'gull', 'gulls', 'rock', 'pool'],
  except: ['hermit', 'shell', 'shells', 'bucket', 'goodbye', 'apple', 'fishing', 'cake', 'pinch', 'pinched', 'eat', 'ate', 'soup', 'lobster', 'dressed', 'hurt', 'dead', 'died', 'cooked', 'horseshoe'],
  moods: ['alone', 'question', 'proud'],
  isTale: true,
  out: true,
  company: ['crab', 'crabs', 'castle', 'gate', 'tower', 'sea', 'sand', 'beach', 'gulls', 'gull', 'waves', 'wave', 'road', 'towel', 'man', 'windbreak', 'lady', 'book', 'spade', 'dots', 'eyes', 'pool', 'toes'],
  about: 'A crab walks forwards, so that all the beach thinks it is about to bump into them, until the hero turns round, and whoever came at them is going along with them.',
  titles: ['The Crab That Came Straight On', 'Both Its Eyes', '{H} Turns Round', 'Not About to Bump', 'A Road Down to the Sea'],
  want: [
    {
      id: 'straight-at-the-castle',
      A: 'partner',
      paragraphs: [
        '{H} had built a castle on the beach, with a tower and a gate, but no road yet. Then a crab came up out of the sea, and it walked forwards. All the other crabs went sideways, past everybody. This one came straight on. Two gulls hopped aside, and a man ran off with his windbreak.',
        '“It’s going to bump into us!” said {A}, and jumped onto a towel. {H} stood in front of the tower. That castle had to stay up! The crab came on, and stopped at {H}’s toe. “Everybody always thinks so,” it said.'
      ]
    }
  ],
  way: [
    {
      id: 'never-once',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Have you ever bumped into anybody?” asked {A}. “Never once,” said the crab. “I can see where I’m going. I see a thing, and I stop. The others can’t. They look this way and go that way.” Just then a crab came by, sideways, and walked into a bucket.',
        '“Sorry,” said the crab to the bucket. It went back, and came by once more, and there was the bucket. “They say it’s the bucket’s fault,” said the one that walked forwards. “It wasn’t looking.”'
      ]
    },
    {
      id: 'bell',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“You’d need a bell,” said {H}, “as bicycles have.” They found two mussel shells for it. The crab held one in each claw and clacked. It went off along the beach, clack, clack. People looked up, and saw who was coming. Then they jumped twice as far.',
        'The crab came back and put down the shells. “It’s worse,” it said. “Now they jump before I’ve got there.” {A} had jumped as well, and was up on the towel again. “It was a very good clack,” said {A}.'
      ]
    },
    {
      id: 'like-the-others',
      A: 'partner',
      paragraphs: [
        '“Then go sideways, like the others,” said {H}. The crab looked at the sea, and set off to the left, leg over leg. Crunch! It was in the castle, right up to the eyes. The tower sat down.',
        '“So that’s bumping,” said the crab under the sand. “I’d never done it before.” They dug it out and built up the tower. Its eyes had been at the front, and its feet had gone round the side.'
      ]
    },
    {
      id: 'all-its-knees',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Why do the others go sideways at all?” asked {A}. “It’s the knees,” said the crab. “Theirs bend out to the side. Mine bend to the front as well.” It showed them, one knee after the other, and there were eight. {H} bent two for it, in return.',
        '“There are whole beaches where we all walk like me,” said the crab. “There are thousands of us, all going straight on. We’re called soldier crabs.” “And who gets out of the way there?” asked {A}. “The beach does,” said the crab.'
      ]
    },
    {
      id: 'polite-stop',
      A: 'same',
      spare: 5,
      paragraphs: [
        'They drew a line in the sand, and the crab was to stop there. It stopped so exactly that you could not have put a grain in between. “Now {A},” said the crab. {A} ran up, and stopped, and was over it by a foot.',
        '“A whole foot,” said the crab. “I wouldn’t go out on the street like that.” {A} went back and tried it again, and came to a stop with both arms going round. The crab had drawn in its eyes, just to be safe.'
      ]
    },
    {
      id: 'other-under-the-hat',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} lay on the sand, under a hat, and was asleep, more or less. The crab came by that way. It came straight on, as far as {A}’s nose, and there it stopped. {A} opened an eye. There was one eye, and opposite there were two, on stalks. Nobody said a word.',
        'Then {A} was standing. It had gone so fast that the hat was still lying there. “Good afternoon,” said the crab to the hat. “I only wanted to ask what time it was.” It had asked seven people that day, and it was still this morning.'
      ]
    },
    {
      id: 'lady-with-the-book',
      A: 'same',
      spare: 7,
      paragraphs: [
        'There was a lady with a book who had not looked up all day. The crab walked straight towards her. “Now watch,” it said. She turned over a page. It got to her elbow, and waited there, and she turned over another. “You see,” said the crab. “It isn’t the walking. It’s the looking.”',
        '“What’s she reading?” asked {H}. The crab stretched up its eyes. “They’re in a carriage,” it said. “Somebody’s about to bump into somebody.” It stayed until the end of the chapter, to be sure that they had stopped in time.'
      ]
    },
    {
      id: 'elder-in-the-corridor',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I met a man like that in a corridor,” said {S}. “He came straight at me. I went left, and so did he. I went right, and so did he. In the end a door opened, and they asked if we’d come for the dancing.” “And had you?” asked {A}.',
        '“By then we had,” said {S}. The crab wanted to see how it went. So {S} got up, and the two did it on the sand, left and right and left. Nobody had ever stayed in front of that crab for so long.'
      ]
    },
    {
      id: 'child-stays',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} did not want to jump, and stood still on both feet. The crab came on. {S} shut both eyes. “Is it here yet?” asked {S}. “Nearly,” said {A}. “And now?” “Now it’s here,” said {A}. {S} opened one eye, and there it sat, next to the little toe.',
        '“You didn’t bump,” said {S}. “You didn’t jump,” said the crab. They were both a bit proud. Then {S} tried it the other way about, and came straight at the crab. It held out too, but it had to hold on to a pebble.'
      ]
    },
    {
      id: 'pet-nose-to-nose',
      A: 'pet',
      spare: 1,
      paragraphs: [
        '{A} had been told that crabs go past. {A} lay there, and had a good look at each as it went by. Then came one that did not go by. It came on, and on, until there was no room for any more of it. They were eye to eye.',
        '{A} thought about what to do. After a while {A} sneezed. The crab went back by the length of a sneeze and no more. “Bless you,” it said. They both seemed to feel that they had met.'
      ]
    },
    {
      id: 'both-eyes',
      A: 'partner',
      paragraphs: [
        '“I only want to walk with somebody,” said the crab. {A} looked at it, and at a crab that was going past. “Of that one I see the side,” said {A}. “Of you I see both eyes. So I think that it’s me you want.”',
        '“I only want to go that way,” said the crab. {H} thought of the bus. When you waited for it, it came straight at you. When you sat in it, it never did.'
      ]
    }
  ],
  turn: [
    {
      id: 'turns-round',
      A: 'partner',
      paragraphs: [
        '“Come at me once more,” said {H}, “down to the sea.” The crab set off. {H} did not jump. {H} only turned round, and walked the same way. And now nobody was coming at anybody. Somebody was coming along. {A} turned round as well. The man with the windbreak fell in behind.'
      ]
    },
    {
      id: 'gulls-join-in',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The two gulls came last. They had meant to fly up, and found that they need only turn round. It was less work. They walked behind the windbreak with their wings behind their backs, like two uncles. “Who’s at the front?” asked the one. “A crab,” said the other.',
        '“Is it going to bump?” asked the first. “I can’t see how,” said the other. “It’d have to catch us up from the front.” They thought that over, all the way down the beach.'
      ]
    },
    {
      id: 'side-by-side',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Halfway down the crab was not behind {H} any more, and not in front. It was beside {H}. “I’ve never been beside anybody,” it said. “What do you do there?” “You talk,” said {H}, “or you don’t.” They tried both.',
        'When you are beside somebody, you see only one eye, {A} noticed. The crab had an eye for {H}, and the other for where they were going. “So that’s what the second one’s for,” said the crab.'
      ]
    },
    {
      id: 'the-sea-comes',
      A: 'partner',
      paragraphs: [
        'At the water they sat down in a row. A wave came straight at them. It got as far as their toes, and went back. “Where did you learn to walk?” asked {A}. The crab pointed out there with a claw. “It does that all day,” it said, “and never bumps into anybody.”',
        '{H} looked back. Down from the castle gate went two rows of small dots, quite straight. Now it had a road. The next wave came straight at them, and nobody jumped.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} jumped too, and came down behind a bucket.',
      '{names} went out of its way, and then back, to have a look.',
      { text: '{names} held up a spade like a stop sign.', needs: ['hands'] },
      { text: '{names} moved the sandwiches to the other side.', needs: ['hands'] }
    ],
    way: [
      '{names} tried a few steps sideways, and met a stranger.',
      '{names} stood still for the crab, very nearly.',
      { text: '{names} patted the tower, until it stood.', needs: ['hands'] },
      { text: '{names} shook the sand out of the towel, against the wind.', needs: ['hands'] }
    ],
    turn: [
      '{names} turned round, and was in the procession.',
      '{names} sat down in the row, with wet feet.',
      { text: '{names} waved the people round, like a policeman.', needs: ['hands'] },
      { text: '{names} laid a pebble on each side of the new road.', needs: ['hands'] }
    ]
  },
  bed: [
    'The towel was shaken out. The castle stayed where it was, with its road, and the sea could come by it.',
    '{H} washed off the sand and went straight on to bed. It came nearer and nearer, and nobody bumped.'
  ],
  last: [
    'Sleep came straight on, and stopped at the toes, and then {H} was asleep.',
    'Out there the waves walked up the beach and back, and {H} was asleep.'
  ]
})
