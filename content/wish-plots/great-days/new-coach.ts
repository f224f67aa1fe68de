import { wishPlot } from '../wish-plot.ts'

export const newCoach = wishPlot({
  id: 'wish-new-coach',
  beginsElsewhere: true,
  wishes: ['new coach', 'first training trainer', 'training new trainer', 'team new trainer', 'misses old coach', 'misses his coach', 'misses her coach', 'misses the old coach', 'coach left new', 'new coach names', 'new coach name', 'new man coaching', 'new lady coaching', 'coaching now', 'new coaches', 'new trainer team', 'new trainer football', 'new football coach', 'new soccer coach', 'new netball coach', 'new basketball coach', 'new hockey coach', 'new rugby coach', 'new team coach', 'another coach', 'different coach', 'coach changed', 'changed coach', 'coach left', 'coach leaving', 'coach is leaving', 'coach gone', 'coach moved away', 'old coach', 'misses coach', 'miss coach', 'missing coach', 'coach stopped', 'substitute coach', 'coach first practice', 'coach took over', 'new coach whistle'],
  answers: ['team', 'doesn’t', 'know', 'isn’t', 'sure', 'about', 'yet', 'now', 'there', 'one', 'differently', 'everyone',  'our', 'my', 'has', 'got', 'gets', 'getting', 'football', 'soccer', 'netball', 'basketball', 'hockey', 'rugby', 'handball', 'club', 'training', 'practice', 'ball', 'match', 'game', 'season', 'first', 'today', 'tomorrow', 'monday', 'tuesday', 'saturday', 'sunday', 'strict', 'nice', 'shouts', 'whistle', 'likes', 'like', 'doesn’t', 'hates', 'misses', 'miss', 'old', 'left', 'retired', 'moved', 'away', 'instead', 'different', 'rules', 'names', 'knows', 'unsure', 'nervous', 'shy', 'worried', 'excited', 'starts', 'started', 'starting', 'played', 'players', 'girls', 'boys', 'under', 'eights', 'sevens', 'school', 'trainer', 'took', 'over', 'change', 'changed', 'stopped', 'met', 'meeting', 'upset', 'sad', 'used', 'way', 'everything', 'cross', 'tells', 'call', 'calls', 'leaving', 'leaves'],
  except: ['bus', 'train', 'station', 'seat', 'shoes', 'horse', 'horses', 'pumpkin', 'cinderella', 'swimming', 'swim', 'gymnastics', 'dance', 'ballet', 'tennis', 'judo', 'karate', 'dog', 'singing', 'died', 'ill', 'hospital', 'fired', 'police', 'hit', 'hurt', 'mean', 'touched', 'dragon', 'robot', 'monster', 'dinosaur', 'alien', 'cup'],
  moods: ['change', 'first', 'losing', 'alone', 'proud', 'learning'],
  out: true,
  company: ['whistle', 'ball', 'bench', 'line'],
  about: 'The old coach shouted cheese and soup and gate, and the new coach shouts words that nobody knows, until the hero turns each into the other.',
  titles: ['Cheese Means Wide', 'The New Coach Shouts', '{H} Puts It Into Soup', 'Home Through the Gate', 'Her Words and Theirs'],
  want: [
    {
      id: 'a-coach-with-a-board',
      A: 'partner',
      paragraphs: [
        'Their team had a new coach. The old one, Mr Bloom, had moved to the sea. This one was Ms Pike, and had a board with arrows on it, and a green whistle. {H} did up one boot for a long time. “Mr Bloom had a red whistle,” said {H}.',
        '“Let’s go!” called the new coach, and threw in the ball. {A} sat at the edge, with the bottles. Then the new coach shouted, “Wide!” Nobody did a thing.'
      ]
    }
  ],
  way: [
    {
      id: 'press-switch-drop',
      A: 'partner',
      paragraphs: [
        '“Press!” shouted the new coach. They looked round for a button. “Drop!” So {H} dropped the ball. “Switch! Hold!” Two of the team held each other. Ms Pike wiped the arrows off the board with a sleeve.',
        '{H} came to the bench for a drink. “She doesn’t know anything,” said {H}. “When we’re to spread out, it’s cheese. She never once said cheese.”'
      ]
    },
    {
      id: 'why-cheese',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Why’s it cheese?” asked {A}. “Because of the holes,” said {H}. “Each of us has got to have a hole round them. Mr Bloom brought a cheese once, to show us. After that we ate the plan.”',
        '{A} had seen a good many matches, and had always thought that somebody at the edge was hungry. {A} looked out at the team now. They all stood in one lump, like a cheese without a single hole.'
      ]
    },
    {
      id: 'the-red-whistle',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The green whistle had a voice like a kettle. The red one had had a pea in it, which stuck when it was damp. Then it only went “foof”. “When it said foof, we stopped just the same,” said {H}. “We’d have stopped for less.”',
        '{A} tried to do it, with two lips. “Foof.” On the far side of the field, somebody in the team stood still and looked about. Then they ran on more slowly than before.'
      ]
    },
    {
      id: 'names-on-tape',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The new coach couldn’t tell them apart. So she’d put tape on every shirt and written their names, and then it had drizzled. The ink ran. “Well done, Blob!” called Ms Pike. “Now over to Smear!”',
        '“Who are you?” asked {A}. {H} looked down. There was a blot there, with a tail. “I think that I’m Puddle,” said {H}. Mr Bloom had known each of them from behind, by the socks.'
      ]
    },
    {
      id: 'oranges-at-half-time',
      A: 'other',
      spare: 4,
      paragraphs: [
        'At half time there was fruit. Mr Bloom had always brought oranges, and cut them into boats. The new coach had a bag of pears. They stood round it and looked in. “Where do you hold it?” asked somebody. “There’s no boat.”',
        '{A} took one, and bit, and it ran down to the elbow. “They’re good,” said {A}. {H} ate just half, so as not to be unkind to the oranges.'
      ]
    },
    {
      id: 'the-postcard',
      A: 'same',
      spare: 5,
      paragraphs: [
        'In {H}’s bag lay a postcard, with a harbour on it. Dear team, it said. The gulls here play in cheese, without being told. I sit on a post and shout, but they don’t need me. Be good to the new one. Foof! It was from Mr Bloom.',
        '“He knew that there’d be one,” said {A}. {H} read it again. It had been folded small, and there was a bit of sand in the fold.'
      ]
    },
    {
      id: 'arrows-on-a-board',
      A: 'same',
      spare: 6,
      paragraphs: [
        'They went to look at the board, which leaned on the bench. There were eight rings, and eight arrows, and a wavy line. “This one’s you,” said {A}. {H} bent over the ring. It did look quite keen.',
        '“Where am I going?” The arrow ran past two others and out over the edge, onto the wood. {A} followed it along the bench as far as the bottles. “You’re having a drink,” said {A}. So that at least had gone as planned.'
      ]
    },
    {
      id: 'what-she-has-in-the-car',
      A: 'other',
      spare: 7,
      paragraphs: [
        'Ms Pike had sat in the car for ten minutes before the practice. {A} had noticed, because of the windows, which were steamed up. “She was talking to the wheel,” said {A}. “She said hello to it. She said it in four different ways.”',
        '“Why?” asked {H}. “I expect it was to find the best one.” In the end she had got out and said only “Let’s go”. {H} looked over at the new coach, and thought about the other three.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} waited by the bottles, and had a good view of it all. For {A} it was quite simple. There was a ball, there were people who ran, and there was one person with a noise. Last week it had been another person, with another noise.',
        '{A} went on watching the ball. “You don’t mind at all,” said {H}. {A} did not think that you could ask for more than a ball.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“We had three in one winter,” said {S}. “The first said run. The second said think. Then we had one who said nothing at all, and stood there in a long coat.” “Who was the best?” asked {A}. “The coat,” said {S}.',
        '“We ran a good deal, and thought a bit. And when we looked across, it nodded.” {S} nodded too, to show how. It was not much of a nod. But you’d have run for it.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} was going to be a coach too, and stood on the bench for it. “Trousers!” shouted {S}. The whole team looked at their knees. “What’s that mean?” asked {A}. {S} hadn’t got as far as that.',
        '“It means lie down,” said {S}. So some lay down. It was the first thing that they’d all done together that day. The grass was nice and cool.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} sat on a coat by the line, and had a word as well. It was “Da!”, and it meant the ball. It meant the bottle too, and a pigeon. Nobody in the team had any trouble with it.',
        '“You see,” said {H}. “Everybody understands {A}.” “Da!” cried {A}, as somebody ran past. It might have been wide, or it might have been cheese. In any case they ran faster.'
      ]
    },
    {
      id: 'does-she-know',
      A: 'partner',
      paragraphs: [
        '“Perhaps nobody’s told her,” said {A}. {H} looked across. The new coach stood by herself and turned the whistle round and round. “She’s got words,” said {A}, “and you’ve got words. What’s ‘wide’ in yours?”',
        '{H} thought about where Ms Pike had pointed. “It’s cheese,” said {H} slowly. “Then press is soup, that’s all in one place. And drop’s the gate. We run home and shut it.” {H} put the bottle down. “She’s been saying it all along.”'
      ]
    }
  ],
  turn: [
    {
      id: 'put-into-soup',
      A: 'partner',
      paragraphs: [
        'So {H} ran back on. “Wide!” shouted the new coach. “Cheese!” called {H}. They flew apart, each with a hole round them. Ms Pike’s mouth fell open. “Press!” “Soup!” And in they went, all to one place, like spoons. “Drop!” “Gate!” They were home before the ball was.',
        'The green whistle blew, but softly. “What was that about a gate?” asked the new coach. {H} told her, and she got out the board. On the left she wrote her words, and on the right theirs.'
      ]
    },
    {
      id: 'a-list-of-eleven',
      A: 'same',
      spare: 12,
      paragraphs: [
        'In all there were eleven. Each of the team knew one to add. Toothpaste was when you came out slowly at the side. The number nine bus meant wait, it’s coming. The new coach wrote, and now and then she had to turn round and look at the trees.',
        '“And what’s ‘aunt’?” asked Ms Pike. Nobody knew. It turned out that one of them had really seen an aunt. They kept it in all the same, for waving.'
      ]
    },
    {
      id: 'she-tries-it',
      A: 'other',
      spare: 13,
      paragraphs: [
        '“Cheese!” shouted the new coach, by way of a trial. It came out rather thin. “You’ve got to mean it,” said {H}. “You’ve got to think of a big one.” Ms Pike shut her eyes and thought.',
        'The second one was heard as far as the car park. {A} felt it in the bottles. Three people who had nothing to do with the team moved away from one another.'
      ]
    },
    {
      id: 'one-of-her-own',
      A: 'partner',
      paragraphs: [
        'One row on the board was left over. “‘Hold’,” read {H}. “We never had one for that.” It meant that you kept the ball a little, and looked. The new coach thought, and bit into a pear from her bag.',
        '“Pear!” said {H}. For with a pear you can only hold it. Ms Pike wrote it down on the right, with the others. It was the first of their words that had come from her. “Pear!” they shouted, and {H} held the ball, and looked.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked round for whoever was wide.',
      '{names} watched the new coach from behind the bottles.',
      { text: '{names} waved to the team from the bench.', needs: ['hands'] },
      { text: '{names} threw the ball back in, from the edge.', needs: ['hands'] }
    ],
    way: [
      '{names} stood still at the whistle, to be on the safe side.',
      '{names} kept {H}’s place on the bench.',
      { text: '{names} handed out the bottles, and got most of them right.', needs: ['hands'] },
      { text: '{names} wiped the board with a scarf.', needs: ['hands'] }
    ],
    turn: [
      '{names} did cheese as well, at the side.',
      '{names} ran along the line as far as the gate.',
      { text: '{names} held the board, while the pen squeaked.', needs: ['hands'] },
      { text: '{names} shouted the last word with both hands at the mouth.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home the boots were put by the door, to dry. One of them had a pip in it.',
    '{H} washed off the field, and lay down. There was plenty of room on every side. That was cheese, with a blanket.'
  ],
  last: [
    'Somebody far away in the dark said foof, and {H} stopped, and was asleep.',
    'The gate was home, and shut, and {H} slept.'
  ]
})
