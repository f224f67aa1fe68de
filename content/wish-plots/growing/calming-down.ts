import { wishPlot } from '../wish-plot.ts'

export const calmingDown = wishPlot({
  id: 'wish-calming-down',
  wishes: ['calm', 'calming', 'calm down', 'calming down', 'calms down', 'calmed down', 'staying calm', 'keeping calm', 'being calm', 'calm breathing', 'calming breaths', 'deep breath', 'deep breaths', 'slow breaths', 'breathing', 'breathing exercises', 'breathing slowly', 'belly breathing', 'tummy breathing', 'mindful breathing', 'mindfulness', 'big feelings', 'big feeling', 'big emotions', 'strong feelings', 'strong emotions', 'emotions', 'emotional regulation', 'meltdown', 'meltdowns', 'melting down', 'overwhelmed', 'self regulation', 'self-regulation', 'soothing herself', 'soothing himself', 'self soothing', 'worked up', 'gets so worked up'],
  answers: ['calm', 'calming', 'calms', 'calmed', 'calmly', 'calmer', 'down', 'staying', 'stay', 'keeping', 'keep', 'being', 'be', 'breath', 'breaths', 'breathe', 'breathes', 'breathing', 'exercises', 'exercise', 'techniques', 'deep', 'slow', 'slowly', 'belly', 'tummy', 'mindful', 'mindfulness', 'big', 'strong', 'huge', 'feeling', 'feelings', 'feels', 'emotion', 'emotions', 'emotional', 'regulation', 'regulating', 'regulate', 'self', 'herself', 'himself', 'themselves', 'yourself', 'managing', 'manage', 'handling', 'handle', 'coping', 'controlling', 'control', 'dealing', 'meltdown', 'meltdowns', 'melting', 'overwhelmed', 'soothing', 'soothe', 'worked', 'up', 'cross', 'angry', 'anger', 'mad', 'upset', 'furious', 'tantrum', 'tantrums', 'temper', 'shouting', 'crying', 'cries', 'frustrated', 'frustration', 'excited', 'after', 'before', 'during', 'when', 'how', 'help', 'helps', 'helping', 'with', 'again', 'trouble', 'finding', 'finds', 'find', 'needs', 'can’t', 'cannot', 'hard', 'learning', 'learn', 'learns', 'not', 'taking', 'take', 'takes', 'took', 'three', 'five', 'ten', 'counting', 'count', 'in', 'out', 'gets', 'get', 'got', 'getting', 'has', 'having', 'had', 'so', 'very', 'lots', 'many', 'daily', 'every', 'day', 'today', 'all', 'over', 'about', 'nothing', 'everything', 'small', 'little', 'things', 'thing', 'toddler', 'child', 'children', 'kids', 'son', 'daughter', 'boy', 'girl', 'year', 'old', 'our', 'my', 'mummy', 'mum', 'mom', 'daddy', 'dad', 'school', 'nursery', 'preschool', 'home', 'bedtime', 'bed', 'sleep', 'body', 'supermarket', 'shop', 'always', 'keeps', 'too', 'much'],
  except: ['trouble breathing', 'hard breathe', 'baby', 'difficulty', 'asthma', 'inhaler', 'hospital', 'doctor', 'ambulance', 'oxygen', 'machine', 'stopped', 'panic', 'anxiety', 'anxious', 'died', 'dead', 'death', 'grief', 'divorce', 'police', 'court', 'hits', 'hit', 'hitting', 'bites', 'bit', 'biting', 'kicked', 'kicks', 'hurt', 'hurts', 'sad', 'lonely', 'scared', 'afraid', 'worried', 'broke', 'broken', 'took', 'snatched', 'sister', 'brother', 'teacher', 'friend', 'friends', 'parrot', 'dragon', 'dragons', 'fire', 'dinosaur', 'pirate', 'robot', 'bear', 'lion', 'tiger', 'horse', 'dog', 'puppy', 'cat', 'whale', 'fish', 'underwater', 'water', 'sea', 'storm', 'ice', 'snow', 'snowman', 'chocolate', 'reactor', 'music', 'yoga', 'bad breath', 'smelly', 'smells', 'garlic', 'held', 'holding', 'no', 'says', 'say', 'told'],
  nothingElse: true,
  asked: 'fact',
  moods: ['learning', 'quarrel', 'change', 'losing', 'lost', 'waiting', 'sleepless', 'alone'],
  company: ['boat', 'bowl', 'table', 'bread', 'floor', 'button', 'tummy', 'spoons', 'sea', 'waves'],
  about: 'A paper boat melts, and then the hero does; the next boat is stood on the hero’s tummy, and sails only when the breath comes in one piece.',
  titles: ['A Boat on a Tummy', 'First the Boat, Then {H}', 'Very High Waves Today', 'All in One Piece', '{H} Was the Sea'],
  want: [
    {
      id: 'went-soft',
      A: 'partner',
      paragraphs: [
        '{A} had folded a paper boat, and {H} wanted to see it sail. It sailed in the bowl for as long as a sneeze takes. Then it went soft, lay down on its side, and melted. After that {H} melted as well.',
        'There was a big feeling in {H}, bigger than {H}. It came out at the eyes and at the mouth. {H} lay down on the floor, to have room for it.'
      ]
    }
  ],
  way: [
    {
      id: 'calm-down',
      A: 'same',
      paragraphs: [
        '“Calm down,” said {A}. {H} went up. “Calm DOWN!” cried {A}, so that the spoons rang. “I don’t know how!” howled {H}. {A} thought about it. {A} had often said it, but had never been asked how it was done.',
        'So {A} folded another boat. The table was wet, and so were the chairs. The only dry place for it was {H}’s tummy.'
      ]
    },
    {
      id: 'very-high-waves',
      A: 'same',
      paragraphs: [
        'It leapt, and fell over. “Very high waves today,” said {A}. “You’re the sea.” So {H} held {H}’s breath. Now the sea was as flat as a tray, and nothing sailed. {H} held in the whole of the big feeling, right up to the ears. Then it came out all at once. They found the boat behind the bread.'
      ]
    },
    {
      id: 'into-a-jug',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Perhaps the feeling would go into something,” said {A}. They tried the jug. {H} howled into it, and the jug howled back. So now they had two. They tried a drawer, and {A} pushed it shut quickly, before anything got out.',
        'They both listened. It was quite calm in the drawer. “That’s got it,” said {A}. {H} felt about inside. “There was some more behind it,” said {H}.'
      ]
    },
    {
      id: 'down-to-the-knees',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Take a deep breath,” said {A}. “How deep?” asked {H}. {A} pointed to {H}’s knees. {H} breathed in as far as that. It was a lot of breath, and the last of it had to go into the cheeks.',
        '{H} waited, quite round. Nothing more was said. {H} pointed at {H}’s cheeks. “Oh,” said {A}. “You may give it back.” On the far side of the room the curtain moved.'
      ]
    },
    {
      id: 'four-was-missing',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“You have to count to ten,” said {A}, “and then you’re calm.” {H} howled one, and two, and three. It is hard to howl and count. {H} came to ten, and was no calmer than at one.',
        '“You left out the four,” said {A}. “It can’t work like that.” So they went back to look for it. It was behind the three, where it always is. By then {H} had to ask what the counting was for.'
      ]
    },
    {
      id: 'third-tear',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“If I cry enough, it can sail on that,” said {H}. {A} held a spoon underneath. Two tears went in, and a half. {H} squeezed both eyes shut, but no more came. When you need them, they are not there.',
        '“For a boat you’d want a bathful,” said {A}. They looked at what they had. It was enough for a very small boat, with nobody on it. Then the spoon was knocked over, and {H} had plenty.'
      ]
    },
    {
      id: 'ships-horn',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“In through the nose,” said {A}. But after all that crying, nothing went in there. It was shut on both sides. {A} held a handkerchief, and {H} blew. It sounded like a ship going out of harbour.',
        'They both looked up. “Is it leaving?” asked {H}. “I think it wants to be answered,” said {A}, and blew as well. A breath went in at {H}’s nose, quite by itself, and it smelled of bread.'
      ]
    },
    {
      id: 'down-there',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} lay down on the floor too, for that was where things were happening. You see a good deal from there. Under the cupboard lay a pea, and behind it was the good ladle. “We thought that it had left us,” said {A}.',
        '{H} had turned round to look. Then {H} wanted to go on howling, and could not find the place. “Where was I?” asked {H}. “At the long one,” said {A}.'
      ]
    },
    {
      id: 'hiccups',
      A: 'same',
      spare: 16,
      paragraphs: [
        'They stood the boat back on the tummy. When the howling stopped for breath, there were hiccups behind it. At each of them the boat jumped. “There are steps in that sea,” said {A}, and counted them. There were nine. They lay in wait for the tenth, with {A}’s hand over the boat.',
        'It did not come, and it did not come. “Perhaps it’s calmed down,” said {A}, and took the hand away. The boat flew as far as the chair.'
      ]
    },
    {
      id: 'pet-lies-down',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} came to see what the noise was, and lay down next to it. {A} breathed. It could be seen from outside, up and down, and it seemed to be no work at all.',
        '“How do you do that?” asked {H}. {A} did it again. {H} could not make out if {A} had calmed down. Perhaps {A} had never been up.'
      ]
    },
    {
      id: 'elder-both-doors',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I had such big feelings,” said {S}, “that my mother used to open the door for them. She opened the back one as well, so that they could go straight through.” “And did they go?” asked {A}.',
        '“Out at the front,” said {S}, “and once round the house, and in again at the back. But they were out of breath by then.” They used to sit down on the mat, and {S} sat down beside them.'
      ]
    },
    {
      id: 'child-one-second',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I can calm down in one second,” said {S}. “Show me,” said {A}. But for that {S} had to be up first. {S} lay down and thought of something sad, and kicked a bit. Nothing came. “I’m too calm to do it,” said {S}.',
        '{A} thought of something for {S}: a biscuit in a puddle. Then it did come, and it went on rather long. “That was more than a second,” said {A}.'
      ]
    },
    {
      id: 'baby-tap',
      S: 'baby',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} howled too, to keep {A} company, and was soon the louder one. Then {S} saw a button, and stopped in the middle of it. It was as if a tap had been turned off.',
        '“Where’s your tap?” asked {A}. {S} was not going to say. {A} looked behind both ears. But {S} only breathed in and out, and wanted the button.'
      ]
    },
    {
      id: 'guest-shoes',
      S: 'guest',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“Whenever I’ve a big feeling,” said {S}, “I polish my shoes.” {A} bent down. They shone. In each of them there was a small wet {A} with a big nose.',
        '“That must have been a very big one,” said {A}. “It was two,” said {S}. “One for the left and one for the right.” In the evening {S} was always calm, and could see in the dark by those shoes.'
      ]
    },
    {
      id: 'in-bits',
      A: 'partner',
      paragraphs: [
        '{A} stood the boat back on the tummy, and listened. “It comes in bits,” said {A}. “You breathe in, uh, uh, uh, and the boat trips over every uh.” “Then it’s got to be one bit,” said {H}. “Hold the boat until I’ve got one.”'
      ]
    }
  ],
  turn: [
    {
      id: 'one-piece',
      A: 'partner',
      paragraphs: [
        '{H} looked for a breath that was all in one piece. The third was nearly one, and {A} let go. Up went the boat, past the second button. At the top it had a look round. {H} let the breath out slowly, through a small hole, and down it came on the other side. It had sailed.',
        '“Where’s the big feeling now?” asked {A}, some calm waves later. {H} felt for it. “In the boat,” said {H}. “It just fits.”'
      ]
    },
    {
      id: 'as-far-as',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“How long is one breath?” asked {A}. They measured it. While {H} let it out, {A} walked, and when it was gone {A} had to stop. The first breath only reached to a chair. The second ended in the middle of the room, and {A} stood there on one leg.',
        'For the third {H} made the hole very small. {A} went slowly, and came all the way to the window. “I can see out,” said {A}. “Thank you.”'
      ]
    },
    {
      id: 'looks-like',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“What does it look like, in the boat?” asked {A}. {H} lifted {H}’s head and looked over the edge. “It’s grey,” said {H}, “and it’s drawn up its knees.” “Does it want anything?” It wanted to sit by itself, and not be asked.',
        'So {H} breathed in and breathed out, and they did not ask it anything. After a while it put one leg down. It had boots on.'
      ]
    },
    {
      id: 'captain',
      A: 'same',
      spare: 13,
      paragraphs: [
        '{A} drew a captain on a bit of paper, and put it in at the front. It looked surprised, because that was how the mouth had come out. {H} had to breathe so that it stayed on board. In, and out, and {H} kept an eye on it.',
        'Then {A} said that it looked like an aunt at the dentist’s. {H} laughed, and everything went over the side. “That’s a storm too,” said {A}, “but a warm one.”'
      ]
    },
    {
      id: 'sea-report',
      A: 'other',
      spare: 15,
      paragraphs: [
        '{A} read out the weather for ships, through one hand. “The floor: calm. The table: wet. {H}: long waves, slowly getting longer. One boat.” {H} took a breath. “One boat, going up,” said {A}.',
        '{H} held it there, to see what came next. “One boat, waiting,” said {A}, and waited too. “One boat, still waiting.” {A} was quite blue by then, and {H} let them both down.'
      ]
    },
    {
      id: 'other-sea',
      A: 'partner',
      paragraphs: [
        'Then {A} went to empty the bowl, and had it all over both feet. “Oh, for …” cried {A}, and was on the way up. “Shall I say calm down?” asked {H}. “Please don’t,” said {A}, and lay down. {H} stood the boat on top. Twice it fell over, and then it sailed.',
        '“Where’s yours?” asked {H}. {A} felt for it. “It’s got in with yours,” said {A}. “They’ve both drawn in their feet.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came and looked at what had been a boat.',
      '{names} moved over, so that there was more floor.',
      { text: '{names} fetched a cloth, and then another one.', needs: ['hands'] },
      { text: '{names} laid a cushion where the howling was.', needs: ['hands'] }
    ],
    way: [
      '{names} looked for the boat behind the bread, and found the bread.',
      '{names} lay down flat as well, and was no sea at all.',
      { text: '{names} stopped the spoons from ringing.', needs: ['hands'] },
      { text: '{names} stood ready on the shore, to catch the boat.', needs: ['hands'] }
    ],
    turn: [
      '{names} watched it go up and down, and breathed along with it.',
      '{names} kept very still, for even a tail or a toe makes waves.',
      { text: '{names} waved to the boat, each time it came over the top.', needs: ['hands'] },
      { text: '{names} brought a towel for the feet.', needs: ['hands'] }
    ]
  },
  bed: [
    'They wiped up the sea, and laid what was left of the first boat out to dry.',
    '{H} put on something dry and lay down, face up, with the other boat on the blanket. It went up, and it came down. You had to look closely to see it.'
  ],
  last: [
    'The sea was calm, there was room for everything in the boat, and {H} was asleep.',
    'Up went the boat, and down it came, all in one piece, and {H} was asleep.'
  ]
})
