import { WHICHEVER_RELATIVE } from '../kinfolk/whoever.ts'
import { wishPlot } from '../wish-plot.ts'

const SHOPS = ['supermarket', 'shop', 'shops', 'store', 'grocery store', 'tesco', 'aldi', 'lidl', 'asda', 'walmart', 'checkout', 'queue', 'aisle', 'aisles', 'shopping', 'trolley', 'mall', 'shopping centre']
const DANCES = ['dances', 'dancing', 'danced', 'dance']

export const dancesInTheSupermarket = wishPlot({
  id: 'wish-kin-dances-in-the-supermarket',
  star: 'kin',
  starIsGrown: true,
  nothingElse: true,
  wishes: ['my dad dances in the supermarket', ...DANCES.flatMap((word) => SHOPS.map((shop) => `${word} ${shop}`)), 'dances everywhere', 'dances all the time', 'dances in public', 'dances in the street', 'always dances', 'always dancing', 'embarrassing dancing', 'embarrassing dance', 'dances so badly', 'terrible dancer', 'funny dancing', 'funny dance moves', 'silly dance', 'silly dancing', 'dances like nobody', 'sings and dances in the supermarket', 'boogies in the supermarket', 'waltzes round the supermarket', 'sings in the supermarket'],
  answers: [...WHICHEVER_RELATIVE, ...SHOPS, ...DANCES, 'dancer', 'moves', 'embarrassing', 'embarrassed', 'embarrasses', 'badly', 'terrible', 'crazy', 'loud', 'music', 'song', 'songs', 'sings', 'singing', 'radio', 'in', 'at', 'the', 'with', 'me', 'us', 'to', 'a', 'past', 'between', 'shelves', 'milk', 'cheese', 'fridge', 'fridges', 'frozen', 'peas', 'till', 'cashier', 'beeps', 'list', 'basket', 'cart', 'everybody', 'everyone', 'people', 'looks', 'look', 'watching', 'watch', 'laughs', 'stares', 'front', 'of', 'always', 'everywhere', 'time', 'every', 'saturday', 'week', 'while', 'we', 'are', 'buying', 'food', 'big', 'can’t', 'stop', 'stops', 'never', 'round', 'down', 'tango', 'waltz', 'waltzes', 'boogie', 'boogies', 'embarrassingly', 'happily', 'silly', 'saturdays', 'snacks', 'disco', 'salsa', 'wiggles', 'bottom', 'hips', 'even', 'public', 'she', 'he', 'is', 'it', 'when', 'plays', 'nobody', 'like'],
  except: ['fell', 'fall', 'slipped', 'hurt', 'lost', 'drunk', 'died', 'dead', 'cries', 'crying', 'cried', 'ballet', 'wedding', 'town', 'ashamed', 'shame', 'bullied', 'monkey', 'bear', 'alien', 'robot', 'class', 'lesson', 'lessons', 'show', 'competition', 'chain', 'steal', 'stole', 'dog', 'cat', 'baby', 'disco party'],
  moods: ['change', 'question', 'waiting', 'late'],
  company: ['trolley', 'music', 'shelf', 'milk', 'cheese', 'list', 'till', 'ice cream', 'fridge', 'basket', 'feet', 'bread'],
  out: true,
  about: 'One of the family dances in the supermarket, so that the shopping never gets done and the ice cream will melt; turning off the music is no help, until the hero sees that in a dance somebody has to lead, and that up to now it was the trolley.',
  titles: ['The Trolley Leads', 'Past the Cheese, Two, Three', '{H} Leads', 'A Waltz with Frozen Peas', 'Seven Things and One Lemon'],
  want: [
    {
      id: 'one-lemon',
      A: 'partner',
      paragraphs: [
        'In the supermarket music came from the ceiling, and {A} was dancing. {A} danced past the noodles on tiptoe, and back again, with the trolley. There were seven things on the list, and in the trolley there was one lemon. {H} wanted to get on. The last thing on the list was ice cream, and it had to be home before it melted. “Milk comes next,” said {H}. “At the next song,” called {A}, and turned twice round the tins.'
      ]
    }
  ],
  way: [
    {
      id: 'without-music',
      A: 'partner',
      paragraphs: [
        '{H} had an idea, and went to the woman at the till. “Could you turn off the music, please?” asked {H}. The woman pressed a knob, and it was quiet. {A} stood still, on one leg. Then a fridge began to hum. “Can you hear that?” said {A}, and swayed along to the butter. The till beeped, and there was the beat. In a supermarket there is no silence to be had. {A} was dancing again, more slowly.'
      ]
    },
    {
      id: 'the-cheese',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The cheese counter was a slow place. “Cheese is danced from the knees,” said {A}, and sank down until only hair could be seen. Then {A} came up on the other side of the glass, with an arm in the air. A man in a white cap nearly dropped a whole round cheese.',
        '“What would you like?” asked the man. “The next dance,” said {A}. The man looked along all his cheeses. He had it with holes and without, but that he had not. “It’ll be in on Tuesday,” said the man, and his shoulders had begun already. By then {A} was back at the noodles.'
      ]
    },
    {
      id: 'hide-behind-the-crisps',
      A: 'same',
      spare: 2,
      paragraphs: [
        'People looked. {H} went behind the crisps, to be with nobody for a while. Above the shelf a hand went by, and fluttered. After it came a leek, held high.',
        '“Do you know who that is?” asked a girl, who was behind the crisps as well. “A bit,” said {H}. “Mine sings at the bus stop,” said the girl, “with words.” They looked at each other. {H} came out again. It could have been worse, and there could have been words.'
      ]
    },
    {
      id: 'wet-floor',
      A: 'same',
      spare: 3,
      paragraphs: [
        'In the fourth aisle there stood a yellow sign with a picture of a person on it. One arm of that person was up, and one leg was out behind. “Look,” said {A}, “here it’s even asked for!” and did it exactly so, beside the sign.',
        '“I think that it means something else,” said {H}. A boy with a mop came by, and looked from {A} to the sign and back. “The left arm’s higher,” said the boy. {A} put it higher. Then the boy moved the sign along. “You’d better come with me,” he said. “It’s wet further down.”'
      ]
    },
    {
      id: 'the-announcement',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The music stopped, and a voice spoke from the ceiling. “Would a member of staff please come to the eggs,” it said. {A} had been in the middle of a step, and danced on to that. “Come to the eggs,” hummed {A}, “come to the eggs, please.” It had quite a swing.',
        'A member of staff came to the eggs, and could not help dancing there. It was in the shoulders already. They went round the eggs once, all three, with great care. It was the quietest dance of the day, and nothing cracked.'
      ]
    },
    {
      id: 'the-list',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{H} tried it with reading aloud. “Milk,” read {H}. “Bread. Eggs. Soap. Cheese. Ice cream.” {A} listened, head on one side. “Again,” said {A}, “and a bit faster after the soap.” {H} read it again. {A} clapped on every second thing.',
        'By the third time it was a song. “Milk, bread, eggs, soap,” sang a woman by the jam, and went off and bought them. She had come for a broom. “It’s a good list,” said {A}. “It’s only that we’re not getting any of it,” said {H}.'
      ]
    },
    {
      id: 'dance-with-me-too',
      S: 'other',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '{S} stood at the bread with a loaf in both arms, and was asked to dance. “I’m holding bread,” said {S}. “Then I’ll dance with the bread,” said {A}. {A} held it lightly, at arm’s length, and bowed to it first. At the end of the aisle they turned, and the loaf was brought back.',
        '“Thank you,” said {A}, “it’s very light on its feet.” {S} put it on its shelf, among the other loaves. It was warm all along one side. “It won’t want to lie still now,” said {S}.'
      ]
    },
    {
      id: 'elder-and-the-one-step',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“My uncle danced in here too,” said {S}, while the trolley waltzed by. “It was a very small shop then, with one counter. There was only room for one step.” “Which?” asked {A}. {S} showed it, between the rice and the tins. It was heel up, heel down, with the knees together.',
        '“They always let my uncle go first,” said {S}. “They thought that he needed the toilet.” {A} tried the step as well, only to see. A man with a full basket looked round, and moved aside at once.'
      ]
    },
    {
      id: 'child-in-the-trolley',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} sat in the seat of the trolley, and so had to dance as well. It went forward, and it went back. At the soap it went round. {S}’s legs flew out sideways, and a shoe came off. “Again!” said {S}. “Don’t say that,” whispered {A}, “or we’ll never get to the milk.”',
        '“Milk!” said {S}, and pointed to the wrong side. The trolley danced past it once more. {S} waved to the milk, as if it were the one that was leaving.'
      ]
    },
    {
      id: 'pet-at-the-door',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} was not allowed in, and sat by the glass doors. They opened when anybody came, and closed again. {A} stood up, and they opened. {A} sat down, and they closed. Inside, far off, a leek went by in the air.',
        '{A} stood up and sat down a good many times. The doors kept to it exactly. The people who went through had to hop a bit. Nobody had ever told {A} that this was called dancing.'
      ]
    },
    {
      id: 'who-leads',
      A: 'partner',
      paragraphs: [
        '{A} came waltzing along behind the trolley once more. One of its wheels pulled to the left, so they went left, back to the noodles. “Why do you always end up here?” asked {H}. “I don’t know,” said {A}. “In a dance there’s one who leads, and the other goes along.” {H} looked at the wheel, and then at {A}’s feet. “And who’s leading?” {A} had to look as well. “I think it’s the trolley,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-hero-leads',
      A: 'partner',
      paragraphs: [
        '“May I have this dance?” said {H}, and took {A} by the hand. “I’m leading.” The music played again. {H} led three steps forward, and there was the milk. A turn to the right brought them to the bread. They dipped for the eggs, and hopped for the soap, and {A} went along like a feather. Four swings later they had everything. The ice cream came last, and {A} held it up like a prize.'
      ]
    },
    {
      id: 'a-mistake-at-the-soap',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Once, {H} made a mistake. At the soap {H} had a tickle in one foot, and hopped twice instead of once. {A} hopped twice as well. By now there were people behind them, in a row. They all hopped twice, as if it had been meant.',
        '“Do they all go where I go?” whispered {H}. “That’s what leading is,” said {A}. So {H} gave one little extra wiggle, to see. It went all the way back to the cheese.'
      ]
    },
    {
      id: 'beep',
      A: 'partner',
      paragraphs: [
        'At the till it went beep, and seven things danced by on the belt. The woman’s foot tapped under her chair. “I’ll turn it up on Saturday,” said the woman, “if you’re leading.” They danced home, for that was faster than walking. The ice cream was still as hard as a brick. “We’ll have to wait now,” said {H}, “until it’s soft enough for a spoon.” {A} knew of something that they could do while they waited.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down when a song was over, and got up again for the next.',
      '{names} looked out for the lemon, and saw it go by three times.',
      { text: '{names} moved a tower of cups out of the way, just in time.', needs: ['hands'] },
      { text: '{names} held on to the trolley, so that it danced only half as far.', needs: ['hands'] }
    ],
    way: [
      '{names} swayed a little as well, though there was only a hum.',
      '{names} stayed in one place, as sooner or later the trolley came by.',
      { text: '{names} held the list up in the middle of the aisle, and got a bow.', needs: ['hands'] },
      { text: '{names} put a brush back on its shelf, which had danced off.', needs: ['hands'] }
    ],
    turn: [
      '{names} went along too, forward and round to the right.',
      '{names} kept close to the ice cream, and it breathed out cold.',
      { text: '{names} put the lemon on top, so that it could see where it was going.', needs: ['hands'] },
      { text: '{names} pushed the trolley along behind, as it was only a passenger now.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home the list was crossed out, all seven of it. In the kitchen the fridge hummed its slow one, and nobody danced to it but a spoon.',
    '{H} washed two feet that had led all afternoon. Under the blanket they went on a bit, three steps forward and a turn.'
  ],
  last: [
    'The left foot stopped, and the right foot stopped, and {H} was asleep.',
    'Now sleep was leading, and {H} went along.'
  ]
})
