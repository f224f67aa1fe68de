import { wishPlot } from '../wish-plot.ts'

export const birthdayGuest = wishPlot({
  id: 'wish-birthday-guest',
  wishes: ['going birthday party', 'goes birthday party', 'went birthday party', 'off birthday party', 'invited birthday party', 'invited party', 'invited birthday', 'party invitation', 'birthday invitation', 'friend’s birthday', 'friends birthday party', 'friend’s birthday party', 'friend’s party', 'friend birthday', 'friend birthday party', 'friend turning', 'first birthday party friend', 'classmate’s birthday', 'classmate’s party', 'classmate birthday', 'class birthday party went', 'going to a party', 'goes to a party', 'went to a party', 'present for friend', 'present friend birthday', 'birthday present friend', 'wrapping birthday present', 'wrapping present', 'wrapping presents', 'wrap present', 'wrapped present', 'bestie birthday', 'bestie’s birthday', 'neighbour’s birthday party', 'school friend birthday party'],
  answers: ['birthday', 'party', 'going', 'goes', 'went', 'go', 'off', 'invited', 'invitation', 'friend', 'friends', 'friend’s', 'best', 'bestie', 'classmate', 'classmate’s', 'class', 'school', 'nursery', 'present', 'presents', 'gift', 'wrap', 'wrapping', 'wrapped', 'paper', 'tape', 'sticky', 'giving', 'give', 'gave', 'open', 'opened', 'opening', 'card', 'cake', 'games', 'pass', 'parcel', 'candles', 'balloons', 'song', 'sang', 'today', 'tomorrow', 'yesterday', 'saturday', 'sunday', 'friday', 'afternoon', 'weekend', 'excited', 'first', 'can’t', 'wait', 'her', 'his', 'my', 'our', 'to', 'turning', 'turns', 'turned', 'five', 'four', 'six', 'seven', 'eight', 'three', 'fun', 'happy', 'bought', 'chose', 'loves', 'ball', 'football', 'little', 'from', 'was', 'had', 'great', 'all', 'neighbour', 'neighbour’s', 'girl', 'boy'],
  except: ['wrong', 'all', 'not', 'never', 'nobody', 'wasn’t', 'isn’t', 'no', 'didn’t', 'won’t', 'sad', 'cried', 'scared', 'afraid', 'shy', 'nervous', 'worried', 'anxious', 'ill', 'sick', 'hospital', 'cancelled', 'missed', 'miss', 'late', 'lost', 'fight', 'mean', 'hit', 'jealous', 'soft', 'pool', 'swimming', 'trampoline', 'trampolines', 'bowling', 'cinema', 'disco', 'farm', 'zoo', 'museum', 'costume', 'dressing', 'fancy', 'bouncy', 'castle', 'magician', 'clown', 'face', 'dragon', 'dragons', 'unicorn', 'dinosaur', 'dinosaurs', 'pirate', 'pirates', 'princess', 'fairy', 'mermaid', 'superhero', 'monster', 'monsters', 'moon', 'space', 'animals', 'elephant', 'bear', 'rabbit', 'mouse', 'mice', 'hedgehog', 'penguin', 'ghost', 'witch', 'king', 'queen', 'tea', 'christmas', 'halloween', 'wedding', 'engagement', 'eid', 'diwali', 'new', 'hen', 'mum’s', 'mummy’s', 'dad’s', 'daddy’s', 'grandma’s', 'granny’s', 'nana’s', 'nanny’s', 'grandpa’s', 'grandad’s', 'auntie’s', 'uncle’s', 'brother’s', 'sister’s', 'cousin’s', 'teacher’s', 'mum', 'dad', 'mummy', 'daddy', 'grandma', 'santa', 'forgot', 'imaginary', 'moving', 'robot', 'alien', 'surprise', 'leaving', 'goodbye', 'wet', 'dog', 'cat', 'teddy', 'kept', 'keep', 'bag', 'sleepover', 'divorce', 'alone'],
  moods: ['waiting', 'proud', 'first'],
  out: true,
  company: ['parcel', 'tape', 'birthday child', 'ball', 'moustache', 'moustaches'],
  about: 'At a friend’s birthday party nobody can open the hero’s parcel, which was wrapped with a whole roll of tape, until everybody peels off a strip.',
  titles: ['The Hardest Parcel at the Party', 'One Whole Roll of Tape', '{H} Goes to the Party', 'Eleven Moustaches', 'It Was a Very Good Ball'],
  want: [
    {
      id: 'a-whole-roll',
      A: 'partner',
      paragraphs: [
        'Today {H} was going to a friend’s birthday party. {H} had wrapped the present alone, with one whole roll of sticky tape. It was as round as a melon, and it shone. “How will anybody get in there?” asked {A}. “They won’t get in before the party,” said {H}. “That’s what it’s for.”',
        'At the party there were ten children and a cake. “Open mine first!” called {H}. The birthday child shook the parcel, and pulled.'
      ]
    }
  ],
  way: [
    {
      id: 'everybody-pulls',
      A: 'partner',
      paragraphs: [
        'Nothing came off. {H} pulled on one side, and the birthday child on the other. Ravi bit into it, and stuck to it. “Umf,” said Ravi. {A} came with scissors. Snip, they went, and then they were stuck as well.',
        '“What’s in it?” asked Ravi, once free again. “I’m not telling,” said {H}. All the other presents were open by now. Only this one lay there like a stone.'
      ]
    },
    {
      id: 'choosing-it',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'It hadn’t been easy to find a present. {H} had tried them all out in the shop. The drum was too quiet. The puzzle was too hard for {A}. The slime was back on its shelf, all but a bit on {H}’s elbow.',
        '“What would your friend like?” {A} had asked. “What I’d like,” said {H}. “That’s why we’re friends.” So it had been quite simple. They had bought the thing that {H} did not want to put down.'
      ]
    },
    {
      id: 'the-card',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'There was a card too. {H} had drawn the two of them on it, side by side on a horse. “Why has your friend got such long legs?” asked {A}. “Those are the horse’s,” said {H}.',
        'Inside, {H} had put as many kisses as would fit. There were forty-one, and a squashed one at the end. “That’s a lot of kisses,” said {A}. “They’re not from me,” said {H}. “They’re from the horse.”'
      ]
    },
    {
      id: 'the-doorbell',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'At the friend’s door {H} had reached the bell without any help. Then Ravi had come up behind, and had to ring too. Then came the Bell twins. When the door opened, there was a queue for the bell.',
        '“Come in, all of you,” said the birthday child. Nobody came in. There were still four who hadn’t rung. The birthday child came out, and stood at the end.'
      ]
    },
    {
      id: 'musical-statues',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'Then there were musical statues. When the music stopped, nobody was allowed to move. {H} stood on one leg, with both arms up. Ravi was bent over, and saw only shoes. It was very quiet. Somebody’s tummy said “grrroy”.',
        '“Who moved?” asked {A}, who was the judge. “It wasn’t me, it was my sausage,” said the birthday child. {A} thought about that. A sausage was not in the game, and so it could not be out.'
      ]
    },
    {
      id: 'paper-plates',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'Everybody had a paper plate, with a name on. There was a crisp on it, a grape, and something pink. “What’s that?” whispered {H}. {A} ate {A}’s own pink thing, and thought about it. “It’s either fish or pudding,” said {A}.',
        '{H} gave the pink thing to Ravi. Ravi had collected six by now, and had put them all in a row. Nobody else at the party had so many of anything.'
      ]
    },
    {
      id: 'the-other-presents',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'Four of the other presents were the same book. It was about a mole. “Thank you,” said the birthday child each time, and grew a bit quieter. “Now you’ve got one for every room,” said {A}.',
        '“And for each leg of the bed,” said {H}. They tried it out. The bed was higher now, and you could slide down it. It was the most useful book about a mole that there has ever been.'
      ]
    },
    {
      id: 'balloon-head',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'If you rub a balloon on your jumper, it will stick to you. {H} had one on each arm, and one behind. The Bell twins stuck to each other. {A} came round the corner, and then {A} had one too, on the back of the head.',
        'Nobody said anything about it. {A} went about with it and talked to people. “Why are you all so cheerful?” asked {A}. “It’s a party,” said {H}. The balloon nodded.'
      ]
    },
    {
      id: 'the-candles',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'They turned off the light, and in came the cake. All of them sang. One half sang fast, to get to the cake. The other half sang slowly, since it was a nice song. They met again at the end, at the last hooray.',
        'The birthday child blew. Then Ravi blew, though they were out. “I thought there was one left,” said Ravi. “That was the button on my shirt,” said {A}.'
      ]
    },
    {
      id: 'guessing',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'They all guessed what was in the parcel. “A melon,” said one of the twins. “Another mole,” said Ravi. The birthday child smelled it. “It smells of tape,” said the birthday child.',
        '{H} knew, and had to hold it in. {H} held both lips shut with two fingers. “Is it alive?” asked {A}. {H} shook that head so hard that the fingers slipped off. “It’s a bou,” said {H}, and quickly put in a grape.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I was at a party once where the present was a goose,” said {S}. “It had a bow on. First it ate the bow. Then it ate the candles, and then we all stood on chairs.” “Who’d brought it?” asked {A}.',
        '“I had,” said {S}. “I thought it was a very quiet one.” {A} looked at the parcel, which had lain there all this time without biting anybody. As a present it could have been a good deal worse.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“I helped you wrap it,” said {S}. “You held down the tape,” said {A}, “and then you couldn’t get your finger out.” {S} held up the finger. It was still a bit shiny.',
        '“Is there some of you in there?” asked {A}. {S} counted all ten. They were all outside. But there was a glove that nobody had seen since this morning.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 12,
      paragraphs: [
        'When {H} had been wrapping, {A} had helped. {A} had sat down in the middle of the paper, and had stayed there. {H} had wrapped round that. So there was a good deal of {A}’s hair under the tape.',
        '“That makes it warmer,” {H} had said. {A} had looked at the roll of tape, and had put out one paw. That took up the next half hour.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} did not care for presents. {A} cared for what was round them. {A} sat in the heap of wrapping paper, and rustled, and now and then you saw a fist.',
        '“Where’s {A}?” asked {H}, and lifted up a sheet with stars on. There {A} was, with a bow on one ear. “Is that for me?” said the birthday child. “No,” said {H}. “We’ve only brought it along.”'
      ]
    },
    {
      id: 'too-much-tape',
      A: 'partner',
      paragraphs: [
        '{H} went and sat under the table with the parcel. {A} crawled in too. “I only wanted it to be the best one,” said {H}. “And now nobody can see what it is.”',
        '{A} picked at it, and got up a corner. A strip came off as long as a tail, and stuck to {A}’s nose. It hung down on both sides. “You look like a walrus,” said {H}. {H} looked at all the tape that was left.'
      ]
    }
  ],
  turn: [
    {
      id: 'a-strip-each',
      A: 'partner',
      paragraphs: [
        '{H} came out from under the table. “It’s a game,” called {H}. “We pass it round. Everybody gets one strip, and that’s your moustache!” So they sat down in a ring. Rip! Ravi had a moustache up to both ears. Rip! The twins had one between them.',
        'Round and round it went. They laughed so much that the moustaches fell off. The parcel was as big as a melon, then as a fist. With the last strip the birthday child got in.'
      ]
    },
    {
      id: 'moustache-talk',
      A: 'partner',
      spare: 14,
      paragraphs: [
        'With a moustache you have to talk like somebody important. “How do you do,” said Ravi. “Very fine weather,” said {H}. “My horse is parked outside,” said {A}, and they all went to the window to look.',
        '“I’ve got a bank,” said the birthday child. “I’ve got two banks, and a boat,” said one of the twins. The other one sneezed, and then neither of them had a moustache.'
      ]
    },
    {
      id: 'party-bag',
      A: 'partner',
      spare: 15,
      paragraphs: [
        'At the door everybody got a bag. In it was a piece of cake, and a whistle, and a rubber frog. “Have you had a nice time?” asked {A}. {H} answered with the whistle, all the way to the corner.',
        'There {A} asked for a turn. {A} blew it once, and a bus stopped. The driver opened the doors and waited. “Sorry,” said {A}. “That was only a party.”'
      ]
    },
    {
      id: 'a-very-good-ball',
      A: 'partner',
      paragraphs: [
        'It was a bouncy ball, no bigger than a plum, with a star inside. It went off at once, from the floor to the ceiling, and into the jelly. “It’s just what I wanted!” yelled the birthday child, and dived after it.',
        'And then there was the tape. They rolled all the moustaches into one ball, as large as a head. They kicked it up and down the street until home time. “You gave me two,” said the birthday child.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} had come along to the party as well, and smelled cake.',
      '{names} looked for the end of the tape, and there was none.',
      { text: '{names} carried the card, and kept it flat.', needs: ['hands'] },
      { text: '{names} held the door, and got a balloon in the face.', needs: ['hands'] }
    ],
    way: [
      '{names} jumped round the parcel, in case that helped.',
      '{names} found what was left of the sausages, under a chair.',
      { text: '{names} took hold of Ravi, and pulled until the parcel let go.', needs: ['hands'] },
      { text: '{names} cleaned the scissors with a drop of oil.', needs: ['hands'] }
    ],
    turn: [
      '{names} got a moustache too, rather to one side.',
      '{names} ran after the ball, and came back with jelly.',
      { text: '{names} wiped the jelly off the ceiling.', needs: ['hands'] },
      { text: '{names} shook hands with every moustache in the ring.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home they looked for the sticky tape, to put it away. There was only the cardboard ring, and it went on a hook.',
    '{H} washed, and something pulled a little under the nose. Then {H} lay down. It had only been the last of the moustache.'
  ],
  last: [
    'A bit of tape held the blanket to {H}’s sleeve, and {H} was asleep.',
    'Somewhere in another bed lay a friend with a ball, and here lay {H}, asleep.'
  ]
})
