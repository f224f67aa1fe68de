import { wishPlot } from '../wish-plot.ts'

export const keepsForgetting = wishPlot({
  id: 'wish-keeps-forgetting',
  wishes: ['keeps forgetting', 'keep forgetting', 'kept forgetting', 'always forgets', 'always forget', 'always forgetting', 'forgets everything', 'forget everything', 'forgot everything school', 'forgetting everything', 'forgets things', 'forget things', 'forgetting things', 'forgets stuff', 'forgets bottle', 'forgot bottle', 'forgotten bottle', 'forgets water bottle', 'forgot water bottle', 'forgotten water bottle', 'left water bottle', 'leaves water bottle', 'lost water bottle', 'loses water bottle', 'water bottle school', 'water bottle nursery', 'bottle at school', 'drink bottle school', 'drinking bottle', 'forgets lunchbox', 'forgets lunch box', 'forgets cardigan', 'forgot cardigan', 'left cardigan school', 'left jumper school', 'forgets jumper', 'forgot jumper', 'forgets bag', 'forgot school bag', 'forgot bag school', 'left school bag', 'left bag school', 'forgets gloves', 'left gloves school', 'forgetful', 'leaves everything school', 'leaves everything at school', 'leaves things school', 'leaving things school', 'leaving everything school', 'leaves stuff school', 'left behind school', 'scatterbrain', 'scatterbrained', 'head like a sieve', 'leaving stuff behind', 'leaves stuff behind', 'leaving things behind', 'leaves things behind', 'leaves things everywhere', 'leaving things everywhere', 'home without jumper', 'home without bottle', 'home without coat', 'home without bag', 'home without hat', 'home without lunchbox', 'bottle fifth time', 'bottle third time', 'bottle again school'],
  answers: ['again', 'always', 'keeps', 'forgetting', 'forgets', 'forget', 'forgot', 'forgotten', 'left', 'leaves', 'leaving', 'loses', 'lost', 'losing', 'water', 'bottle', 'drink', 'lunchbox', 'lunch', 'box', 'bag', 'cardigan', 'jumper', 'gloves', 'coat', 'hat', 'school', 'nursery', 'class', 'classroom', 'peg', 'home', 'bring', 'brings', 'time', 'times', 'fifth', 'third', 'fourth', 'week', 'today', 'everything', 'things', 'stuff', 'third', 'remember', 'remembers', 'cross', 'monday', 'friday', 'property', 'behind', 'day', 'every', 'new', 'another', 'already', 'without', 'comes', 'came', 'stuff', 'everywhere', 'still'],
  except: ['hot', 'baby’s', 'milk', 'night', 'breast', 'medicine', 'message', 'genie', 'grandma', 'grandpa', 'granny', 'grandad', 'nana', 'nan', 'gran', 'dementia', 'alzheimer’s', 'mum', 'dad', 'mummy', 'daddy', 'teacher', 'me', 'collect', 'pick', 'pe', 'kit', 'lines', 'words', 'wizard', 'dragon', 'elephant', 'squirrel', 'fish', 'dog', 'cat', 'robot', 'knight', 'pirate', 'santa', 'birthday', 'stolen', 'hit', 'shouted', 'shouts', 'hurt', 'hospital', 'died', 'adhd', 'teddy', 'bus', 'train', 'wine', 'beer', 'homework'],
  moods: ['late', 'lost', 'losing', 'change', 'learning'],
  company: ['bottle', 'coat', 'ribbon', 'jar', 'plant', 'sill', 'sleeve', 'shoes'],
  about: 'The hero keeps forgetting the water bottle at school, and no ribbon or letter on the hand helps, until it is put where nobody can get home without it.',
  titles: ['The Bottle by the Plant', 'What the Ribbon Was For', 'Go and Ask the Coat', 'B Is for Bus', '{H} and the Fifth Time'],
  want: [
    {
      id: 'by-the-plant',
      A: 'partner',
      paragraphs: [
        'For the fifth time {H}’s water bottle had been left at school. “It’s on the window sill,” said {H}, “left of the plant. The lid’s half open.” {H} could see it quite clearly from the kitchen. “Then you’ve not forgotten it,” said {A}.',
        '“Not now,” said {H}. “I only keep forgetting it there.” {H} wanted the bottle to come home tomorrow, so they practised. The hall was the school, and a jar with a lid was the bottle.'
      ]
    }
  ],
  way: [
    {
      id: 'the-ribbon',
      A: 'partner',
      paragraphs: [
        '{A} tied a ribbon round {H}’s button, to remember by. “Home time!” called {A}. {H} packed the bag, pulled on both shoes, and put on the coat. There was a ribbon. “That’s pretty,” said {H}, and went home to the kitchen.',
        'The jar stood by the plant, with the lid half open. “What was the ribbon for?” asked {A}. {H} looked at it hard. “I’ve forgotten,” said {H}.'
      ]
    },
    {
      id: 'five-nights',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The first night that bottle had spent under the bench. The second it was in the loo, behind the taps. The third time it had stayed on the wall by the gate. In the morning there was a slug on it. “It gets about,” said {A}.',
        '“On Thursday it stood with the fish,” said {H}. That must have been the best night, for the fish have a lamp. Next day {H} had found the bottle there with its label turned to the glass. One fish had been reading it.'
      ]
    },
    {
      id: 'lost-property',
      A: 'same',
      spare: 2,
      paragraphs: [
        'At school there was a crate for everything that gets forgotten. {H} knew it well. There was one boot in it, and a trumpet. There were nine left gloves. “Where do the right ones go?” asked {A}. Those got home, said {H}.',
        '“Who forgets a trumpet?” asked {A}. {H} defended whoever it was. You put it down for a moment, because of your lace. You do the lace well, with a double knot. And then you go home, and you’re pleased about the lace.'
      ]
    },
    {
      id: 'trying-to-forget',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“How do you do it?” asked {A}, who wanted to see it once. {H} could not say. You didn’t feel anything when you did it. So they both tried to forget the jar, on purpose. They sat on the floor with their backs to it.',
        '“Have you forgotten it?” asked {A} after a bit. “No,” said {H}. “It’s got a green lid.” They tried harder. The jar grew and grew. In the end there was nothing else in the room at all. “It’s too difficult for me,” said {A}.'
      ]
    },
    {
      id: 'the-rest-of-the-head',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“What have you got in there instead?” asked {A}. {H} looked. There was what everybody had for lunch. There was a song about a crab, with four verses. There was who sneezed in assembly, and how often.',
        '“And I know what you said about the ladder,” said {H}, “when you thought I was asleep.” {A} had forgotten that. It was a full head, and tidy, too. Only by the door, where a bottle would have to stand, there was always something going on.'
      ]
    },
    {
      id: 'in-the-kitchen',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} went into the kitchen to fetch something, and stood there. The tap was there, and the table. “What did I come for?” asked {A}. {H} knew about that. “You’ve left it where you thought it,” said {H}. “You’ve got to go back.”',
        'So {A} went back to the chair and sat down as before, with one leg over the other. There it was, just above the cushion. “Scissors,” said {A}. They walked together to the kitchen, and {H} said it all the way.'
      ]
    },
    {
      id: 'the-song',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{H} made a song of it, to be sung from lunch till home time. “Bottle, bottle, bottle,” it went. {A} sang the second voice. After a while it was “bottle, bobble”. By the door of the bathroom it had become “bobble, hobble, double”.',
        'Then {H} put on the hat with the bobble, and hobbled home, twice. It had helped, in a way. “You’ve never had that hat on you after school,” said {A}.'
      ]
    },
    {
      id: 'the-list',
      A: 'same',
      spare: 7,
      paragraphs: [
        'They wrote down all that {H} might forget. It came to eleven things, with the bottle at the top. Then, underneath, {A} put the list itself. “Otherwise you’ll leave that,” said {A}. {H} folded it up small, so that it was handy.',
        'Home time came, and {H} packed. The list was not in the bag. It was not in the coat either. They found it in the end, quite by chance. It had been laid safely in the jar.'
      ]
    },
    {
      id: 'bottle-at-night',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“What does it do there all night?” asked {A}. They sat down on the sill to see. {H} was the bottle, and {A} was the plant. It was dark, and the chairs were up. “You again,” said the plant.',
        '“I’ve been forgotten,” said the bottle. “I’ve not been watered since Monday,” said the plant. They looked at each other for a time. Then the bottle leaned over a little. Its lid was half open anyway.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} never left a thing anywhere. {A} had everything along at all times: the tail end, the front end, and what was between. {H} looked into that. “You’ve got no bag,” said {H}.',
        'There was only {A}’s old toy, and that lay right in the middle of the hall. {H} fell over it. “That never gets forgotten,” said {A}’s face, or so it seemed from the floor.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“I had my mittens on a string,” said {S}, “up one sleeve and down the other.” “So you couldn’t forget them?” asked {A}. “Not for a whole winter,” said {S}. “I forgot the coat.”',
        'It was found on a fence beside a pond, and the mittens hung out of it, ready. “They rang up my school,” said {S}. “They asked if a child was missing at the front.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} offered to be the one that does the remembering. “Home time!” said {A}. {S} walked behind, and had only to say “bottle”. They got as far as the shoes. There {S} saw a bit of fluff that looked like a mouse.',
        'They looked at it together, from both sides. They gave it a leaf to sit on. Then they went home, very content, and had some bread. “Wasn’t there something?” asked {S}.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} had a bottle as well, and dropped it over the side. It was gone, then, and {A} forgot it. {H} picked it up, and {A} was amazed. There was a bottle! It was even the right sort.',
        'Down it went. {H} picked it up, and the joy was just as great. “You see,” said {H}, “that’s what it’s like for me in the mornings.” They did it five times.'
      ]
    },
    {
      id: 'a-b-on-the-hand',
      A: 'partner',
      paragraphs: [
        'Next {H} wrote a big B on one hand, for “bottle”. “Home time!” called {A}. {H} packed, and saw the B, and ran. {A} found {H} on the sofa. “B’s for bus,” said {H}. “I just caught it.” Behind them, by the plant, stood the jar.',
        '“You never forget your shoes, though,” said {A}. “I can’t,” said {H}. “It’s wet out.” {A} thought about the shoes. “They’re in your way,” said {A}. “The bottle isn’t. It just stands there and lets you go home.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-sleeve',
      A: 'partner',
      paragraphs: [
        '{H} took the jar to the coat on its hook, and let it down the right sleeve. It stuck at the elbow. Then they both forgot about it, as well as they could. “Home time!” called {A}. {H} packed, and thought of supper.',
        'The left arm went into the coat. The right arm went in, and stopped. No hand came out below. {H} shook it. “There’s something in there,” said {H}, and reached in. “Oh,” said {H}. “It’s you.”'
      ]
    },
    {
      id: 'in-the-way',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Then they put everything in the way that must not be left behind. The letter for the post went into {A}’s left shoe. The library book lay down in front of the door. The apple for break was hung from the handle, at the height of a nose.',
        'It was hard to get about now. But nothing could be forgotten here, not if you tried. {H} bumped into the apple, and remembered it at once.'
      ]
    },
    {
      id: 'ask-the-coat',
      A: 'partner',
      paragraphs: [
        '“That’s where it’ll live,” said {H}. “When I’m thirsty at school, I’ll go and ask my coat.” {A} took the ribbon off the button. “And if the sun’s out,” said {A}, “and you forget the coat?”',
        '{H} considered that. “Then it’s got a coat on,” said {H}. But tonight the water bottle stood on the sill at school, left of the plant. They both saw it, as clear as anything.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} tried to see the bottle, from here.',
      '{names} came along to the school in the hall.',
      { text: '{names} put a plant beside the jar.', needs: ['hands'] },
      { text: '{names} opened the lid halfway, so that it was right.', needs: ['hands'] }
    ],
    way: [
      '{names} went home as well, as far as the kitchen.',
      '{names} looked at the jar, and said nothing.',
      { text: '{names} tied on a second ribbon.', needs: ['hands'] },
      { text: '{names} waved to the bus.', needs: ['hands'] }
    ],
    turn: [
      '{names} waited to see if a hand would come out.',
      '{names} had a look up the sleeve, too.',
      { text: '{names} hung up the coat again, jar and all.', needs: ['hands'] },
      { text: '{names} felt in every other sleeve, to be sure.', needs: ['hands'] }
    ]
  },
  bed: [
    'The jar went back to the kitchen. The coat hung ready for the morning, with two empty sleeves.',
    '{H} washed off most of the B, and lay down. There was a small b left, near the thumb.'
  ],
  last: [
    'Left of the plant something glinted a bit, and {H} was asleep.',
    'There was one thing more to forget, which was to stay awake, and {H} was asleep.'
  ]
})
