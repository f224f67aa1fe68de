import { wishPlot } from '../wish-plot.ts'

interface FoodHero {
  id: string
  /** As parents type it. */
  foods: string[]
  /** What comes out of the box: “a lump of …”. */
  food: string
  name: string
  /** How the giant finds it. */
  taste: string
}

const HEROES = ['superhero', 'super hero', 'superheroes', 'super', 'hero', 'captain', 'superpower', 'super power', 'powers', 'saves town', 'saves world', 'saves city', 'saves day', 'superhero fights', 'superhero fighting', 'super hero fights', 'hero fights']

/** A superhero whose power is something to eat: the same tale, with other food in every scene. */
function foodHero({ id, foods, food, name, taste }: FoodHero) {
  const told = (text: string) => text.replaceAll('FOOD', food).replaceAll('NAME', name).replaceAll('TASTE', taste)
  return wishPlot({
    id,
    wishes: foods.flatMap((each) => HEROES.map((hero) => `${each} ${hero}`)),
    answers: ['a', 'the', 'who', 'which', 'his', 'her', 'my', 'our', 'called', 'named', 'whose', 'is', 'has', 'with', 'by', 'using', 'and', 'man', 'woman', 'boy', 'girl', 'kid', 'power', 'powers', 'superpower', 'superpowers', 'super', 'hero', 'superhero', 'fight', 'fights', 'fighting', 'fought', 'throws', 'throw', 'throwing', 'shoots', 'eats', 'eating', 'eat', 'gets', 'makes', 'made', 'saves', 'save', 'saving', 'day', 'town', 'city', 'world', 'giant', 'monster', 'baddies', 'bad', 'guys', 'evil', 'villain', 'villains', 'strong', 'cape', 'hungry', 'food', 'box', 'lunch', 'uses', 'from', 'out', 'of', 'hands', ...foods],
    except: ['hurt', 'hospital', 'died', 'dead', 'kill', 'kills', 'fire', 'gun', 'blood', 'sick', 'ill', 'allergy', 'allergic', 'won’t', 'refuses', 'hates', 'birthday', 'party', 'competition', 'dinosaur', 'unicorn', 'robot', 'dragon', 'school', 'fly', 'invisible', 'learn', 'learns', 'learning', 'cook', 'cooking', 'late', 'pony', 'ninja', 'ninjas', 'turtle', 'turtles', 'dino'],
    moods: ['quarrel', 'learning', 'first'],
    isTale: true,
    company: ['giant', 'telephone', 'box', 'bridge', 'lid', 'bus', 'mayor', 'hats', 'tummy'],
    about: `${name}, a superhero who throws ${food}, fights a roaring giant on a bridge, until it turns out where the roar comes from.`,
    titles: ['NAME and the Giant on the Bridge', 'The Box That Was Never Empty', 'Lightning Is on Holiday', '{H} Is NAME', 'Nine Hundred Helpings'].map(told),
    want: [
      {
        id: 'red-telephone',
        A: 'partner',
        paragraphs: [
          '{H} was NAME, the superhero with the dented lunch box. Other superheroes shot lightning. {H} threw FOOD, and the box was never empty. But nobody had ever asked for it. {H} sat by the red telephone, and wanted it to ring.',
          'At tea time it rang. “Send somebody with lightning,” said a voice. “There’s a giant on the bridge. It roars, and nobody can get home.” “Lightning is on holiday,” said {A}, who answered the telephone. “You can have FOOD.” “Oh, all right,” said the voice.'
        ].map(told)
      }
    ],
    way: [
      {
        id: 'on-the-nose',
        A: 'partner',
        paragraphs: [
          'The giant was as big as the town hall, and it sat in the middle of the bridge. GROOOAR, it went. All over town the hats blew off. {H} opened the lunch box, and threw. A lump of FOOD hit the giant on the nose. Smack!',
          '{H} threw with both hands. There was FOOD on its ears and on its eyebrows, and it did not even duck. GROOOAR! This time {A}’s shoes blew off. “And I’d tied those,” said {A}.'
        ].map(told)
      },
      {
        id: 'the-cape',
        A: 'same',
        spare: 1,
        paragraphs: [
          'On the bridge {H}’s cape blew up over {H}’s head. “I can’t see a thing,” said NAME from inside. {A} turned it round the right way. It was a tea towel really, with a picture of a lighthouse.',
          '“Lightning has a silver one,” said {H}. “You can’t dry up with a silver one,” said {A}. Just then the giant spat a little, as giants do when they roar. {H} dried both ears with one corner. NAME was ready again.'
        ].map(told)
      },
      {
        id: 'not-at-table',
        A: 'same',
        spare: 2,
        paragraphs: [
          '{A} looked at the FOOD that hung from the lamp posts. “At home we don’t throw food,” said {A}. “That’s at table,” said {H}. “This is a bridge.”',
          '{A} thought it over. A bridge has legs, and it is flat on top. “It’s quite like a table,” said {A}. “But nobody has laid it,” said {H}. That was true. {H} threw one more lump, and said “Excuse me” first, to be on the safe side.'
        ].map(told)
      },
      {
        id: 'the-mayor',
        A: 'same',
        spare: 3,
        paragraphs: [
          'The mayor crept up, with a saucepan for a hat. “Are you Lightning?” he asked. “I’m NAME,” said {H}, and showed him the FOOD. The mayor looked into the box, and then up at the giant. “Is there nothing else in there?” he asked.',
          'Right at the bottom there was a spoon. “That’s for close up,” said {A}, very firmly. The mayor pulled the saucepan down over both eyes, and told them to carry on.'
        ].map(told)
      },
      {
        id: 'from-the-bus',
        A: 'same',
        spare: 4,
        paragraphs: [
          'A bus stood there and could not get across. “Up here,” called the driver. From the top deck they were as high as the giant’s knee. {H} threw a lump of FOOD straight at it. Splat. The knee jumped, all by itself.',
          '“It’s got a good knee,” said {A}, like a doctor. Up went the foot, and down. The bus hopped backwards to the stop before last. “I got off there an hour ago,” said a lady. “Now I’m here again.”'
        ].map(told)
      },
      {
        id: 'a-wall-of-it',
        A: 'same',
        spare: 5,
        paragraphs: [
          '“We’ll build a wall,” said {H}. They took out more and more FOOD, and piled it up across the road. Soon it was as high as {A}. They stood behind it, and felt quite safe.',
          'Something sniffed. A huge finger came over the top and poked. It pulled out one lump from the very bottom, and the wall sat down on top of them. “It was a good wall,” said {A}, from inside. “It only had the wrong sort of bricks.”'
        ].map(told)
      },
      {
        id: 'lightning-rings',
        A: 'same',
        spare: 6,
        paragraphs: [
          'Lightning telephoned from the beach, to hear how it went. “Have you tried a flash?” asked Lightning. “I’ve got FOOD,” said {H}. “Ah,” said Lightning. You could hear the sea. “And do you throw it hard?”',
          '“As hard as I can,” said {H}. “And what does it do?” “It sticks.” “Mine never sticks,” said Lightning, after a bit. “Mine is gone at once. I’ve nothing left to show anybody.” NAME felt a little taller after that.'
        ].map(told)
      },
      {
        id: 'the-pigeons',
        A: 'same',
        spare: 7,
        paragraphs: [
          'Now the pigeons had heard of it. They came from all the roofs, and sat down on the giant in rows. Wherever there was FOOD, there was a pigeon. “They’re helping,” said {H}. “They’re dining,” said {A}.',
          'The giant giggled, for pigeons have cold feet. “Hee,” it went, “hee hee,” and the bridge wobbled. Then came another roar. The pigeons sat on the town hall, with their feathers on back to front.'
        ].map(told)
      },
      {
        id: 'quite-low-down',
        A: 'same',
        spare: 8,
        paragraphs: [
          '{A} wanted to look at its toes. There were ten of them, each like a boulder with a cap on. {H} put a lump of FOOD on the biggest. They hid behind a letter box, and waited.',
          'The toe went up and down. The one beside it came over and leaned on it. “They’re sharing,” whispered {H}. The giant bent down, and had a good look. It had not seen its toes for years, said {A}, with that tummy in between.'
        ].map(told)
      },
      {
        id: 'other-hats',
        A: 'other',
        spare: 9,
        paragraphs: [
          '{A} ran about after the hats. There were straw hats and woolly hats, and one that was a wig. At each roar there were more. {A} wore eleven of them, one on top of the other, to have both hands free.',
          '“Who are you?” asked {H}. “I’m Hat Stand,” said {A}. “I’m a superhero too.” A lump of FOOD went past, and took off the top three. “Sorry,” said NAME. “We should have met before,” said Hat Stand.'
        ].map(told)
      },
      {
        id: 'pet-knows',
        A: 'pet',
        spare: 10,
        paragraphs: [
          '{A} had come along to help. {A} went up to the giant, quite calmly, and smelled its big toe. Then {A} smelled all the way to the tummy, and stayed there with one ear up. {A} came back to the lunch box and sat down in front of it.',
          '“It’s not for you,” said {H}. “It’s for fighting.” {A} looked at the box, and at the giant, and at the box. Some people need to be told everything three times.'
        ].map(told)
      },
      {
        id: 'elder-roars',
        S: 'elder',
        A: 'hero',
        spare: 11,
        paragraphs: [
          '{S} watched the giant for some time. “I used to roar like that,” said {S}, “every day at a quarter to twelve.” “What did they do about it?” asked {A}. “They gave me a job to do,” said {S}, “and that made it worse.”',
          'GROOOAR, went the giant. {S} nodded, as you nod to a song that you know. “And then?” asked {A}. “Then it was twelve,” said {S}, “and the bell rang, and I was a different person.”'
        ].map(told)
      },
      {
        id: 'child-helper',
        S: 'child',
        A: 'hero',
        spare: 12,
        paragraphs: [
          '{S} was Super Fork, who helps NAME. {S} had a cape too, and a very serious face. “What do you do?” asked {A}. “I pick up what you drop,” said {S}. “And I say ta-da.”',
          '{A} threw a lump of FOOD, and it landed in the river. {S} looked at the rings in the water. “Ta-da,” said {S}, but only quietly. “You can leave that out when I miss,” said {A}.'
        ].map(told)
      },
      {
        id: 'baby-mouth',
        A: 'baby',
        spare: 13,
        paragraphs: [
          '{A} had a good place to see it all from, on somebody’s arm. When {H} took out the FOOD, {A} opened a very small mouth, as wide as it went. Nothing came. So {A} shut it and roared.',
          'It was not as loud as the giant. But the giant stopped to listen, with its big head on one side. It seemed to understand every word. {H} looked from the one to the other, and forgot to throw.'
        ].map(told)
      },
      {
        id: 'with-its-mouth-shut',
        A: 'partner',
        paragraphs: [
          '{H} sat down on the kerb. “I hit it every time,” said {H}, “and still it roars.” “Look at its face,” said {A}. Out came a tongue as long as a carpet. It licked the FOOD off the nose and the eyebrows, and went in again.',
          'GROOOAR! “And now its mouth is shut,” said {A}. They both looked lower down. The buttons on the giant’s tummy shook. “That isn’t a roar,” said {H}. “That’s a rumble.”'
        ].map(told)
      }
    ],
    turn: [
      {
        id: 'open-wide',
        A: 'partner',
        paragraphs: [
          'NAME walked right out on the bridge, in front of the big knees. “Excuse me,” called {H}. “Have you had your tea?” The giant shook its head. A tear as big as a bath ran down it. “Then open wide,” said {H}.',
          '{H} threw FOOD by the armful, and {A} held the lid. Not one lump missed. It took nine hundred helpings. Then the giant burped, and all the hats blew back, most of them on the right heads.'
        ].map(told)
      },
      {
        id: 'its-napkin',
        A: 'same',
        spare: 14,
        paragraphs: [
          'The giant took the striped roof off the market, wiped its chin with it, and put it back. “TASTE,” it said. “Where I live there’s only cloud. You eat and eat, and it’s like eating nothing.”',
          '“Why didn’t you ask somebody?” said {A}. “I did,” said the giant. “I opened my mouth to say please, and the whole street ran indoors.” “You might bend down first,” said {H}. The giant bent down. “Please,” it said. It tickled.'
        ].map(told)
      },
      {
        id: 'the-medal',
        A: 'same',
        spare: 15,
        paragraphs: [
          'The mayor took off the saucepan. He had a medal for superheroes, but it had LIGHTNING on it. “We’d ordered it already,” he said, and went quite red. {H} read it through.',
          '“Give it to me,” said {A}, and stuck a bit of FOOD over the name. It stuck very well. Now it was just a medal with a lump on. NAME wore it all the way home, on the lighthouse.'
        ].map(told)
      },
      {
        id: 'in-its-hat',
        A: 'partner',
        paragraphs: [
          '“I’m so sorry about the bridge,” whispered the giant. It took off its hat. In that it carried everybody home across the river, ten at a time.',
          'That evening the red telephone rang again and again. “Do you want Lightning?” asked {A} each time. “No, no,” they said. “We want the one with the FOOD.”'
        ].map(told)
      }
    ],
    everybody: {
      want: [
        '{names} polished the lunch box until the dent shone.',
        '{names} ran to the window, and held on to their hats.',
        { text: '{names} tied the cape, and made it a double knot.', needs: ['hands'] },
        { text: '{names} wrote down on the pad: giant, bridge, hurry.', needs: ['hands'] }
      ],
      way: [
        '{names} shouted “Left a bit!” and then “Right a bit!”',
        '{names} sat behind a dustbin, and counted the hits.',
        { text: '{names} stopped the cars, and told them all about it.', needs: ['hands'] },
        { text: '{names} wiped FOOD off the bus, so that the driver could see.'.replace('FOOD', food), needs: ['hands'] }
      ],
      turn: [
        '{names} opened wide as well, just from looking on.',
        '{names} came home in the first hatful, and waved over the brim.',
        { text: '{names} clapped at every hundred helpings.', needs: ['hands'] },
        { text: '{names} handed the hats back, and there was one over.', needs: ['hands'] }
      ]
    },
    bed: [
      'The red telephone was unplugged for the night. The lunch box was wiped inside. As soon as it was dry, it was full again.',
      told('{H} hung up the cape, washed the FOOD out of both ears, and lay down.')
    ],
    last: [
      'Far away, a very big tummy made no noise at all, and {H} was asleep.',
      'The red telephone was quiet, the box was full, and {H} was asleep.',
      'Out on the bridge the buses went to and fro, and {H} was asleep.'
    ]
  })
}

export const foodHeroes = [
  foodHero({ id: 'wish-food-hero-jollof', foods: ['jollof', 'fried rice', 'rice'], food: 'jollof rice', name: 'Captain Jollof', taste: 'Hot and red' }),
  foodHero({ id: 'wish-food-hero-broccoli', foods: ['broccoli', 'vegetable', 'vegetables', 'veggie', 'veggies', 'greens'], food: 'broccoli', name: 'Super Broccoli', taste: 'Like little trees' }),
  foodHero({ id: 'wish-food-hero-banana', foods: ['banana', 'bananas', 'fruit'], food: 'banana', name: 'Super Banana', taste: 'Soft and yellow' }),
  foodHero({ id: 'wish-food-hero-pancake', foods: ['pancake', 'pancakes'], food: 'pancake', name: 'Captain Pancake', taste: 'Warm and floppy' }),
  foodHero({ id: 'wish-food-hero-pizza', foods: ['pizza', 'pizzas'], food: 'pizza', name: 'Captain Pizza', taste: 'All cheese and strings' }),
  foodHero({ id: 'wish-food-hero-spaghetti', foods: ['spaghetti', 'pasta', 'noodle', 'noodles'], food: 'spaghetti', name: 'Super Spaghetti', taste: 'Long and slippery' }),
  foodHero({ id: 'wish-food-hero-carrot', foods: ['carrot', 'carrots'], food: 'carrot', name: 'Captain Carrot', taste: 'Crunchy' }),
  foodHero({ id: 'wish-food-hero-curry', foods: ['curry', 'dal', 'daal', 'dosa', 'roti', 'samosa', 'biryani'], food: 'curry', name: 'Captain Curry', taste: 'It sings on the tongue' })
]
