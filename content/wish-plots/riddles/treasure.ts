import { wishPlot } from '../wish-plot.ts'

export const whoeverTreasure = wishPlot({
  id: 'wish-whoever-treasure',
  visits: 'anything',
  whoever: [
    'looks for treasure',
    'looks for a treasure',
    'looks for the treasure',
    'is looking for treasure',
    'goes looking for treasure',
    'searches for treasure',
    'searches for a treasure',
    'hunts for treasure',
    'hunts treasure',
    'goes treasure hunting',
    'goes on a treasure hunt',
    'went on a treasure hunt',
    'loves treasure hunts',
    'loves treasure hunting',
    'loves treasure',
    'loves looking for treasure',
    'digs for treasure',
    'dives for treasure',
    'is a treasure hunter',
    'is a treasure seeker',
    'wants to be a treasure hunter',
    'wants to find treasure',
    'wants to find a treasure',
    'wants to find the treasure',
    'wants treasure',
    'tries to find treasure',
    'can’t find the treasure',
    'can’t find any treasure',
    'never finds treasure',
    'finds treasure',
    'finds a treasure',
    'found treasure',
    'found a treasure',
    'finds a treasure map',
    'found a treasure map',
    'has a treasure map',
    'follows a treasure map',
    'looks for gold',
    'wants to find gold',
    'hunts for jewels',
    'looks for diamonds',
    'looks for a chest of gold',
    'searches for gold coins',
    'seeks treasure',
    'goes after treasure',
    'dreams of treasure',
    'has a treasure chest',
    'looks for pirate gold',
    'looks for buried gold',
    'searches for lost gold',
    'digs for gold'],
  except: ['guards', 'steals', 'stole', 'robs', 'robbed', 'stolen', 'grave', 'tomb', 'ghost', 'war', 'fights'],
  company: ['captain', 'boat', 'taps', 'forest', 'lake', 'palm', 'map', 'cross', 'rug', 'table', 'atlas', 'cake', 'library', 'glove', 'wall', 'dots'],
  about: 'The hero’s bath boat has lost its captain; whoever looks for treasure has a map with twenty trees, and they are all there as soon as somebody looks from as low as it was drawn.',
  titles: ['The Nearest Palm Tree', 'Twenty Trees', '{visitor} Has the Map', 'The Boat Without a Captain', 'From How High You Look'],
  want: [
    {
      id: 'no-captain',
      A: 'partner',
      paragraphs: [
        'The bath boat had no captain. There was a hole where he used to stand, and the boat ran into the taps. {H} wanted him back, and had looked everywhere but where he was.',
        'A rustle came from the door. It was {visitor.first}. “I’m looking for the treasure,” said {visitor}. “Here’s the map. It was in a library book.” On it were a forest, a lake, and a palm with a red cross.'
      ]
    }
  ],
  way: [
    {
      id: 'portugal',
      A: 'partner',
      paragraphs: [
        '“First we look for the forest,” said {visitor}. {A} counted the trees on the map, and there were twenty. Out of the window there were three, and a lamp post. In the atlas there were forests everywhere, but nobody had counted those.',
        '“Then begin at the palm,” said {A}. The nearest palm was in Portugal. They looked at the clock, and it was too late for Portugal. “That’s how it is with treasure,” said {visitor}. “Where you are is never where it starts.”'
      ]
    },
    {
      id: 'caller-part',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        'Where there was treasure, {visitor} felt a tug. It came in {caller.part}. You only had to go about and wait. {visitor} went about, past the shelf and past the stove. By the cake tin there was a tug. {A} took the lid off. There was one slice in it, with a cherry.',
        '“Is that gold?” asked {visitor}. “It was yesterday,” said {A}, “when it was fresh.” They had to let {visitor} go round again, to make sure. The tug came at the cake tin each time. At the fourth it was rather weaker, for {H} had eaten the cherry.'
      ]
    },
    {
      id: 'caller-does',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“What will you do when you find it?” asked {A}. {visitor} had been practising for years, so as not to stand there like a post. {visitor} {caller.does}. “That’s for a small treasure,” said {visitor}. “For a chest I’d do it twice.”',
        '{A} {caller.move}, to be able to join in later. They had nothing yet, so they did it for a pin on the floor. Then they did it for half a biscuit. It was only a practice, but you could see that the biscuit had not expected it.'
      ]
    },
    {
      id: 'caller-where',
      A: 'same',
      spare: 0.7,
      paragraphs: [
        'Everybody had told {visitor} that the treasure was {caller.where}. “So I dug there for seven years,” said {visitor}. “There were eleven of us, all in a row, and each had been told.” “And what was in the ground?” asked {A}. “Holes,” said {visitor}.',
        'On the last day one of them had brought a flask of soup. They had sat on the edge with their backs to the holes. “Whenever I think of treasure now, I think of that,” said {visitor}. “It’s a nuisance. I ought to think of gold.”'
      ]
    },
    {
      id: 'caller-wants',
      A: 'same',
      spare: 0.8,
      paragraphs: [
        '“What’s going to be in it?” asked {H}. “Gold on top,” said {visitor}, “as in all treasure. But right at the bottom there’s something else.” It was said very quietly. It was {caller.wants}.',
        '“With me it’s a captain,” said {H}. {A} hoped for a new left slipper. They worked out how big the chest would have to be, and it could be quite small. It was only the gold that took up so much room. “We’ll leave that in,” said {visitor}.'
      ]
    },
    {
      id: 'caller-stand',
      A: 'same',
      spare: 0.9,
      paragraphs: [
        'Where there’s treasure, somebody guards it. “Then let’s begin with the guard,” said {A}. On the floor {A} set up {caller.stand}. Now they had only to look what it was guarding. It was the door mat.',
        'They asked its leave, and turned up a corner. There was a button under there, and a spider that was busy. “It’s not our treasure,” said {visitor}, and let the corner down. “But I must say that it’s being very well looked after.”'
      ]
    },
    {
      id: 'everything-else',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Whoever looks for treasure finds everything else. Behind the sofa were a glove and seven pencils. “That’s not it,” said {visitor}. There was half a comb. “That’s not it either.” It went on a heap, and the heap grew and grew.',
        '{A} pulled out the glove. “I hunted for that all winter,” said {A}. “Then it was a treasure,” said {H}, “in the winter.” {visitor} came back and looked at it. It was red, with a hole. After that {visitor} laid it on the top, instead of at the side.'
      ]
    },
    {
      id: 'knocking',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Treasure sounds hollow, if you knock. They knocked along the wall, and it went tock, tock, tock. Over by the shelf it went tock, and then it went tock again, by itself. “Did you do that?” asked {A}. Nobody had done it.',
        '“Have you got any treasure in there?” called {visitor}. “No!” called the wall. “Have you?” It was the people next door, who had been woken from the newspaper. “We’ll tell you if we find it!” called {H}. They knocked on it twice, from both sides.'
      ]
    },
    {
      id: 'pockets',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“I once found a fortune,” said {A}. “It was in my winter coat.” So they all looked for treasure in the coats. They dug in eleven pockets, some of them right down into the lining. There was a chestnut, and a list that said milk.',
        '“Whose is it?” asked {visitor}. It was from last autumn, and {A} knew it again. They had picked it up on the way back from somewhere nice. “I can’t throw it out,” said {A}, “and I can’t use it.” “That’s the kind I’ve read about,” said {visitor}.'
      ]
    },
    {
      id: 'red-cross',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} knew where there was a red cross. It was on a tin in the hall drawer, right at the back. “The treasure!” whispered {visitor}. {A} got it out and opened it. There were plasters in it, in four sizes, and one with whales.',
        'They all looked at the whale. “Who would bury that?” asked {visitor}. “I would,” said {H}, “so that nobody else takes it.” {A} shut the tin and put it back. But {visitor} had {H} show on the map which drawer it had been, in case.'
      ]
    },
    {
      id: 'through-the-week',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“You dig in layers,” said {visitor}. They had nothing to dig in but the washing. On the top was today, with jam on. Then came Tuesday, and below it the whole weekend. {A} noted down what was found, and how deep.',
        'At Saturday they struck grass. “There was a picnic here,” said {visitor}, who could read such things. “Somebody sat down on an egg.” Further down it got damp and dark. That was the swimming, said {A}, and it wasn’t safe to go on without a peg.'
      ]
    },
    {
      id: 'ten-dots',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Ten dots led to the cross. “Ten of what?” asked {A}. The map did not say. {visitor} measured ten of {visitor}, one after the other, from the window. They came out at a place where there was nothing whatever.',
        '{A} lay down and got up ten times, and {H} did it too. Now they had three places with nothing whatever. “One of the tens must be right,” said {visitor}. “It’s just a matter of whose.” They put a crumb on each, to see if any treasure would come.'
      ]
    },
    {
      id: 'page-thirty',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Which book was it in?” asked {H}. “In one about whales,” said {visitor}. “The map was on page thirty, where the biggest one is.” {H} knew it well. It had been here once, for three weeks. “Then whoever hid the treasure likes whales,” said {A}.',
        '“I like whales,” said {H}. “So do I,” said {A}. {visitor} liked them too, so that was no help. On the back of the map was a thumb, in jam. They held their own beside it. It was much smaller than any of them.'
      ]
    },
    {
      id: 'out-of-the-book',
      A: 'other',
      spare: 8,
      paragraphs: [
        '{A} read out how they do it in stories. “They land at dawn,” read {A}. So the lamp was put out and on again, for dawn. “They quarrel about the treasure.” {visitor} and {H} tried, but nobody could think how to begin. “It’s mine, please,” said {visitor}.',
        '“Not until we’ve got it,” said {A}, and turned the page. There they dug for three days, and lived on turtles’ eggs. {H} asked if there was bread. There was, and some of it was toasted. It turned out that they could skip nearly a whole chapter.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I buried a treasure once,” said {S}, “under the third post of our fence. It was a tin. I wanted to look for it when I was old.” “And did you?” asked {A}. “By then they’d moved the fence,” said {S}. “I’ve looked at a good many third posts.”',
        'There was a whistle in the tin, and a letter. “What did it say?” asked {visitor}. “There you are at last,” said {S}. “I remember how I licked the envelope.” {visitor} drew a fence on the back of the map. It had any number of posts.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“Treasure!” shouted {S}. It was a bottle top. {S} put it down behind a cushion, and went away, and came back. “Treasure!” It was the same bottle top. Nobody had ever been so surprised. “You knew that it was there,” said {A}. “Yes,” said {S}, beaming.',
        '{visitor} watched it nine times. “I’ve been at it for years, and haven’t found one,” said {visitor}. “What am I doing wrong?” {S} had to think. “You must put it there first,” said {S}, and shared the bottle top, for one go.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        'The corner of the rug had a bump in it. {A} came and lay down on that, and looked somewhere else. “Is there treasure under you?” asked {visitor}. {A} had never heard of any. It was a very comfortable bump.',
        'Nobody lifted the rug. But {H} brought a crust, to see. {A} took it off to the corner, and was gone for a moment, and lay down again. Now the bump was higher. “I know how that is,” said {visitor}. “You can’t eat it, or it’s gone.”'
      ]
    },
    {
      id: 'in-the-forest',
      A: 'partner',
      paragraphs: [
        '{A} dropped the pencil, and it rolled under the table. {A} crept after it, and did not come out. “I’m in the forest!” called {A}. From down there the table had trunks, and so had the chairs. There were twenty.',
        '“Whoever hid the treasure was no bigger than that,” said {A}. Over their heads was a scribble, in the red of the cross. “That’s my red,” said {H}. “I had it when I was very small.”'
      ]
    }
  ],
  turn: [
    {
      id: 'round-the-lake',
      A: 'partner',
      paragraphs: [
        '{H} remembered no treasure. So {H} went on all fours, to be very small. Then it came back, but only down there. The blue rug was the lake, and you had to go round. Behind it stood the palm, dark and tall. It was the rubber plant.',
        'They dug with a spoon. Up came a hat, and under the hat was the captain. “Treasure!” cried {visitor}. “So that’s where I put you,” said {H}.'
      ]
    },
    {
      id: 'long-at-sea',
      A: 'same',
      spare: 12,
      paragraphs: [
        'The captain had earth in both ears, and a small white root round one arm. {A} rinsed him under the tap. He had been standing up the whole time, said {A}, and he was still looking straight ahead. “He knew that somebody would look for him,” said {H}.',
        '{visitor} wanted to see him as well, and {H} held him up to the light. He was made of wood, and a bit of his nose had gone. “So that’s treasure,” said {visitor}. “I’d have walked past it. I’d have said, that’s not it.”'
      ]
    },
    {
      id: 'the-blue-bead',
      A: 'partner',
      paragraphs: [
        '{visitor} looked into the hole. “Now that’s found,” said {visitor}. “Somebody has to hide another treasure, and forget it. That takes years.” {H} thought about what was best. The blue bead went in where the captain had been, and {visitor} got a map of it.',
        'At the edge {A} wrote from how high you have to look. It was as high as the door handle. “I’ll come for you when that’s low,” said {visitor}. “I’ve nearly forgotten it already,” said {H}.'
      ]
    },
    {
      id: 'not-peeping',
      A: 'same',
      spare: 13,
      paragraphs: [
        'From now on nobody was to think about the pot. {A} thought about it at once. “Me too,” said {H}. They tried to forget the treasure by talking of something else. They talked of plants, and that was no good, and of the sea. Then they were back at beads.',
        '“It never goes on the first evening,” said {visitor}. “You have to get a bit taller.” So they stood as straight as they could, and waited. {A} believed that it had begun.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked under the mat, to be a help, and sneezed.',
      '{names} found a crumb, and kept quiet about it.',
      { text: '{names} pushed the boat along the edge, and said sorry to the taps.', needs: ['hands'] },
      { text: '{names} held the map up to the lamp, and saw a fly on the other side.', needs: ['hands'] }
    ],
    way: [
      '{names} lay down flat, and it was a big country.',
      '{names} went twice round the forest, and came back out of breath.',
      { text: '{names} brought the ladle, in case it was deep.', needs: ['hands'] },
      { text: '{names} turned the atlas upside down and shook it.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept a lookout, and ate some of the lake’s fringe.',
      '{names} came across the lake, which saved time.',
      { text: '{names} caught the earth in a dustpan.', needs: ['hands'] },
      { text: '{names} signed the new map too, at the very edge.', needs: ['hands'] }
    ]
  },
  bed: [
    'The atlas was put away, and the chairs were chairs again. {visitor} went off with the map, close to the ground. It was only to keep in practice.',
    'In the bath the captain stood in his hole and looked straight ahead. The boat went round the taps, both times. Then {H} lay down, and the lamp was a long way up.'
  ],
  last: [
    'Something blue lay under the palm and had time, and {H} was asleep.',
    'Quite low down, where all the treasure is, {H} was asleep.'
  ]
})
