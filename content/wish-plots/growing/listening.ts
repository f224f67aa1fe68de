import { wishPlot } from '../wish-plot.ts'

export const listening = wishPlot({
  id: 'wish-listening',
  wishes: ['listening', 'listen', 'listens', 'listened', 'not listening', 'never listens', 'doesn’t listen', 'won’t listen', 'listening ears', 'good listening', 'good listener', 'listening mummy', 'listening mum', 'listening mom', 'listening mommy', 'listening daddy', 'listening dad', 'listening teacher', 'listening grown-ups', 'learning listen', 'repeat myself', 'repeating myself', 'following instructions', 'follows instructions', 'follow instructions', 'ignores me', 'ignores mummy', 'ignores daddy', 'ignoring me', 'ignoring mummy', 'ignoring daddy', 'selective hearing', 'pretends hear', 'in one ear out the other'],
  answers: ['listening', 'listen', 'listens', 'listened', 'listener', 'ear', 'ears', 'hear', 'hears', 'hearing', 'pretends', 'pretending', 'selective', 'told', 'tell', 'telling', 'asked', 'ask', 'asking', 'say', 'said', 'repeat', 'repeating', 'myself', 'do', 'does', 'doing', 'what', 'first', 'one', 'once', 'twice', 'ten', 'five', 'hundred', 'times', 'time', 'following', 'follows', 'follow', 'instructions', 'ignores', 'ignoring', 'ignore', 'good', 'better', 'well', 'properly', 'carefully', 'not', 'never', 'doesn’t', 'didn’t', 'won’t', 'wouldn’t', 'isn’t', 'can’t', 'you’re', 'you', 'who', 'until', 'before', 'always', 'keeps', 'everything', 'anything', 'something', 'word', 'words', 'thing', 'things', 'single', 'has', 'have', 'be', 'being', 'put', 'get', 'shoes', 'on', 'tidy', 'coat', 'when', 'we', 'us', 'me', 'I', 'learning', 'learn', 'learns', 'needs', 'mummy', 'mum', 'mom', 'mommy', 'daddy', 'dad', 'parents', 'grown-ups', 'grown', 'ups', 'grownups', 'adults', 'others', 'people', 'anyone', 'anybody', 'someone', 'somebody', 'grandma', 'grandpa', 'nana', 'granny', 'grandad', 'babysitter', 'teacher', 'teachers', 'nursery', 'school', 'preschool', 'class', 'home', 'son', 'daughter', 'child', 'children', 'kids', 'boy', 'girl', 'toddler', 'year', 'old', 'little', 'our', 'my', 'at', 'all', 'any', 'how', 'importance', 'important', 'trouble', 'every', 'day', 'today', 'lately', 'really', 'just'],
  except: ['off', 'lie', 'lies', 'lied', 'secret', 'fib', 'truth', 'music', 'radio', 'podcast', 'record', 'records', 'song', 'songs', 'story', 'stories', 'book', 'rain', 'sea', 'shell', 'bird', 'birds', 'birdsong', 'heart', 'wind', 'sounds', 'silence', 'grandma told', 'grandpa told', 'nana told', 'dream', 'joke', 'news', 'ache', 'earache', 'pierced', 'piercing', 'test', 'aid', 'aids', 'deaf', 'infection', 'hospital', 'doctor', 'nurse', 'police', 'died', 'dies', 'dead', 'court', 'divorce', 'hits', 'hit', 'hurt', 'hurts', 'shouts', 'shouting', 'shouted', 'scream', 'screaming', 'angry', 'anger', 'afraid', 'scared', 'sad', 'cries', 'crying', 'cried', 'nobody', 'stranger', 'dragon', 'pirate', 'dinosaur', 'unicorn', 'fairy', 'witch', 'king', 'queen', 'princess', 'robot', 'animal', 'animals', 'dog', 'cat', 'puppy', 'rabbit', 'elephant', 'tree', 'trees', 'wolf', 'fox', 'phone', 'telephone', 'moved', 'moving', 'new', 'job', 'baby', 'prison', 'war', 'teased', 'teasing', 'bully', 'bullied', 'bullying', 'swim', 'swimming'],
  nothingElse: true,
  moods: ['learning', 'quarrel', 'change', 'losing', 'first', 'waiting'],
  company: ['tube', 'table', 'coats', 'shoes', 'plate', 'neighbour', 'teapot', 'sock', 'tap', 'ships', 'window', 'key'],
  about: 'The hero has been told ten times and has heard it once, and they look for the other nine, until a cardboard tube is turned round and becomes an ear.',
  titles: ['Shoes on a Plate', 'Where Are the Other Nine', '{H} Turns the Tube Round', 'The Coats Got the Rest', 'Only Whispers Go In'],
  want: [
    {
      id: 'ten-times',
      A: 'partner',
      paragraphs: [
        '{H} was not listening. {H} lay under the table with a cardboard tube at one eye, on the lookout for ships. “Shoes, please,” said {A}. “The neighbour wants her plate back.” A ship went by. Then something very large came up at the end of the tube, and it was {A}’s nose.',
        '“I’ve told you ten times,” said {A}. {H} had only heard it once. “Then where are the other nine?” asked {H}. {A} did not know. {H} wanted to find out, for nine is a lot to lose.'
      ]
    }
  ],
  way: [
    {
      id: 'on-a-plate',
      A: 'same',
      paragraphs: [
        '“I’m listening now,” said {H}. {A} was feeling in the coats for the key. “Shoes on!” called {A} out of the coats. “And don’t be late!” {H} went at once, and stood both shoes on the neighbour’s plate. The laces hung over the edge like noodles.',
        '“Who told you to do that?” asked {A}. “You did,” said {H}. “Shoes on a plate.”'
      ]
    },
    {
      id: 'under-the-rug',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“If the nine had got here, they’d be lying about,” said {H}. They looked under the rug, and there was a button. “Say another,” said {H}, “and I’ll watch where it goes.”',
        '{A} said another. {H} watched {A}’s mouth. It went round, and then wide, and a tooth came by. It was so good that {H} forgot to listen. “What was it about?” asked {H} afterwards.'
      ]
    },
    {
      id: 'bigger-ears',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“Good listening ears are big ones,” said {A}. “Look at hares.” So {H} held a bowl behind each ear. Now everything came in: the fridge, a lift or a lorry, and somebody’s spoon behind the wall.',
        '“And what did I say?” asked {A}. {H} listened for it. “It isn’t here yet,” said {H}. “It’s still standing behind the fridge.”'
      ]
    },
    {
      id: 'no-lids',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“Eyes have got lids,” said {A}. “Ears haven’t.” {H} felt for some, behind as well. It was true. They stood open all day, and anybody could walk in. “Then how do I do it,” asked {H}, “when I’m not listening?”',
        'They both tried it, to see how it went. {A} said “pudding”, and {H} was not to hear. {H} looked hard at the wall. It was no use. {H} heard it down to the spoon.'
      ]
    },
    {
      id: 'better-legs',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Then {A} went out and shut the door, and said things to it from the other side. “Bath,” said {A}. Nothing moved in the room. “Hairbrush.” It was so quiet that you could hear the clock.',
        '“Pancake,” whispered {A}. The door opened, and there stood {H}. “I heard that one quite easily,” said {H}. “It must have better legs.”'
      ]
    },
    {
      id: 'out-at-the-other',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“With you it goes in at one ear and out at the other,” said {A}. “Put the spoons in the drawer.” {H} listened with the left ear, and quickly stopped up the right one with a finger. It was in there.',
        'That left one hand for the spoons. {H} carried them over one at a time, with {H}’s head held straight. After the sixth {H}’s nose itched, and {H} scratched it. {H} looked at the seventh spoon. “Now it’s out,” said {H}.'
      ]
    },
    {
      id: 'all-at-once',
      A: 'same',
      spare: 16,
      paragraphs: [
        '“Say it ten times now,” said {H}, “and then we’ve got it behind us.” {A} took a breath. “Shoes, shoes, shoes, shoes,” said {A}. By the sixth it was no longer a word. By the ninth there was steam coming out of it.',
        '{H} had listened to all of them, and set off round the table with bent arms. “I didn’t mean a train,” said {A}. But the train was just leaving, and it stopped at all the chairs.'
      ]
    },
    {
      id: 'cabbage',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Yes,” said {H}, when {A} asked something. It came out by itself, for the yes does not live near the ears. “What did you say yes to?” asked {A}. {H} had no idea.',
        '“I asked if you were a cabbage,” said {A}. {H} went under the table again, to think about it. “Ask me something else,” said {H}. This time {H} listened up to the end. It was about a bucket, and the answer was no.'
      ]
    },
    {
      id: 'pet-name',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{H} wanted to know what it was like from the other side, and said something to {A}. {A} looked at the wall. {H} said it ten times, and even said please. {A} had found a very small spot up there.',
        'Then a bag rustled somewhere, and hardly at all. {A} looked round at once. “So nothing’s wrong with the ears,” said {H}.'
      ]
    },
    {
      id: 'elder-pot',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“My mother never told me anything twice,” said {S}. “She had a pot, and she banged on it. Once was soup. Twice was that a goat had got into the ditch.” “And three times?” asked {A}.',
        '“Three was for listening to the first two,” said {S}. “I always heard soup. So I came with a spoon.” Most days it had been twice.'
      ]
    },
    {
      id: 'child-eleven-steps',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} was sent to tell {A} about the shoes. It was eleven steps. {S} said the word over at each of them, so as not to lose it. On the way it got a bit rubbed. “You’re to put on your juice,” said {S}.',
        'This time {A} had been listening, and very carefully. “On which foot?” asked {A}.'
      ]
    },
    {
      id: 'baby-all-of-it',
      S: 'baby',
      A: 'hero',
      spare: 11,
      paragraphs: [
        'Only {S} listened to everything. {A} explained the matter of the nine to {S} from the beginning. {S} listened with both eyes, and with an open mouth, in case some of it went in there.',
        'When {A} had got to the end, {S} took a slipper and put it on one hand. It was not quite right. But {S} had been told once.'
      ]
    },
    {
      id: 'guest-puts-down',
      S: 'guest',
      A: 'hero',
      spare: 12,
      paragraphs: [
        'Whenever {S} listened, {S} put down whatever {S} was carrying. {A} had noticed it, and tried it out. “It’s going to rain,” said {A}. Down went the bag. “But only a bit.” Down went the umbrella.',
        '“And I’ve got something to tell you,” said {A}. {S} looked round for what else there was, and sat down on the floor.'
      ]
    },
    {
      id: 'told-the-coats',
      A: 'partner',
      paragraphs: [
        '{A} sat down in front of the plate. “I did say it,” said {A}, “but I told the coats. And the tap, and the window. That’s where they are, your nine. Where were you?” “At sea,” said {H}. “With both ears?” “They came along.”',
        '{H} looked at the tube. It had an end for a mouth and an end for an ear. So {H} took it from the eye, and put it to one ear.'
      ]
    }
  ],
  turn: [
    {
      id: 'only-whispers',
      A: 'partner',
      paragraphs: [
        'It sounded like the inside of a jug. {H} listened. {A} had to come quite close and bend down to the other end. “Only whispers go in,” said {H}. “Loud ones are too thick.” {A} whispered. It tickled. “Shoes,” it said, and nothing was missing.',
        '{H} took them off the plate and put them on. “That was once,” said {A}. {A} had nine left over, and nowhere to put them.'
      ]
    },
    {
      id: 'both-ears',
      A: 'same',
      spare: 13,
      paragraphs: [
        'They took it in turns. Whoever had whispered had to change over quickly, from the mouth to the ear. {H} whispered, and listened, and whispered. Then the tube went quiet. {H} waited for some time.',
        '“Aren’t you saying anything?” asked {H} past the side of it. “No,” said {A}. “I’m listening.” “So am I,” said {H}. They listened to each other for a bit longer. There was hardly any difference.'
      ]
    },
    {
      id: 'too-much-in',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{A} got to like it. “Fold the blanket, wash your hands and hang up the towel,” whispered {A}, all in one go. {H} folded the blanket. Then {H} came to a stop, held the tube upside down and shook it over the table.',
        'Nothing fell out. “You’ve put in too much,” said {H}. “It’s only thin.” So {A} came back and whispered the hands. And when they were dry, {A} came back and whispered the towel.'
      ]
    },
    {
      id: 'the-clock',
      A: 'other',
      spare: 17,
      paragraphs: [
        '{H} went about with the tube, and listened to things that are never listened to. There was a loaf of bread, and a chair, and the clock. “What does it say?” asked {A}. “The same thing over and over,” said {H}.',
        '“Then nobody’s done it yet,” said {A}. {H} turned the tube round and told the clock that it had been heard. It went on all the same. It had got into the way of it.'
      ]
    },
    {
      id: 'from-the-other-room',
      A: 'same',
      spare: 15,
      paragraphs: [
        'Once {A} forgot, and called something from the next room, and it was one of the thick ones. {H} did not go. {H} only held the tube up over {H}’s head, so that it showed round the door.',
        'After a while {A} came along the whole way, with wet hands, bent down and whispered it. “Supper,” said {A}. It would have been quicker by itself, that one.'
      ]
    },
    {
      id: 'mm',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Before they could go, the plate had to be washed, because of the shoes. {H} had a question. “May I put a sock on the teapot?” asked {H}. “Mm,” said {A} into the tap. When {A} turned round, it had one on. “Who said that you could?” “You said mm,” said {H}. “That’s what it sounds like when nobody’s listening.”',
        '{H} held up the tube, and {A} dried an ear and put it there. {H} whispered the whole thing again. {A} listened to the end. “Only a clean one,” said {A}.'
      ]
    },
    {
      id: 'next-door',
      A: 'partner',
      paragraphs: [
        'They went next door, and the tube stayed behind. Outside, somebody was drilling. {A} bent down and said something. {H} rolled up one hand, held it to an ear and listened. “Ring,” it said. {H} rang with the other.',
        'Then {H} saw something, and {A} had to roll up a hand as well. “Plate,” whispered {H}. {A} looked down. There was no plate. {A} only had to be told once.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} listened to all ten, and had no shoes to put on.',
      '{names} came under the table too, and kept a lookout astern.',
      { text: '{names} counted the ten on all fingers, and came out right.', needs: ['hands'] },
      { text: '{names} looked in the bread bin for the other nine.', needs: ['hands'] }
    ],
    way: [
      '{names} came to look at what was on the plate, and took nothing.',
      '{names} went in among the coats, where it was nice and quiet.',
      { text: '{names} brought a fork, and laid it beside the shoes.', needs: ['hands'] },
      { text: '{names} listened at a coat, low down, where the pocket is.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked into the tube from the other end.',
      '{names} had a turn at the tube, and only breathed in it.',
      { text: '{names} whispered something into the tube, and it was about soup.', needs: ['hands'] },
      { text: '{names} found the other sock, in case there was a second teapot.', needs: ['hands'] }
    ]
  },
  bed: [
    'The plate went home with nothing on it, and {H} stood the shoes by the door.',
    '{H} washed, behind both ears as well, and lay down with the tube on the pillow. A whisper came in at the far end. It was not about shoes, and {H} listened to all of it.'
  ],
  last: [
    'Everything had been said once, and {H} was asleep.',
    'The tube lay with one end at an ear, with nothing more to come, and {H} was asleep.'
  ]
})
