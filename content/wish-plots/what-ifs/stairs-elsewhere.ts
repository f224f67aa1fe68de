import { wishPlot } from '../wish-plot.ts'

const STAIRS = ['stairs', 'staircase', 'stairway']

export const stairsElsewhere = wishPlot({
  id: 'wish-stairs-elsewhere',
  wishes: [...STAIRS.flatMap((stair) => [`${stair} somewhere different`, `${stair} different place`, `${stair} different places`, `${stair} different every night`, `${stair} different each night`, `${stair} somewhere else`, `${stair} elsewhere`, `magic ${stair}`, `magical ${stair}`, `secret ${stair}`, `hidden ${stair}`, `enchanted ${stair}`, `${stair} lead`, `${stair} leads`, `${stair} another world`, `${stair} other world`, `${stair} another land`, `${stair} nowhere`, `mysterious ${stair}`, `${stair} changes every night`, `${stair} change every night`, `${stair} to the moon`, `${stair} to the clouds`, `${stair} to the sky`]), 'stairs that go anywhere', 'staircase anywhere', 'staircase goes wherever', 'staircase to the stars', 'staircase behind the coats', 'stairs to another place', 'staircase to another place', 'new place at the top of the stairs', 'stairs take you somewhere', 'stairs took us somewhere'],
  answers: ['stairs', 'staircase', 'stairway', 'steps', 'step', 'stair', 'magic', 'magical', 'secret', 'hidden', 'enchanted', 'mysterious', 'goes', 'go', 'going', 'leads', 'lead', 'leading', 'takes', 'take', 'somewhere', 'anywhere', 'elsewhere', 'different', 'else', 'new', 'place', 'places', 'world', 'worlds', 'land', 'lands', 'every', 'each', 'night', 'nights', 'time', 'evening', 'bedtime', 'up', 'down', 'top', 'bottom', 'climb', 'climbs', 'that', 'which', 'where', 'wherever', 'to', 'the', 'a', 'our', 'my', 'house', 'home', 'hall', 'attic', 'cellar', 'behind', 'door', 'wall', 'coats', 'moon', 'sky', 'clouds', 'stars', 'snow', 'sea', 'beach', 'jungle', 'space', 'planet', 'castle', 'forest', 'adventure', 'wardrobe', 'closet', 'bedroom', 'room', 'garden', 'grandma', 'granny', 'grandpa', 'grandad', 'mum', 'mummy', 'dad', 'daddy', 'sister', 'brother', 'family', 'we', 'us', 'together', 'old', 'little', 'spiral', 'wooden', 'found', 'finds', 'find', 'discovers', 'child', 'girl', 'boy'],
  except: ['fell', 'fall', 'falls', 'tripped', 'heaven', 'count', 'counting', 'counted', 'moving', 'escalator', 'lift', 'chair', 'gate', 'baby', 'scared', 'afraid', 'monster', 'ghost', 'dark', 'dog', 'cat', 'puppy', 'hurt', 'dance', 'mouse', 'cow', 'horse', 'snail'],
  moods: ['question', 'first', 'lost'],
  isTale: true,
  company: ['stairs', 'staircase', 'steps', 'step', 'coats', 'ceiling', 'snow', 'draught', 'bag', 'lighthouse', 'keeper', 'baker', 'moon', 'toes', 'skates', 'dough', 'hill'],
  about: 'A staircase goes somewhere different every night, and the hero always comes up it with the wrong things, until the toes feel on the bottom step what comes down from above.',
  titles: ['The Staircase Behind the Coats', 'Skates at the Baker’s', 'What Comes Down the Stairs', '{H} Asks the Toes', 'Nine Steps Up'],
  want: [
    {
      id: 'nine-steps',
      A: 'partner',
      paragraphs: [
        'Behind the coats {H} had found a staircase. By day it went up nine steps to the ceiling, and stopped. But every night it went somewhere different. On Monday it had led to a hill in the snow, and {H} had stood there in slippers.',
        'On Tuesday {H} came with skates and a hat. But the stairs led to a baker’s, by the oven. “Nobody skates here,” the baker had said. Tonight {H} wanted to bring the right thing. “If only we knew where it goes,” said {A}.'
      ]
    },
    {
      id: 'a-staircase-by-day',
      A: 'same',
      spare: 1,
      paragraphs: [
        'By day the staircase was not much use. {H} sat on the top step, close under the ceiling, and said hello to it. The ceiling did not open. “Perhaps the stairs are tired,” said {A}. “They’ve been out every night this week.”',
        '{H} felt the step. In the corner there was a small wet patch, with a pine needle in it. You could tell that the staircase had been out.'
      ]
    }
  ],
  way: [
    {
      id: 'bring-everything',
      A: 'partner',
      paragraphs: [
        'So {H} thought it best to bring everything. Into a bag went the skates, a bathing suit, the butter and a boot. Up the stairs they went, and the bag came after them in nine bumps.',
        'That night the staircase led to a lighthouse. There was a keeper, who had been on watch since June. “Have you brought cards?” asked the keeper. They looked in the bag, down to the very bottom. It held everything but cards.'
      ]
    },
    {
      id: 'asking-the-stairs',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} asked the staircase. “Where are you going tonight?” asked {H}, and bent down to the bottom step. “Creak for yes,” said {A}. “Is it the seaside?” The step creaked. “Is it the post office?” It creaked again.',
        '“Are you a loaf of bread?” asked {A}. It creaked. They noticed then that {H} was leaning on it.'
      ]
    },
    {
      id: 'calling-up',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} called up the stairs into the dark. “Hello! Where’s this?” For a bit there was nothing. Then a voice came down. “Where’s this?” it said. “They don’t know it either,” said {A}.',
        '“We’re behind the coats!” shouted {H}. “The coats,” said the voice, rather surprised. After that neither of them knew what to say, and it was good manners to stop.'
      ]
    },
    {
      id: 'a-list',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} thought that there might be a rule to it. {H} wrote down each night where the staircase had gone. Hill, baker, lighthouse. “Cold, hot, and wet,” said {A}. “So tonight it’ll be dry.” They packed a dry thing, and that was a biscuit.',
        'It led to the bottom of a pond. There was a room there, with a carpet, and fish going by at the window. It was quite dry, {A} pointed out. But what they were short of was not a biscuit. It was a lamp. They sat in the dark, and shared the dry thing with some care.'
      ]
    },
    {
      id: 'the-missing-step',
      A: 'same',
      spare: 5,
      paragraphs: [
        'In the dark {H} came to the top, and lifted a foot for one step more. There was none. The foot came down with a thump. “I do that too,” said {A}. “There’s always one stair in your foot that’s not on the staircase.”',
        '{H} went down again, and counted. There were nine, and the one in the foot. Perhaps that was the one that went somewhere different.'
      ]
    },
    {
      id: 'other-comes-down',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} had only wanted a scarf from behind the coats, and had taken a wrong turning. Now {A} came back down the staircase, with a paper hat on and a piece of pie. “They’re very nice up there,” said {A}.',
        '“Where was it?” asked {H}. {A} had not liked to ask. It had been somebody’s birthday, and they had just started on the second song. “I sang the low part,” said {A}. “They’d had nobody for it.”'
      ]
    },
    {
      id: 'pet-on-the-stairs',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} went up the staircase every night, and packed nothing. {A} came home sandy, or snowy, or smelling of fish. In the morning {A} slept, and was still running a little.',
        '“You could have told us,” said {H}. {A} smelled at the bottom step, for a long time, and walked up it. The answer was down there, plain as fish, for anybody with a nose.'
      ]
    },
    {
      id: 'elder-lift',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“There was a lift like that where I worked,” said {S}. “You pressed four, and you never knew. Once it opened, and there was a choir. I had a tray of buns.” “Did you get out?” asked {A}. “They’d seen the buns,” said {S}.',
        '“So I pressed four every day at ten,” said {S}, “and always took buns. There’s nowhere that buns are wrong.” {A} made a note of that, for the stairs.'
      ]
    },
    {
      id: 'child-one-step',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} did not want to go the whole way, and sat down on step three. “Where does it go to from here?” asked {A}. “To here,” said {S}. There was a view of the coats from above, and of the tops of all the hats.',
        '{S} had been to that place four times now, and it was never different. “That’s what I like,” said {S}. “Somebody’s got to be at home, when you all come back.”'
      ]
    },
    {
      id: 'cold-comes-down',
      A: 'partner',
      paragraphs: [
        'The next night {H} sat barefoot on the bottom step, and pulled up both feet. “There’s a draught,” said {H}. {A} was thinking. “Warm air goes up,” said {A}, “and cold air comes down. It runs down a staircase like water, from step to step.”',
        '“Then it’s from up there,” said {H}, and looked at the toes. “It’s been where we’re going.”'
      ]
    }
  ],
  turn: [
    {
      id: 'other-nights',
      A: 'same',
      spare: 10,
      paragraphs: [
        'They tried it at once. The toes said wet grass, and something with hooves. They took an apple, and the pony up there said that it was right. On Saturday nothing came down at all. “Then it’s warm up there,” said {A}, “and it stays where it is.”',
        'So they took the bathing suit. It was a beach, at noon, with a crab on it. {H}’s toes were very proud. They got to go in first.'
      ]
    },
    {
      id: 'the-baker-again',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Once there was a smell on the step that came down very slowly. It was of bread. They brought the butter. “At last,” said the baker, who had been holding a warm slice for them ever since that Tuesday.',
        '“How did you know?” asked the baker. {H} showed a toe. The baker looked at it with respect, and asked what it thought of the rye.'
      ]
    },
    {
      id: 'asking-the-toes',
      A: 'partner',
      paragraphs: [
        'One night soon after, {H} stood on the bottom step, with bare feet, and they waited. Something came over the edge, and ran across the toes. “It’s cool,” said {H}, “but not snow. It’s a bit salty.” {A} smelled it, low down. “And there’s smoke in it,” said {A}, “from a small stove.”',
        'They both knew that place. The staircase went somewhere different every night, but it had been there before. {H} took only one thing along. It fitted into a pocket.'
      ]
    },
    {
      id: 'cards',
      A: 'partner',
      paragraphs: [
        'At the top of the nine steps was the lighthouse. The keeper sat by the stove, in front of an empty table. {H} put a hand in the pocket, and laid a pack of cards on it. “You’ve brought them,” said the keeper, and dealt.',
        'They played until the moon had gone round the lamp. Then they walked down the staircase, to the coats. {H} turned round on the bottom step. A little air ran over the toes, and it smelled of stove, and good night.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked behind the coats as well, and saw nine steps and a ceiling.',
      '{names} waited at the bottom, as somebody had to mind the hall.',
      { text: '{names} hung the coats further apart, so that the way was clear.', needs: ['hands'] },
      { text: '{names} knocked on the ceiling above the last step, and it was only a ceiling.', needs: ['hands'] }
    ],
    way: [
      '{names} guessed the North Pole, every night, and would be right some day.',
      '{names} sat down on the fourth step, and was in the way of the bag.',
      { text: '{names} put a spoon into the bag, because there might be soup.', needs: ['hands'] },
      { text: '{names} pushed the bag from behind, up all the nine steps.', needs: ['hands'] }
    ],
    turn: [
      '{names} smelled at the bottom step, and said that it was fish.',
      '{names} stood on the bottom step too, and felt something round the ankles.',
      { text: '{names} held a feather over the step, and it blew away from the stairs.', needs: ['hands'] },
      { text: '{names} touched the lowest stair, and it was too cool for the baker’s.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bag was unpacked, and the coats hung straight again in front of the stairs.',
    '{H} washed, with care between the toes, and lay down, and let one foot look out.'
  ],
  last: [
    'Nine steps went somewhere different, and {H} stayed here, and was asleep.',
    'Something cool ran over one toe, and told it where, but {H} was asleep.'
  ]
})
