import { wishPlot } from '../wish-plot.ts'

export const duckInWellies = wishPlot({
  id: 'wish-duck-in-wellies',
  wishes: ['duck wellies', 'duck with wellies', 'duck wellies on', 'duck in wellies', 'ducks wellies', 'duck wears wellies', 'duck wearing wellies', 'duck welly', 'duck with wellies on', 'duck wellingtons', 'duck wellington boots', 'duck in wellington boots', 'duck boots', 'duck in boots', 'ducks in boots', 'duck wears boots', 'duck wearing boots', 'duck with boots', 'duck rain boots', 'duck rainboots', 'duck in rain boots', 'duck gumboots', 'duck in gumboots', 'duck gum boots', 'duck wears gumboots', 'duck red wellies', 'duck yellow wellies', 'duck yellow boots', 'duck red boots', 'duck wellie boots', 'duck wellys', 'duckling wellies', 'duckling boots', 'duckling rain boots', 'duck who doesn’t like wet feet', 'duck hates wet feet', 'duck dry feet', 'duck wet feet', 'duck who hates getting wet', 'duck puddle boots', 'duck borrowed my wellies', 'duck stole my wellies', 'duck in my wellies', 'duck galoshes', 'duck in galoshes', 'duck in shoes', 'duck wearing shoes'],
  answers: ['duck', 'ducks', 'duckling', 'wellies', 'welly', 'wellie', 'wellington', 'wellingtons', 'boots', 'boot', 'gumboots', 'gumboot', 'rainboots', 'shoes', 'shoe', 'feet', 'foot', 'webbed', 'wet', 'dry', 'water', 'puddle', 'puddles', 'pond', 'splash', 'splashes', 'jump', 'jumps', 'jumping', 'muddy', 'mud', 'wear', 'wears', 'wearing', 'wore', 'put', 'puts', 'on', 'off', 'takes', 'took', 'never', 'borrowed', 'borrows', 'stole', 'walk', 'walks', 'waddles', 'quacks', 'swims', 'swim', 'yellow', 'red', 'green', 'blue', 'pink', 'hates', 'hate', 'doesn’t', 'doesnt', 'like', 'with', 'in', 'who', 'pair', 'left', 'right', 'cold', 'river', 'lake', 'park', 'umbrella', 'raincoat', 'very', 'really', 'too', 'little', 'big', 'small', 'funny', 'silly', 'friendly', 'kind', 'old', 'new', 'day', 'night', 'morning', 'today', 'home', 'house', 'kitchen', 'rain', 'sun', 'mum', 'mom', 'dad', 'grandma', 'grandpa', 'sister', 'mummy', 'daddy', 'brother', 'friend', 'galoshes', 'my', 'garden', 'street', 'raining', 'rainy', 'snow', 'windy', 'autumn', 'spring'],
  except: ['bought', 'pattern', 'outgrown', 'bread', 'shot', 'hunter', 'dead', 'died', 'hurt', 'poorly', 'puss', 'cat', 'eaten', 'roast', 'peking', 'fox', 'rubber', 'bath', 'cricket', 'ugly', 'drown', 'drowned', 'tractor', 'paddington', 'frog', 'goose', 'penguin', 'football', 'rugby', 'ski', 'ice'],
  moods: ['change', 'losing', 'first', 'waiting'],
  company: ['duck', 'wellies', 'boot', 'puddle', 'socks', 'water', 'step', 'jug', 'cloud', 'mat', 'door', 'shoes', 'bag', 'string', 'feet'],
  isTale: true,
  about: 'A duck has taken the hero’s wellies, to have dry feet for once, and cannot feel the puddle, until it turns out that a boot that keeps water out keeps it in as well.',
  titles: ['Dry Since Half Past Two', 'A Pond in Each Boot', '{H} and the Duck in Wellies', 'Somebody Else’s Puddle', 'Wet from the Inside'],
  want: [
    {
      id: 'on-the-step',
      A: 'partner',
      paragraphs: [
        '{H} wanted to jump in the great puddle by the door. But {H}’s wellies were not on the mat. They were outside on the step, and in them stood a duck. “I’ve borrowed these wellies,” said the duck. “I’ve had wet feet since I was an egg.”',
        '“How are they?” asked {A}. “Dry,” said the duck. “I’ve been dry since half past two.” It did not sound as glad as all that.'
      ]
    }
  ],
  way: [
    {
      id: 'nobody-in-the-puddle',
      A: 'same',
      paragraphs: [
        '“Can I have my wellies back?” asked {H}. “When I’ve been in a puddle in them,” said the duck. It walked in, with the wellies up to its tummy, and waited. “When does it start?” asked the duck. “You’re in the middle,” said {A}. “I’m not,” said the duck. “Somebody’s boots are.” It came out, and went in faster, and that was no different.'
      ]
    },
    {
      id: 'no-sound-of-its-own',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The duck had always gone flip, flap, and knew by that who it was. In wellies it went clop. It turned round, to see who was behind. “There it is again,” said the duck, and walked a little quicker.',
        '{A} walked along beside the duck, with a flip and a flap of {A}’s own slippers. “That’s better,” said the duck. “Now I know where I am.” {H} did the right foot, and {A} did the left. They were seldom at the same time, and the duck had to wait for itself.'
      ]
    },
    {
      id: 'left-and-right',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The duck had the left wellie on the right foot. “How can you tell?” it asked. {A} showed it. The toes of the two boots looked away from each other, as if they had quarrelled. A duck’s toes had always looked inwards. “Mine get on,” said the duck.',
        'So it kept them as they were. {H} could not say anything against that. It was how {H} did it too, on most days, without being a duck.'
      ]
    },
    {
      id: 'other-knits',
      A: 'other',
      spare: 3,
      paragraphs: [
        '{A} brought the duck a pair of socks, since whoever wears wellies wears socks. The duck had never seen any. It put one of them over its beak. It was warm in there, and dark, and smelled of cupboard. “It’s evening,” said the duck.',
        '“Lower down,” said {A}. They did try. A duck’s foot was wide in front and thin behind, and the sock was the other way about. The sock went on like a flag and came off like one. In the end the duck kept both over its shoulders, for the look of it.'
      ]
    },
    {
      id: 'pet-meets-the-boots',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{A} came out to see who was there, and met the wellies. {A} knew those well, for they were the ones that went for walks. {A} sat down in front of them, and waited for {H} to come up out of the top. It was a duck.',
        '{A} looked at the boots, and at the duck, and at the boots. “I know,” said the duck. “I’d thought that there would be more of me, too.” {A} smelled the left toe, to make certain. It had not changed. It was only up above that it had gone wrong.'
      ]
    },
    {
      id: 'elder-hole',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“When I was little I had one good wellie and one with a hole,” said {S}. “I hopped through every puddle on the good one.” “All the way?” asked {A}. “All the way to school. I had one dry foot, and a leg like a wrestler’s.”',
        'The duck was very much taken with this. “And which foot had the nicer time?” it asked. {S} had never been asked that. {S} thought of the road, and the rain, and the hole. “The other one,” said {S}. “It always had news.”'
      ]
    },
    {
      id: 'child-is-a-duck',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        'If a duck could be a child, {S} could be a duck. {S} took off both socks, and walked round the mat with {S}’s toes spread. “Flip,” said {S}. “Flap. I’ve got web feet.” The duck bent down and looked between the toes. “There’s no web there,” it said.',
        '“They’re the see-through sort,” said {S}. The duck believed that. It had seen windows. “Then mind you don’t steam up,” it told {S}, and {A} wiped the toes with a cloth.'
      ]
    },
    {
      id: 'aren-t-they-cold',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Were your feet cold, then, in the wet?” asked {H}. “Not a bit,” said the duck. “I’ve stood on ice with them.” {A} knew about that. “In your legs the warm goes down right beside the cold that comes up,” said {A}. “They swap on the way.”',
        '“So that’s what goes on in there,” said the duck. It had never needed a stove. {H} looked down at the wellies. “Then why did you want these?” The duck looked down as well. “Everybody was so pleased with theirs,” it said.'
      ]
    },
    {
      id: 'not-a-drop',
      A: 'partner',
      paragraphs: [
        'The duck sat down on the step and pulled off the wellies. Its feet were orange, and quite dull. {A} picked up the left boot and tipped it over, as one always does. Nothing came out. “There’s not a drop in it,” said {A} slowly. “It keeps the water on the other side.” {H} looked into the boot. It was big and dark in there, and had no puddle at all. “What if the other side was this one?” asked {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'a-pond-in-each',
      A: 'partner',
      paragraphs: [
        '{H} filled a jug at the puddle, and poured first one boot full, and then the other. Not a drop came out. Whatever keeps water out keeps it in as well. The duck put in its left foot, and then its right. “There’s a puddle!” said the duck. “It’s got hold of me.” It walked up and down. Slosh, said one boot, and slosh, said the other. “You’ve got a pond on each foot,” said {A}. “And it comes along,” said the duck.'
      ]
    },
    {
      id: 'weather-in-a-boot',
      A: 'same',
      spare: 8,
      paragraphs: [
        'The duck stood still, and the water in its boots went smooth. {A} shone a torch down past one leg. There was a pond in there, round and black. “Is it deep?” asked {H}. “It goes right down to the foot,” said the duck.',
        'A leaf had got into the left boot. The duck left it there, for a pond without a leaf was just a bath. Later the leaf was in the right boot. None of them had seen it get out.'
      ]
    },
    {
      id: 'other-brings-weed',
      A: 'other',
      spare: 9,
      paragraphs: [
        '{A} had been thinking what else there was in a pond, and came with some lettuce. It was cut into a fringe at one end, for weed. {A} let it down into the right boot. The duck stood very still, to find out how it was.',
        '“It tickles at the bank,” said the duck. Then it put its beak down the boot and was gone as far as the neck. It came up chewing. “Who lives there now?” asked {A}. “Nobody,” said the duck. “They’ve just moved out.”'
      ]
    },
    {
      id: 'carrying-ponds',
      A: 'same',
      spare: 10,
      paragraphs: [
        'A pond is heavy, and two are more so. The duck got as far as the corner and had to rest. “How do other ponds do it?” it asked. “They stay where they are,” said {A}. “You go to them.”',
        'The duck thought of its own pond behind the houses, which it had not had to lift once. “That’s very considerate,” it said. {H} tried to push the duck along from behind. The boots stayed, the duck leaned, and the water came up to see what the matter was.'
      ]
    },
    {
      id: 'from-the-inside',
      A: 'partner',
      paragraphs: [
        'When the sun was low, the duck stepped out. “They’re good ponds,” it said, “but a bit narrow. I’ve got a wider one at home.” Off it went, flip, flap, with two wet feet. Now {H} had the wellies back. {H} stepped in, and they were both still full. It was cold in there, and took hold of {H}’s feet. “Slosh,” said {H}, and jumped into the middle of the great puddle. “Which side’s wetter?” called {A}. {H} had to jump once more, to be sure.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked for the wellies behind the door, and then found the duck.',
      '{names} walked once round the duck, at boot height.',
      { text: '{names} wiped a splash off the left toe.', needs: ['hands'] }
    ],
    way: [
      '{names} tried the puddle too, and came out with news.',
      '{names} heard the duck go clop, and could not have said who it was.',
      { text: '{names} held the duck by one wing, so that it did not fall over its heels.', needs: ['hands'] }
    ],
    turn: [
      '{names} sloshed a little at every step, to keep it company.',
      '{names} looked down into the duck’s pond, and somebody looked back.',
      { text: '{names} brought one more cup of puddle for the right boot.', needs: ['hands'] }
    ]
  },
  bed: [
    'The wellies were tipped out on the step, and stood upside down to dry. Out of the left one came a leaf.',
    '{H} dried ten white toes, one after the other, and looked between them. Then {H} lay down, flip and flap.'
  ],
  last: [
    'Behind the houses a duck had its feet in the water, and {H} was asleep.',
    'On the step two wellies dripped, now the left and now the right, and {H} was asleep.'
  ]
})
