import { wishPlot } from '../wish-plot.ts'

export const lineLeader = wishPlot({
  id: 'wish-line-leader',
  wishes: ['line leader wrong way', 'line leader went the wrong way', 'line leader', 'leader of the line', 'leads the line', 'leading the line', 'lead the line', 'class helper', 'class helpers', 'teacher’s helper', 'teachers helper', 'helper of the day', 'helper of the week', 'helper for the week', 'helper for the day', 'special helper', 'helper in class', 'helper at school', 'helper at nursery', 'helper at preschool', 'class leader', 'class captain', 'class monitor', 'class prefect', 'classroom job', 'classroom jobs', 'job in class', 'job in classroom', 'job at school this week', 'class job', 'school council', 'class council', 'class representative', 'class rep', 'class president', 'class speaker', 'elected class', 'voted class', 'door holder', 'door monitor', 'lunch monitor', 'register monitor', 'book monitor', 'plant monitor', 'flower monitor', 'front of the line school', 'caboose', 'helper badge', 'important job class', 'important job school', 'important job nursery', 'pencil monitor', 'window monitor', 'light monitor', 'didn’t get to be line leader', 'not line leader', 'wanted to be line leader'],
  answers: ['elected', 'voted', 'chosen', 'picked', 'chose', 'gets', 'got', 'is', 'be', 'being', 'this', 'week', 'today', 'tomorrow', 'monday', 'first', 'time', 'class', 'classroom', 'school', 'nursery', 'preschool', 'kindergarten', 'reception', 'teacher', 'helper', 'leader', 'line', 'front', 'job', 'jobs', 'important', 'special', 'proud', 'badge', 'sticker', 'sash', 'monitor', 'captain', 'president', 'speaker', 'council', 'all', 'whole', 'finally', 'turn', 'lead', 'leads', 'leading', 'children', 'excited', 'nervous', 'everyone', 'day', 'so'],
  except: ['not', 'wasn’t', 'didn’t', 'never', 'isn’t', 'always', 'pushing', 'pushed', 'hit', 'bully', 'bullied', 'teased', 'laughed', 'cried', 'bossy', 'elf', 'elves', 'santa', 'dog', 'cat', 'dragon', 'robot', 'train', 'cheer', 'football', 'team', 'band', 'fish', 'hamster', 'pet', 'guinea', 'police', 'washing', 'picket', 'conga', 'fire', 'drill', 'lost', 'died', 'ill', 'hospital', 'last', 'lockdown', 'mum', 'dad', 'mummy', 'daddy', 'why'],
  moods: ['proud', 'first', 'change', 'waiting', 'learning'],
  company: ['cord', 'slipper', 'slippers', 'duck', 'badge', 'lorry', 'bear', 'tray'],
  about: 'The line leader walks in front and never sees the line, and at home one made of slippers is lost at the corners, until a wooden duck is put last.',
  titles: ['The Line Behind {H}', 'Clack, Said the Last One', 'Seventeen, and None of Them Seen', 'The Leader Looks Ahead', 'A Duck for the End'],
  want: [
    {
      id: 'not-turning-round',
      A: 'partner',
      paragraphs: [
        '{H} was class helper this week, and had a badge. The class helper was the line leader too. {H} walked to lunch in front, with seventeen children behind. “What does it look like, a line like that?” asked {A}. “I don’t know,” said {H}. “I’m the only one who can’t see it.”',
        'The leader had to look ahead. {H} wanted to know how you can tell that they’re all still there. So they built one at home.'
      ]
    }
  ],
  way: [
    {
      id: 'on-the-cord',
      A: 'partner',
      paragraphs: [
        'They tied a dressing-gown cord to {H}’s waist. On it hung a slipper, a lorry, a bear on a tray, and another slipper. “Off we go to lunch,” said {A}. {H} led the line through the hall.',
        'At the fridge {H} was allowed to turn round. There was a slipper, and there was the lorry, and there was the bear. “I’ve lost one,” said {H}, “and I never noticed.”'
      ]
    },
    {
      id: 'the-badge',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The badge was round, with a pin that only the teacher may touch. It hung on the left, and pulled the jumper down a bit. “Do you feel it?” asked {A}. “All the time,” said {H}. “Even in sums.”',
        '{H} let {A} wear it as far as the door and back. {A} walked differently at once, with the neck longer. “It’s heavy in the front,” said {A}, “and you’d like people to line up.”'
      ]
    },
    {
      id: 'other-jobs',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A class helper had more to do than lead the line. There were the cups to give out, and the plant. “And I put the day up,” said {H}. It hung on a hook by the board. This morning {H} had taken down Monday, and hung up Tuesday.',
        '“So that was you,” said {A}. “I wondered who did that.” Until then it had gone on being Monday in there. Nobody could have had any Tuesday at all.'
      ]
    },
    {
      id: 'how-it-was-voted',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“How did they choose you?” asked {A}. There had been slips of paper and a yellow tin. Everybody in the class drew somebody, and {H} had been drawn eleven times. In one picture {H} had no arms. In another there were three.',
        '“That’s for giving out the cups,” said {A}. {H} had drawn Omar, who had drawn a helicopter. It was counted, too, but they couldn’t find its peg.'
      ]
    },
    {
      id: 'what-the-leader-sees',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“What do you see in front there?” asked {A}. There was a green door, {H} said, and a bucket. There was the caretaker, who saluted. After him came the smell of lunch, and the leader got that before the rest. It was like reading the first page.',
        '“What was it today?” “Leeks,” said {H}. {H} had known it for one whole corridor, and told nobody. There are things that a line leader must bear alone.'
      ]
    },
    {
      id: 'walking-pace',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“If I go fast, they run at the back,” said {H}. “If I go slowly, they tread on each other.” “So how fast do you go?” asked {A}. {H} showed it on the spot. It was about as fast as you walk with soup.',
        'So {A} fetched a bowl of water, and went behind with it. They did the hall and the corner. “Only one drop,” said {A} at the end. “It was Tuesday’s,” said {H}, and trod on it with a sock.'
      ]
    },
    {
      id: 'backwards',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{H} tried it backwards. In that way the leader saw the line, all of it, and it was a fine one. What {H} couldn’t see was the door frame. “That’s why they want you to look ahead,” said {A}, and blew on the elbow.',
        'Next they held up a spoon, to look behind with. The line was in it, very small, and it walked on the ceiling. The bear was at the front. {H} put the spoon back in the drawer.'
      ]
    },
    {
      id: 'lining-up',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“Line up,” said {H}, as the class helper. {A} stood behind {H} and put on the face of somebody in a line. First you have to want to stand elsewhere. Then your shoe’s undone. “He’s pushing,” said {A}, about a chair.',
        '“Two at the front have swapped,” said {H}, “and now one’s crying.” {A} was that one as well. It took them a quarter of an hour, with only one person in it. {H} told {A} that was about usual.'
      ]
    },
    {
      id: 'counting-heads',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“Can’t you count them?” asked {A}. {H} had done that before they set off. There had been sixteen, then eighteen, and after that a radiator. They would not keep still for it.',
        'So {A} tried to be counted, too, while hopping from one place to the other. {H} got as far as four. “You see?” said {H}. “And you’re just one.” The slippers were easier. They stood where you put them, and there were always two, or one.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        'For a while {A} was in the line as well, in third place. It was not a thing that {A} had asked for. {A} went along to the corner, saw that it was only about walking, and sat down. The cord went tight.',
        '“There’s one who wants to stay,” {H} felt, without turning round. So that could be felt, at any rate. {H} waited, and looked ahead. By and by {A} got up, since nobody had said anything.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“I was the helper for the board,” said {S}. “I had a wet sponge, and I was allowed to throw out the chalk water.” “Was that a good job?” asked {A}. “There was none better,” said {S}. “You got to go past the kitchen.”',
        'Once {S} had wiped away the sums before they were done. The whole class had sat quite still for joy. “They voted for me again,” said {S}, “every week until the summer.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} wanted to be line leader now, and got the cord round the middle. {S} set off at once, under the table and out at the other side. The lorry went under, too. The tray stood up on end, and the bear slid off.',
        '“Lunch is that way,” said {A}. But {S} was on a trip, to the sea. They met again behind the sofa, where it was. {S} still had one slipper, and called it “children”.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} sat in the hall and saw the line go by. First there was {H}, and that was nice. Then came a slipper, all alone. Then came a lorry. {A} looked to the left, where these things were coming from, and waited for more.',
        '{A} saw it better than any of them, from the side and near the floor. When the bear had passed, {A} waved at it. So {H} knew that the bear was still there, and led it on.'
      ]
    },
    {
      id: 'round-the-corner',
      A: 'partner',
      paragraphs: [
        'They did it again, and {A} watched the corner. {H} walked round it nicely. But the line did not walk where its leader walked. It cut across, and the last slipper caught on the door frame. {H} led on.',
        '“Wait at the corner till the last is round,” said {A}. “But I can’t see the last,” said {H}. “And it can’t tell me, either. It’s a slipper.”'
      ]
    }
  ],
  turn: [
    {
      id: 'clack',
      A: 'partner',
      paragraphs: [
        '{A} fetched the old wooden duck on wheels, and tied it on at the very end. {H} led the line off. Clack, clack, it went, a long way back. At the corner it stopped. {H} stopped too, and looked straight ahead.',
        '“It’s stuck,” said {H}, who hadn’t seen a thing, and took one step to the left. Clack. The duck was round. “I don’t need to see them,” said {H}. “I only need to hear the last one.”'
      ]
    },
    {
      id: 'all-over',
      A: 'same',
      spare: 9,
      paragraphs: [
        'They took the line all through the rooms, wherever there was a corner. {H} kept both eyes shut for one of them. Clack, clack, said the duck, and then, on the rug, a bit softer, clop. “Now it’s on the rug,” said {H}.',
        '“And where’s the bear?” asked {A}. The bear came before the duck, so there was no need to ask. Whoever has the last one has got them all. {H} was so sure of it that the leader whistled.'
      ]
    },
    {
      id: 'omar-hums',
      A: 'partner',
      paragraphs: [
        '“But there’s no duck in your class,” said {A}. {H} undid the cord and thought about the line. “Omar’s last,” said {H}, “and Omar hums. He does it all the way to lunch. They always tell him to stop.”',
        '“I’m class helper,” said {H}. “I could ask if he’s allowed to. Then I’ll hear that they’re all there.” There were three more days of it, with two corners each. {H} hummed a bit, to hear how far it went.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to look at the badge.',
      '{names} stood behind {H}, to see how that looked.',
      { text: '{names} gave up a slipper for it.', needs: ['hands'] },
      { text: '{names} fetched the cord from its hook.', needs: ['hands'] }
    ],
    way: [
      '{names} made room in the hall for the line.',
      '{names} sat by the slipper that was lost, until it was fetched.',
      { text: '{names} tied the lorry on again.', needs: ['hands'] },
      { text: '{names} set the bear up straight on its tray.', needs: ['hands'] }
    ],
    turn: [
      '{names} followed the duck, clack for clack.',
      '{names} listened at the corner.',
      { text: '{names} gave the duck some oil, but not too much.', needs: ['hands'] },
      { text: '{names} held the door for the line.', needs: ['hands'] }
    ]
  },
  bed: [
    'The slippers got their feet back. The badge lay on the chair, on top of everything for the morning.',
    '{H} led the way to the basin, and from there to bed. Behind came the others, and {H} did not turn round.'
  ],
  last: [
    'Far back in the line it went clack, so they were all there, and {H} was asleep.',
    'The leader went first, as is right, and {H} slept.'
  ]
})
