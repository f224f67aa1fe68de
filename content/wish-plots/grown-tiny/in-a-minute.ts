import { wishPlot } from '../wish-plot.ts'

export const inAMinute = wishPlot({
  id: 'wish-is-the-boss',
  beginsElsewhere: true,
  wishes: ['boss', 'is the boss', 'boss for a day', 'boss of mum dad', 'boss of mummy daddy', 'boss of everyone', 'boss of the house', 'boss of the family', 'boss of grown ups', 'children are the boss', 'children the boss', 'children boss', 'kids boss', 'kids are the boss', 'kids the bosses', 'children bosses', 'kids in charge', 'children in charge', 'child in charge', 'is in charge', 'in charge for a day', 'makes the rules', 'makes all the rules', 'make the rules', 'children make rules', 'kids make rules', 'kids rule', 'children rule', 'kids tell parents what to do', 'children tell grown ups', 'kids tell grown ups', 'tells mummy daddy what to do', 'tells everyone what to do', 'grown ups have to do what children say', 'everyone does what says', 'parents have to listen kids', 'grown ups must obey children', 'decides everything', 'gets to decide everything', 'sister the boss', 'sister is boss', 'sister boss for', 'brother the boss', 'brother is boss', 'brother boss for', 'toddler boss', 'youngest boss', 'boss day', 'boss of her parents', 'boss of his parents', 'sister in charge', 'brother in charge', 'youngest in charge', 'toddler in charge', 'little one in charge', 'kids are in charge', 'kids charge', 'children charge', 'grown ups listen', 'grown-ups listen', 'grownups listen', 'grown ups must listen', 'adults must listen', 'adults listen', 'adults obey', 'parents must listen', 'parents have to listen', 'parents obey', 'grown ups obey', 'grown-ups obey', 'grownups obey', 'grown ups do what', 'grown-ups do what', 'grownups do what', 'do what children say', 'do what the kids say', 'do as children say', 'bosses for a day', 'bosses of the house', 'bosses the grown ups', 'kid is boss', 'kid boss', 'in charge of the house', 'in charge of everybody', 'in charge of everyone', 'in charge of mummy', 'in charge of mum', 'in charge of daddy', 'in charge of grown ups', 'in charge of grown-ups', 'ruler of the house'],
  answers: ['land', 'place', 'world', 'country', 'town', 'house', 'where', 'kid', 'kids', 'child', 'children', 'boss', 'bosses', 'charge', 'rules', 'rule', 'makes', 'make', 'making', 'mum', 'mummy', 'mom', 'mommy', 'mama', 'dad', 'daddy', 'papa', 'parents', 'grown', 'grown-ups', 'grownups', 'ups', 'adults', 'everyone', 'everybody', 'family', 'day', 'whole', 'one', 'all', 'tell', 'tells', 'say', 'says', 'listen', 'obey', 'decides', 'decide', 'gets', 'do', 'what', 'must', 'and', 'becomes', 'instead', 'have', 'little', 'sister', 'sisters', 'brother', 'brothers', 'big', 'youngest', 'smallest', 'toddler', 'cousin', 'cousins', 'has', 'had', 'to', 'her', 'his', 'our', 'my', 'wants', 'want', 'be', 'being', 'today', 'tomorrow', 'for', 'time', 'let', 'lets', 'only', 'whatever', 'anything', 'obeys', 'listening', 'orders', 'two', 'three', 'story', 'please', 'about', 'funny', 'silly', 'just', 'they', 'them', 'we', 'us', 'are', 'were', 'was', 'did', 'kid', 'bedtime', 'finally', 'ever', 'her', 'turn', 'everything', 'whole', 'saturday', 'sunday', 'birthday', 'granny', 'grandpa', 'even', 'nobody', 'ups'],
  except: ['baby', 'school', 'teacher', 'class', 'work', 'office', 'job', 'friend', 'bossy', 'bully', 'mean', 'horrible', 'cat', 'cats', 'dog', 'dogs', 'animals', 'toys', 'king', 'queen', 'fire', 'smacks', 'shouts', 'bathroom', 'game', 'football', 'kitchen', 'grandma', 'nana', 'quarrel', 'fight', 'fighting', 'cheats', 'always', 'swap', 'places', 'body', 'touch'],
  moods: ['first', 'question'],
  asked: true,
  isTale: true,
  fed: true,
  company: ['letter', 'stamp', 'boss', 'toast', 'sand', 'fridge', 'timer', 'sleeve'],
  about: 'The hero is the boss, and the first rule is that nobody says “in a minute” any more, until every now comes at once.',
  titles: ['In a Minute', '{H} Is the Boss', 'Rule One', 'All the Nows at Once', 'A Minute of Sand'],
  want: [
    {
      id: 'rule-one',
      A: 'partner',
      paragraphs: [
        'At breakfast a letter came, with a stamp on it, so it was true. {A} read it out. “From today the children are in charge. In this house the boss is {H}.” {H} had known the first rule for years.',
        '“Nobody says IN A MINUTE any more,” said {H}. “Whoever’s asked has to do it now.” “Even if…” said {A}. “Even if,” said the boss. {A} wrote it down, and stuck it on the fridge.'
      ]
    }
  ],
  way: [
    {
      id: 'now',
      A: 'partner',
      paragraphs: [
        '“Read to me,” said {H}. {A} put down the toast and read. “Paint!” The paints were out. “Hide-and-seek!” {A} counted already, with a brush behind one ear. It was the best morning there had ever been.',
        'Then {A} held up a sock. “Boss, where does this go?” {H} had a mouthful, and had to answer now. “Boss, I’m thirsty! Boss, it won’t open! Boss, look what I can do! You’re not looking!” The boss ran from the tap to the jar, and looked. The toast was stone cold.'
      ]
    },
    {
      id: 'on-the-throne',
      A: 'same',
      spare: 1,
      paragraphs: [
        'A boss needs a higher chair than other people. {A} laid three cushions on it, and after that the big dictionary. Now {H} was the tallest one at the table. {H}’s feet hung in the air, and one slipper fell off.',
        '“Shall I pick it up, boss?” asked {A}. “No,” said {H}. “It’s on duty down there.” Then it was cold for the toes, so {H} had to go and get it. “I see,” said {A}. “So that’s what a boss does.”'
      ]
    },
    {
      id: 'sent-to-bed',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“It’s your bedtime,” the boss told {A}. It was ten in the morning. {A} put on pyjamas over everything else, and lay down. {H} drew the curtains and read out one page. “And now you sleep,” said {H}.',
        '“I’m thirsty,” called {A}. {H} brought water. “There’s something behind the door,” called {A}. It was the dressing gown. “I can’t sleep,” called {A}, “because I’m not tired.” {H} stood in the doorway and sighed. It was a sigh that {H} had often heard from the other side.'
      ]
    },
    {
      id: 'five-peas',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Five more peas,” said the boss. {A} looked at the peas. “Two,” said {A}. “Four,” said the boss. “Two, and I eat them with my nose held.” “Three,” said {H}, “and one’s a small one.”',
        '{A} looked for the smallest pea on the whole plate, and it took a long time. “It’s getting cold,” said {H}. “I’m full,” said {A}. “I’ve only got a bit of room, at the side, for pudding.” The boss knew that side. It was a very deep one.'
      ]
    },
    {
      id: 'the-phone',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The telephone rang. “May I speak to whoever’s in charge?” said a man. {A} held out the receiver with both hands. “I am,” said {H}. “Good morning,” said the man. “It’s about the pipes. Should they be done on Tuesday, or would you rather have Thursday?”',
        'The boss had to think. “What colour are they?” asked {H}. It was quiet at the other end. “Nobody’s ever asked me that,” said the man. “Sort of grey.” “Then Thursday,” said {H}. “Thank you,” said the man, and you could hear him write it down.'
      ]
    },
    {
      id: 'out-of-the-window',
      A: 'same',
      spare: 5,
      paragraphs: [
        'They looked out of the window, and it was the same everywhere. A girl led a policeman across the road by the hand. A boy said to two ladies that they might talk for a bit longer. In the playground a man with a briefcase held on to the swing with both arms.',
        '“We’re going home,” said the child who was with him. “One more go!” cried the man. “You said that last time.” “You have to count to ten,” said {H} softly, behind the glass. The child outside began to count.'
      ]
    },
    {
      id: 'meeting',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Bosses have meetings,” said {A}. “Everybody sits round a table, and there are biscuits in the middle.” {H} called one. They sat down, and both looked at the middle. “And what do you do then?” asked {H}. “You say things. And you aren’t meant to take the last one.”',
        'So {H} took the first one, and {A} took the second. Nobody had anything to say, with all those crumbs. At the last one they got stuck. “That’s what the meeting’s for,” said {A}.'
      ]
    },
    {
      id: 'because-i-say-so',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Why must I wear shoes?” asked {A}. “Because it’s cold,” said the boss. “Why’s it cold?” “Because the sun’s so low.” “Why’s it low?” The boss had to look out. “Because it’s tired.” “Why aren’t we allowed to be tired, then?”',
        '{H} opened {H}’s mouth, and something was in there that {H} knew very well. It wanted to come out. “Because I say so,” said {H}. They looked at each other. “There it is,” said {A}. “I always wondered where you get those from,” said the boss.'
      ]
    },
    {
      id: 'the-bricks',
      A: 'same',
      spare: 8,
      paragraphs: [
        'The bricks were allowed to stay out, since that was a rule now too. They lay all over the floor like a town after a party. It was lovely, and you could carry on wherever you liked. Then {H} trod on a corner. “Ow! Who left that there?”',
        '“The boss did,” said {A}. {H} hopped on one leg, and trod on the next. “Shall I make a path?” asked {A}. “Just one,” said the boss. “From here to the biscuits.” It was swept with great care, and had a bend in it.'
      ]
    },
    {
      id: 'complaints',
      A: 'other',
      spare: 9,
      paragraphs: [
        '{A} came, and wanted to complain. The boss was at the desk, with a pencil. “What about?” asked the boss. {A} thought. “I was only going to see what it’s like,” said {A}. “People say that it does you good.”',
        '“Then complain about the weather,” said {H}. {A} did, for quite a time, with both arms. It was written down as a wavy line. At the end there was a stamp on it, made with half a potato. {A} went away much lighter.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had not read the letter. “Off the sofa,” said the boss. {A} looked at {H}, and stretched. “I’m in charge today,” said {H}, and held the stamp in front of {A}’s nose. It smelled of glue, and not of being in charge.',
        'In the end {H} sat down on the edge, where there was some room left. “You may stay there,” said the boss. And {A} did it at once, so the rule held.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“I was a boss once,” said {S}, “for a week. It was at the post office, when the real one had the mumps.” “What did you make them do?” asked {A}. “Nothing. I’d thought that I would. But there was a bell on the desk, and each time it rang, it was for me.”',
        '“And then?” “Then he was better, and I kissed him on both cheeks,” said {S}. “He never knew why.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} wanted to be a boss as well. “You can be the boss of this spoon,” said {A}. {S} set the spoon on the table, and looked at it sternly. “Lie down,” said {S}. It lay there. “Stay,” said {S}. It stayed.',
        '“It does everything I say!” cried {S}. {A} had never seen one so well led. Then {S} told it to fly. It did that too, but only downwards.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '“You do as I say now,” the boss told {A}. {A} opened {A}’s mouth and said one word. It was “Da!” {H} gave {A} the spoon. “Da!” {H} picked it up off the floor. “Da!” {H} picked it up again.',
        'It went on like that until lunch. “Who’s the boss here?” asked {H}, on hands and knees. {A} dropped the spoon. “Da,” said {A}.'
      ]
    },
    {
      id: 'no-asking',
      A: 'partner',
      paragraphs: [
        '“Rule two!” panted {H}. “Nobody asks the boss anything.” It was lovely and quiet, and then too quiet. {A} stood in the hall with one arm in a coat. The other sleeve was inside out. “How long have you been here?” asked {H}. “Since the jam,” said {A}.',
        '“I’m only just eating,” said {H}. “I’ll do it in a…” {H} put a hand over {H}’s mouth. “So that’s what it’s for,” said {A}. “It’s only that nobody knows how long it is.” {A} fetched the egg timer, with the sand.'
      ]
    }
  ],
  turn: [
    {
      id: 'rule-three',
      A: 'partner',
      paragraphs: [
        'The boss watched the sand fall. “Rule three,” said {H}. “You can say it. But then you turn this over, and when it’s through you come.” “Boss, my sleeve!” called {A}. “In a minute,” said {H}, and turned it over.',
        'It was exactly as long as a slice of toast. The last grain dropped. The boss ran, and pulled the sleeve the right way out.'
      ]
    },
    {
      id: 'on-one-leg',
      A: 'same',
      spare: 14,
      paragraphs: [
        'They found out what else went into a minute. You could stand on one leg in it, if you were lucky. You could tie one shoe, or say sorry to a chair and get up. {A} sang all of a song, and had some sand left over for a bow.',
        '“Sometimes you’ve said it, and it was till supper,” said the boss. {A} looked at the small heap. “It must’ve been a different sort of sand,” said {A}.'
      ]
    },
    {
      id: 'look-what-i-can-do',
      A: 'same',
      spare: 15,
      paragraphs: [
        '“And you haven’t looked yet,” said {A}. {H} turned the timer over, and looked, for a whole minute, at nothing else. {A} could wiggle both ears, but it took a run-up. First the eyebrows moved, and then the chin.',
        'With the last grain the left one really went. “I saw it!” cried the boss. {A} had turned quite pink. Nobody had ever waited long enough.'
      ]
    },
    {
      id: 'stamped',
      A: 'same',
      spare: 16,
      paragraphs: [
        'Rule one came down off the fridge, and rule two as well. {H} turned them over, since there was good paper at the back. There {A} wrote out rule three, and the boss drew the sand, grain by grain.',
        '“How many are there?” asked {A}. {H} had got up to forty. “All of them,” said {H}. “I’ll be done in a minute.” {A} turned it over, and at the end there were fifty-one.'
      ]
    },
    {
      id: 'nobody-sends-a-boss',
      A: 'partner',
      paragraphs: [
        'Then it got late. Nobody can send a boss to bed. “Boss,” said {A}, “when are you going?” {H} lay on the rug. “In a minute,” said the boss.',
        '{A} turned the timer over, and sat down beside it. They watched it, and it was long. When the last grain had dropped, {H} got up. “Rule four,” said {H}. “You come too.” “Now?” asked {A}. “Now,” said the boss.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} heard of the rule, and sat up straight.',
      '{names} sniffed at the stamp, and it was a real one.',
      { text: '{names} drew a star on the rule, to make it stronger.', needs: ['hands'] },
      { text: '{names} saluted, and then buttered on.', needs: ['hands'] }
    ],
    way: [
      '{names} wanted something as well, and wanted it now.',
      '{names} called out too, from the other end of the room.',
      { text: '{names} stood in the queue for the boss, with a jar.', needs: ['hands'] },
      { text: '{names} held up a shoe, and said nothing, because of rule two.', needs: ['hands'] }
    ],
    turn: [
      '{names} watched the sand too, with a cheek on the table.',
      '{names} came when it was through, and not before.',
      { text: '{names} counted the seconds aloud, and had some over.', needs: ['hands'] },
      { text: '{names} fetched the boss a plate for the crust.', needs: ['hands'] }
    ]
  },
  bed: [
    'The letter was put away, with its stamp, in the drawer for letters that are true. The timer stood on the shelf, with all the sand at the bottom.',
    'The boss washed, behind both ears, with nobody to say so. In bed there was one question more, and then another, and each was answered now.'
  ],
  last: [
    'All the sand lay at the bottom, the boss lay under the blanket, and {H} was asleep.',
    'Sleep was going to come in a minute, and it came sooner, and {H} slept.'
  ]
})
