import type { Line } from '../../format.ts'
import { wishPlot, type WrittenPlot, type WrittenScene } from '../wish-plot.ts'

const THE_RACE: WrittenPlot = {
  id: 'wish-great-race',
  wishes: ['race dog wins', 'race dog win', 'dog wins race', 'dog has to win', 'dog won race', 'dog winning race', 'race puppy wins', 'puppy wins race', 'dog in race', 'dog race car', 'dog race horse', 'dog racing car', 'dog skateboard race', 'race skateboard', 'race dog skateboard', 'dog skateboard', 'dog on skateboard', 'puppy skateboard', 'skateboarding dog', 'dog skateboarding', 'dog rides skateboard', 'race flying horse', 'flying horse car', 'flying horse race', 'flying horse racing', 'race car horse', 'race car flying horse', 'car of fire', 'fire car race', 'car made of fire', 'race pegasus', 'pegasus race', 'race unicorn car', 'great race', 'the great race', 'great big race', 'big race', 'the big race', 'biggest race', 'wacky races', 'wacky race', 'crazy race', 'funny race', 'silly race', 'race kids', 'kids race', 'race pet wins', 'pet wins race', 'race family', 'family race', 'race whole family', 'race around world', 'race round world', 'race across country', 'race over mountain', 'smallest wins race', 'race smallest wins'],
  answers: ['race', 'races', 'racing', 'raced', 'dog', 'puppy', 'doggy', 'wins', 'win', 'won', 'winner', 'winning', 'has', 'must', 'end', 'car', 'fire', 'flames', 'flaming', 'horse', 'flying', 'pegasus', 'wings', 'skateboard', 'skateboarding', 'skateboards', 'kids', 'children', 'want', 'between', 'against', 'each', 'other', 'they', 'all', 'with', 'and', 'first', 'last', 'finish', 'line', 'cup', 'trophy', 'medal', 'fast', 'fastest', 'big', 'great', 'crazy', 'wacky', 'silly', 'funny', 'our', 'magic', 'everyone', 'everybody', 'family', 'pet', 'small', 'smallest', 'little', 'made', 'of', 'a', 'the', 'in', 'on'],
  except: ['cat', 'cats', 'hare', 'tortoise', 'snail', 'sack', 'egg', 'spoon', 'sports', 'swimming', 'running', 'school', 'boat', 'rocket', 'space', 'lost', 'losing', 'lose', 'loses', 'afraid', 'nervous', 'tomorrow', 'snails', 'duck', 'ducks', 'pony', 'formula', 'three-legged', 'marathon', 'dinosaur', 'dinosaurs', 'hurt', 'died', 'greyhound', 'sled', 'sledge', 'sick', 'animals', 'rabbit'],
  moods: ['proud', 'losing', 'first', 'learning', 'question', 'waiting'],
  company: ['dog', 'skateboard', 'car', 'horse', 'flames', 'wings', 'finish', 'cup', 'ribbon', 'pond', 'mountain', 'stick', 'flag', 'race', 'start', 'ball'],
  out: true,
  isTale: true,
  about: 'In a race of a car of fire, a flying horse and a dog on a skateboard, the dog could have won three times if it had not helped, and will not cross the line before the others.',
  titles: ['The Dog on the Skateboard', 'A Car of Fire, a Horse with Wings and a Dog', '{H} Throws the Stick', 'One Paw Short of the Finish', 'The Great Race'],
  want: [
    {
      id: 'on-your-marks',
      A: 'partner',
      paragraphs: [
        'At the start of the great race stood three who wanted to win it. {H} sat in a car of fire, with flames coming out at the back. {A} sat on a flying horse, and the wings were as wide as a bus. And beside them stood the dog, on a skateboard.',
        '“Once round the mountain,” said the lady with the flag. “The first one home gets the golden cup.” {H} had already chosen a shelf for it. “And the dog?” said {A}. “Last, I should think.” The dog wagged, and the skateboard wiggled. “Ready, steady, go!”'
      ]
    }
  ],
  way: [
    {
      id: 'off-they-go',
      A: 'partner',
      paragraphs: [
        'Whoosh! went the car of fire. Flap! went the flying horse. Rattle, rattle, went the dog, with one paw on the board and three on the road.',
        'Then the road ran through a pond. “I’m in the lead!” shouted {H}, and drove right in. Fizz! The fire nearly went out, and there sat {H}, with a frog on the wheel. Along came the dog. It could have gone past. But it took a rope in its teeth and pulled the car out.'
      ]
    },
    {
      id: 'toast',
      A: 'same',
      spare: 1,
      paragraphs: [
        'By the roadside sat a farmer with a cold lunch. When the car of fire went by, the bread was toasted. “Thank you!” called the farmer. “Do the other side as well!” {H} was in a hurry. But it was on the way, if you turned round.',
        '“What are you doing?” called {A} from above. “Toast!” called {H}. The farmer had butter with him, and jam, and a long story. When it was over, the horse was only a dot. But the toast had been perfect.'
      ]
    },
    {
      id: 'cloud-for-lunch',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The flying horse was much the fastest, as long as there were no clouds. It was very fond of clouds. It found a big white one, bit into it, and stood still in the air to chew. “Giddy up!” cried {A}. “In a minute,” said its ears.',
        'After the third cloud it had the hiccups. Hic! They were as high as a church tower. Hic! They were down again. “Make up your mind,” said a pigeon, as they passed it for the fourth time.'
      ]
    },
    {
      id: 'lamp-posts',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The dog would have been faster, but there were lamp posts. It had to say hello to each of them. It had to say hello to the postman as well, and to a pram. In the gutter lay an old sock, and the two of them knew each other.',
        '“It’s a race!” called {A}. The dog looked up and wagged. Then it rolled on to the next one. By the bakery somebody held out a bun. It was the best race that the dog had ever been in.'
      ]
    },
    {
      id: 'the-hill-down',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Then came a hill, and nothing is as fast as a skateboard on a hill. The dog lay down flat. Its ears stood out behind it like two socks on a line. It shot past {H}. It shot past under {A}. It shot past a train.',
        '“Was that our dog?” asked {H}. “That was only its ears,” said {A}. “The rest had gone already.” At the bottom there was a puddle, and in the puddle there was a stick. So it stopped.'
      ]
    },
    {
      id: 'sheep',
      A: 'same',
      spare: 5,
      paragraphs: [
        'In the middle of the road stood a flock of sheep. They stared at the car of fire, and all held out their front feet to warm them. {H} hooted. They moved a little closer. “They think you’re a stove,” called {A}.',
        'Then came a rattling. The dog jumped off its board and ran once round the sheep. Now they stood at the side, in a row, by size. It had never done that before. It looked rather surprised, and the sheep did too.'
      ]
    },
    {
      id: 'commentator',
      A: 'same',
      spare: 6,
      paragraphs: [
        'A man in a tower told the people through a loudspeaker who was in front. “It’s the car!” he cried. “It’s the horse! It’s the car! It’s a bird, sorry. Now it’s a dog, and it’s got a bun.” He was so excited that he lost his hat.',
        '“Somebody’s bringing it back!” he cried. “It’s the dog again! It’s gone all the way up my stairs! And it’s gone down again! What a race!” The hat was a bit wet round the edge.'
      ]
    },
    {
      id: 'marshmallow',
      A: 'other',
      spare: 7,
      paragraphs: [
        'Halfway round stood {A}, with drinks for everybody. “Lemonade for the driver,” said {A}, and held the cup up to {H}. It came to the boil. “Tea, then,” said {A}. The flying horse put its whole nose in the bucket, and then it sneezed over everybody.',
        '“And for the dog?” asked {H}. {A} had a bowl ready. The dog drank the bowl and the puddle beside it, and then it sat down on {A}’s feet. It took some time to explain to it that this was not the finish.'
      ]
    },
    {
      id: 'the-tunnel',
      A: 'same',
      spare: 8,
      paragraphs: [
        'There was a tunnel through the mountain, and it was as dark as a boot. {H} didn’t mind, for a car of fire has its own light. All the bats put on their wings over their eyes. “Sorry,” said {H}, “sorry, sorry,” to both sides.',
        'The horse was too wide for it. “Fold them up,” said {A}. So the horse tucked in its wings, and walked through on its toes like somebody carrying two umbrellas. “Sorry,” said {A}, “sorry, sorry.” Those were still the same bats.'
      ]
    },
    {
      id: 'the-wheel',
      A: 'same',
      spare: 9,
      paragraphs: [
        'One of the wheels came off the skateboard and rolled into a hedge. The dog ran after it and brought it back. It laid it at {H}’s feet, and waited for it to be thrown. “That’s your wheel!” said {H}. The dog knew that. It was a very good wheel.',
        'So {H} threw it once, as it had come all this way. Then they screwed it on, with a coin. “That was half a minute,” said {A}. “We’ll be quick afterwards,” said {H}.'
      ]
    },
    {
      id: 'pet-judge',
      A: 'pet',
      spare: 10,
      paragraphs: [
        'Somebody had to watch the golden cup, and it was {A}. {A} sat beside it, very upright, and let nobody come near. There was another {A} in the side of the cup, with a wide, wide face. They looked at each other for a long time.',
        'When the crowd shouted, {A} looked up. Then {A} looked back, to see if the other one had heard. It was clear to {A} who had won already. It was somebody golden, with a very good nose.'
      ]
    },
    {
      id: 'elder-pram',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} called from the side of the road: “I won a race once, in a pram!” “Who pushed?” called {A}. “Nobody,” called {S}. “That’s why I won.” It had been on a hill, with washing in it, and it had gone through a wedding.',
        '“And what did you get?” asked {A}. “A slice of the cake,” said {S}, “as I was there.” Then {S} had to jump back, for the dog came by. It knew which pocket had a biscuit in.'
      ]
    },
    {
      id: 'child-flag',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} had a flag, and ran along beside them. “You’re last!” {S} shouted. “Now you’re first! Now you’re a bit first!” “What am I now?” asked {A}. {S} had to stop for breath. “Now you’re gone,” said {S}.',
        'So {S} cheered for whoever came next. That was a lady with two bags of shopping, who looked round to see who was meant. Then up went both arms, bags and all, and the lady ran past as fast as anybody.'
      ]
    },
    {
      id: 'three-times',
      A: 'partner',
      paragraphs: [
        'Up on the mountain the flying horse looked down. It was so high that it was afraid to move. “Woof!” somebody said. It was the dog. It walked in front, very slowly, wagging, and the horse came down behind it. “The dog could have won long ago,” said {A}. “It always stops for us.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-finish',
      A: 'partner',
      paragraphs: [
        'There was the finish! {H} roared up, and {A} swooped down. But behind them something rattled. {H} braked, just before the ribbon, and so did {A}. “After you!” they called to the dog.',
        'The dog saw that they had stopped. So it stopped too. It sat down, one paw from the ribbon, and waited. “Go on!” cried everybody. It would not go without them. Then {H} saw a stick lying by the road. “Fetch!” called {H}, and threw it over the line.'
      ]
    },
    {
      id: 'photo',
      A: 'same',
      spare: 13,
      paragraphs: [
        'They all had their picture taken. The car of fire stood on the left, and was asked to burn a bit lower. The horse stood on the right, and was asked to fold up. “Everybody look at me,” said the man with the camera. “And say cheese.”',
        'That was a mistake. The dog knew that word. In the picture there was a car, and a horse, and two people with their mouths open. Of the dog there was just the tail. The rest was on its way to the cheese sandwich.'
      ]
    },
    {
      id: 'ride-home',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“May I try yours?” asked {A}. So on the way home {A} sat in the car of fire, and {H} on the flying horse. It was rather chilly up there. In the car it was rather hot.',
        'The dog tried both. It was sick of neither. But then it went back to its skateboard, and laid one paw on it. With the other three you could stop whenever you liked, and that was what it needed.'
      ]
    },
    {
      id: 'the-cup',
      A: 'partner',
      paragraphs: [
        'Zip! The ribbon tore, and the dog had won! It had the stick in its mouth and the ribbon round its ears. It got the golden cup, and {A} filled it with water. The dog drank it up. Then it came back to {H}, and laid down what it was really proud of. It was the stick.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stood at the start and cheered for all three, so as to be fair.',
      '{names} had brought sandwiches for a long race, and began on them before it started.',
      { text: '{names} held the flying horse until the flag came down, and then a tree.', needs: ['hands'] },
      { text: '{names} oiled the four small wheels of the skateboard.', needs: ['hands'] }
    ],
    way: [
      '{names} ran across the field to see them come by again, and got there just after.',
      '{names} shouted from the bridge: “Hurry up!” The dog stopped, to say hello.',
      { text: '{names} had pulled at the rope too, and sat down in the pond.', needs: ['hands'] },
      { text: '{names} dried the wheel of the car, and carried the frog home.', needs: ['hands'] }
    ],
    turn: [
      '{names} jumped up and down by the ribbon and could not bear to look.',
      '{names} called “Here! Over here!” from the other side of the ribbon.',
      { text: '{names} carried the winner round in triumph, with the skateboard.', needs: ['hands'] },
      { text: '{names} threw a hat up in the air, and the dog brought it back.', needs: ['hands'] }
    ]
  },
  bed: [
    'The car of fire was only a small red glow now, and the horse folded its wings.',
    '{H} washed off the soot and lay down. By the bed stood a golden cup, and in it stood a stick.'
  ],
  last: [
    'Somewhere four small wheels rattled home, in no hurry at all, and {H} was asleep.',
    'Nobody had to be first any more, and {H} was asleep.'
  ]
}

export const greatRace = wishPlot(THE_RACE)

/** The dog of the family is the one on the skateboard. */
function withOurDog(text: string): string {
  return text
    .replaceAll('“Woof!” somebody said. It was the dog.', 'Something warm nudged it. It was {star}.')
    .replaceAll(/\b(?:the|our) dog\b/giu, '{star}')
}

function lineOfOurs(line: Line): Line {
  return typeof line === 'string' ? withOurDog(line) : { ...line, text: withOurDog(line.text) }
}

function sceneOfOurs(scene: WrittenScene): WrittenScene {
  return { ...scene, paragraphs: scene.paragraphs.map((told) => (typeof told === 'string' ? withOurDog(told) : told)) }
}

export const ourDogsRace = wishPlot({
  ...THE_RACE,
  want: THE_RACE.want.map(sceneOfOurs),
  way: THE_RACE.way.filter(({ A }) => A !== 'pet').map(sceneOfOurs),
  turn: THE_RACE.turn.map(sceneOfOurs),
  everybody: {
    want: THE_RACE.everybody.want.map(lineOfOurs),
    way: THE_RACE.everybody.way.map(lineOfOurs),
    turn: THE_RACE.everybody.turn.map(lineOfOurs)
  },
  id: 'wish-our-dog-race',
  star: 'pet',
  wishes: ['our dog wins the race', 'wins race', 'win race', 'won race', 'winning race', 'race', 'races', 'racing', 'racer', 'skateboard', 'skateboards', 'skateboarding', 'rides skateboard', 'big race', 'great race'],
  except: [...(THE_RACE.except ?? []), 'fish', 'goldfish', 'hamster', 'guinea', 'tortoise', 'bird', 'budgie', 'parrot', 'sports', 'lead', 'show', 'agility'],
  titles: ['{H} Throws the Stick', 'One Paw Short of the Finish', 'The Great Race', 'A Stick in the Golden Cup']
})
