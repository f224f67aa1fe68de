import { wishPlot } from '../wish-plot.ts'

export const swapped = wishPlot({
  id: 'wish-any-swap',
  beginsElsewhere: true,
  tellsAny: 'swap',
  partnerPlays: true,
  about: 'Everybody has somebody else’s, and the hero wants to give it back; it comes off only when its owner laughs.',
  titles: ['Whose Is This', 'The Wrong Ones', '{H} Gives One Back', 'It Came Off When They Laughed', 'Not Mine, Yours'],
  company: ['mirror', 'street', 'kettle', 'cup', 'dog'],
  want: [
    {
      id: 'wrong-one',
      A: 'partner',
      paragraphs: [
        'That was the day {day}. {H} got up, and had {A}’s {swap}. It did not fit at all. “You’ve got mine!” said {H}. {A} looked, and it was true: {A} had {H}’s. “Give it back,” said {H}. “I would,” said {A}, “but it won’t come off.” {H} wanted {H}’s own {swap} again, and before bedtime.'
      ]
    }
  ],
  way: [
    {
      id: 'pulling',
      A: 'partner',
      paragraphs: [
        'They pulled. They jumped, both at once, one to the left and one to the right. When they had landed, {H} still had {A}’s {swap}. {H} asked it nicely. It stayed where it was.',
        'Out in the street they all had the same trouble. The postman had a very small dog’s {swap}. The dog had the postman’s, and was proud of it. “Has anybody seen my {swap}?” called a lady. “I’ve got one here,” called the baker, “but I don’t know whose it is.”'
      ]
    },
    {
      id: 'how-it-is-done',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“Perhaps we’re not using them properly,” said {A}, “and that’s why they won’t come off.” {H} knew how it was done, and showed {A}. {A} {seen.move}, with {H}’s {swap}. It was quite good, but it was {H}’s, and finished before {A} did.',
        'Then {H} {seen.move}, with {A}’s. That one took its time, and did it twice, to be on the safe side. “That’s just what you’re like,” said {H}. “I know,” said {A}. “It’s mine.”'
      ]
    },
    {
      id: 'whose-is-the-kettles',
      A: 'same',
      spare: 13,
      paragraphs: [
        '{A} wanted tea, to think better. But the kettle had somebody’s {swap} too, and was not itself. It took twice as long to boil, and then it only cleared its throat.',
        '“Whose has it got?” asked {H}. They walked round it. “The teacher’s,” said {H} at last. After that neither of them liked to pour without putting up a hand first.'
      ]
    },
    {
      id: 'lost-property',
      A: 'same',
      spare: 2,
      paragraphs: [
        'At the corner somebody had put up a table, with every {swap} on it that nobody knew. One of them might have been a queen’s, or a cook’s. An old man tried that one.',
        '“How do I look?” he asked. “Like your aunt,” said his friend. He kept it on for a bit. He had not seen his aunt in a long while.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} had one too, and it was the neighbour’s. {A} looked at {H}, just as the neighbour does when somebody has left the gate open.',
        '“I’ll shut it,” said {H} at once. There was no gate anywhere near. But with that {swap}, {A} only had to look, and everybody did what they should.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“Whose have you got?” asked {A}. “A baby’s,” said {S}. “It’s from number nine. It can’t do anything, and it’s tired at four.” {S} did not seem to mind it very much.',
        '“Mine’s over there in the pram,” said {S}. “It’ll be wanting the newspaper.” They waved to the pram, and something waved back, rather stiffly.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I’ve got the bus driver’s,” said {S}. “Move along inside, please.” {A} moved along. “All the way down,” said {S}. {A} went as far as the sofa.',
        'They drove like that until the next stop, which was the fridge. Then {S} wanted to know where the bus driver was. “At home, I expect,” said {A}. “He’s got yours, and has to have a nap.”'
      ]
    },
    {
      id: 'list',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{A} wanted to work out who had whose. The cook had the pilot’s. The pilot had the twins’, and did not know which. One of the twins had the cook’s, and the other one had none.',
        '“Then there’s one too few,” said {A}. {H} counted again. Somewhere there must be somebody with two. “That’s the one who isn’t complaining,” said {H}.'
      ]
    },
    {
      id: 'weighing',
      A: 'partner',
      spare: 12,
      paragraphs: [
        'They tried to weigh them on the kitchen scales. {A} leaned over, with {H}’s. It hardly weighed a thing, but the needle would not keep still. {H} leaned over with {A}’s. That one made the needle go up slowly and stay there, like somebody who has found a chair.'
      ]
    },
    {
      id: 'mirror',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '{H} went to see it in the mirror. It was worse in there, because it was the other way round as well. “Hello, {A},” said {H} to the glass, and nodded as {A} does.',
        '“I don’t nod like that,” said {A}, and nodded. In the mirror two people nodded who were both a bit of each other. For a moment {H} did not know which of the two was {H}.'
      ]
    },
    {
      id: 'careful',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '“You’re being careful with it, aren’t you?” asked {H}. “Very,” said {A}. “I went round the puddle. And you?” {H} had not gone round the puddle. {H} had gone through it twice.',
        '{H} dried {A}’s {swap} on {H}’s own sleeve, at the edge where it was wet. It was easier to see the drops on somebody else’s.'
      ]
    },
    {
      id: 'asks-its-way',
      A: 'partner',
      spare: 11,
      paragraphs: [
        '“Perhaps they know the way by themselves,” said {H}. So they stood on two sides of the rug, one here and one there, and let go. At least, they thought as hard as they could of letting go. Nothing went across. “Then call it,” said {A}. {H} called it, the way you call a hen.',
        'Nothing came. “It thinks you’re calling it for supper,” said {A}, “and it’s too early.” They waited for a good while, each on one side.'
      ]
    },
    {
      id: 'keep-it',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“We could leave it like this,” said {A}. “Then I’d always have something of yours.” {H} thought about it. It would be nice to have {A} there all day, as near as that.',
        '“But it’d have to come to bed with me,” said {H}. “And it doesn’t know my ceiling.” “And yours would lie there and look at mine,” said {A}. No, it would not do.'
      ]
    },
    {
      id: 'serious',
      A: 'same',
      spare: 10,
      paragraphs: [
        'They went to the window to see how the others were getting on. Everybody was pulling, and the postman pulled with all his might.',
        '“They’re all so serious,” said {H}. “With that face mine wouldn’t come off either,” said {A}. A lady sat down on the kerb to get her breath. Next to her sat a cat with a policeman’s, and looked very grand.'
      ]
    },
    {
      id: 'getting-used',
      A: 'partner',
      paragraphs: [
        '“What’s mine like?” asked {H}. {A} had to think. “It’s in a hurry,” said {A}. “I keep getting there before I’ve set out.” {H} had not known that. “Yours is slow,” said {H}. “But it’s nice and warm. It stops in front of every window.”',
        '{A} tried to go slowly all the same, and bumped into the door. {H}’s {swap} was already in the next room. {A} looked so surprised that they both had to laugh. And while they laughed, {A} saw something. “It’s loose!” said {A}. “It slips when we laugh!”'
      ]
    }
  ],
  turn: [
    {
      id: 'back',
      A: 'partner',
      paragraphs: [
        '“Then make me laugh,” said {H}. {A} knew how. {A} walked across the kitchen exactly as {H} walks when there is cake. {H} had to hold on to the table. Something slipped off, and something slipped on. “I’ve got my own {swap}!” said {H}. It was still a bit warm from {A}.',
        'They opened the window. “You have to laugh!” called {H} down into the street. Nobody was in the mood. But then the postman looked down at the dog, who was so proud of the postman’s {swap}.'
      ]
    },
    {
      id: 'street-laughs',
      A: 'partner',
      paragraphs: [
        'It began with the postman, and it went all along the street. Wherever somebody laughed, somebody’s {swap} went home. At the end only one very small one was left, and the dog fetched that.',
        '“Was mine really in such a hurry?” asked {H}. “It still is,” said {A}. “It’s already on its way to supper. I can see it from here.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} turned round and round, and had one from over the road.',
      '{names} tried to shake off somebody’s, and it held on.',
      { text: '{names} tugged at one all round, but it had been made for somebody taller.', needs: ['hands'] },
      { text: '{names} held it up to the window, to see whose it was.', needs: ['hands'] }
    ],
    way: [
      '{names} bumped into the fridge, which would not have happened with the right one.',
      '{names} lay down on the wrong one, in case that helped.',
      { text: '{names} wrote a notice about it and put it in the window.', needs: ['hands'] },
      { text: '{names} found a spare coat hanger, to hang the wrong ones on.', needs: ['hands'] }
    ],
    turn: [
      '{names} giggled from the bottom up, and something slid home.',
      '{names} rolled over, and had the right one again.',
      { text: '{names} waved the others on, out of the window.', needs: ['hands'] },
      { text: '{names} tickled the chair, just to be on the safe side.', needs: ['hands'] }
    ]
  },
  bed: [
    'Down in the street it was quiet, for nobody had one left over. {H} shut the window.',
    'When they had washed, {H} lay down with {H}’s own {swap}, and it knew the pillow at once.'
  ],
  last: [
    'Each had their own again that night, and {H}’s was as fast asleep as {H} was.',
    '{H} was asleep, and for once {H}’s {swap} was not in a hurry.'
  ]
})
