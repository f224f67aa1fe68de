import { wishPlot } from '../wish-plot.ts'

const FOOD = ['food', 'dinner', 'supper', 'lunch', 'breakfast', 'tea', 'peas', 'pea', 'sausage', 'sausages', 'potato', 'potatoes', 'vegetables', 'veggies', 'carrots', 'carrot', 'broccoli', 'meal', 'plate', 'meatball', 'meatballs']
const GOES = ['runs away', 'ran away', 'run away', 'running away', 'runaway', 'escapes', 'escaped', 'escape', 'escaping', 'alive', 'comes alive', 'came alive', 'comes to life', 'jumps off plate', 'jumped off', 'rolls away', 'rolled away', 'walks away', 'walked off', 'goes out', 'goes on strike', 'hides', 'chase', 'chased', 'gets away', 'got away', 'legs', 'fridge escape', 'talk', 'talking', 'talks', 'naughty', 'adventure']

export const dinnerGoesOut = wishPlot({
  id: 'wish-dinner-goes-out',
  wishes: [...FOOD.flatMap((food) => GOES.map((goes) => `${food} ${goes}`)), 'peas ran off', 'peas jumped', 'peas rolled', 'food fight back', 'living food', 'escaping food', 'food dont want eaten', 'food doesnt want eaten', 'food not want eaten'],
  answers: [...FOOD, 'the', 'my', 'our', 'runs', 'ran', 'run', 'running', 'away', 'off', 'runaway', 'escapes', 'escaped', 'escape', 'alive', 'comes', 'came', 'life', 'to', 'jumps', 'jumped', 'rolls', 'rolled', 'walks', 'walked', 'goes', 'out', 'hides', 'chase', 'chased', 'gets', 'got', 'legs', 'talk', 'talks', 'talking', 'naughty', 'silly', 'funny', 'from', 'fridge', 'kitchen', 'table', 'fork', 'restaurant', 'cafe', 'street', 'eaten', 'eat', 'not', 'want', 'doesn’t', 'be', 'who', 'that', 'plate', 'adventure', 'all', 'little', 'green', 'house', 'door', 'night', 'hungry'],
  except: ['allergic', 'allergy', 'choke', 'choked', 'choking', 'sick', 'ill', 'fussy', 'picky', 'refuses', 'won’t', 'hates', 'tooth', 'dog', 'cat', 'stole', 'stolen', 'thief', 'burnt', 'burned', 'fire', 'mouse', 'guinea', 'hamster', 'monster', 'dinosaur', 'rabbit', 'bunny', 'sweet potato', 'pizza', 'sushi', 'pancake', 'gingerbread', 'tortilla', 'dosa', 'roti', 'chapati', 'cake', 'ice', 'cream', 'superhero', 'ninja', 'party', 'pirate', 'pirates', 'couch', 'grow', 'grows', 'growing', 'garden', 'soup', 'princess', 'world', 'hot', 'moon', 'space', 'sandwich', 'banana', 'hunger', 'bank', 'christmas', 'eid', 'nose', 'snowman'],
  moods: ['afraid'],
  company: ['plate', 'pea', 'peas', 'sausage', 'potato', 'fork', 'table', 'waiter', 'restaurant', 'chair', 'door', 'street', 'menu', 'glass', 'napkin', 'spoon', 'lamp', 'bill'],
  isTale: true,
  about: 'The dinner runs away to eat out in a restaurant; to get near it the hero becomes its waiter, and finds out that all it wants is what every dinner does for others.',
  titles: ['The Dinner Goes Out to Dinner', 'A Table for Forty Peas', 'The Sausage Orders', '{H} Waits on the Peas', 'First Went the Peas'],
  want: [
    {
      id: 'first-the-peas',
      A: 'partner',
      paragraphs: [
        '{H} was as hungry as a horse, and stuck the fork into the dinner. It was peas, a potato and a sausage. The fork went clink, because nothing was there any more. The peas were running across the table.',
        '“Not tonight!” they squeaked. “Tonight we’re eating out!” The potato jumped down after them, bump, and the sausage rolled behind, holding the door for everybody. “Come back, you naughty peas!” cried {H}. “You’re my dinner!” “It’s our evening off,” said the sausage.'
      ]
    }
  ],
  way: [
    {
      id: 'down-the-street',
      A: 'partner',
      paragraphs: [
        'Down the street went forty peas, two by two, then the potato and the sausage. Behind them came {H} with the fork, and {A} with the empty plate. “Stop that dinner!” called {A}. A lady with a bag looked up. “Which one?” asked the lady. “I’ve got mine here.”'
      ]
    },
    {
      id: 'zebra',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'At the crossing the peas waited for the green man. They held on to each other, and looked left and right, as they had often been told. “He’s green like us,” they said. When he came, they all cheered, and went over.',
        'It took a while, for the last ones were small. The cars stood and waited. {H} and {A} had to wait too, because by then the man was red. “They’re better at it than we are,” said {A}.'
      ]
    },
    {
      id: 'lost-pea',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'A pea had been left behind by the kerb, and was crying. It was hardly more than a dot. “I can’t see the others,” it sobbed. “Where are you all going?” asked {H}. “I don’t know,” said the pea. “I’m always at the back.”',
        '{A} wiped its face with the corner of a napkin, and that was the whole pea. {H} carried it on one finger, up high, so that it could look over the wall. “I’m a potato,” called the pea, and felt a good deal better.'
      ]
    },
    {
      id: 'the-sauce',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“What about the gravy?” asked {H}. They looked back. The gravy had wanted to come too. It had got as far as the doorstep and was lying there, out of breath. “Go on without me,” said the gravy. “I can’t do corners.”',
        '{A} scooped it up in a jug and took it along. “That’s kind,” said the gravy, and settled. “I do like to be there in the end. I’ve never liked to be first.”'
      ]
    },
    {
      id: 'potato-hill',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'Where the street went downhill, the potato began to roll. “Out of the way!” it called. “I’ve got no brakes!” It overtook the peas, and it overtook a boy on a scooter, who rang his bell at it.',
        'It ended up in a flower bed with its head in the soil. It stayed in there for some time. “Are you stuck?” asked {A}. “No,” said the potato from below. “I grew up somewhere like this. Give me a moment.”'
      ]
    },
    {
      id: 'shop-window',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'The sausage had stopped in front of a shop. In the window hung a whole row of sausages, all holding hands. “Come out!” called the sausage. “It’s lovely out here!” They swung a little. “We’re waiting to be asked,” they said.',
        '“I’m asking you!” cried the sausage. But they meant by a customer. {H} was nearly there with the fork. The sausage looked round, and squealed, and was off, end over end.'
      ]
    },
    {
      id: 'bus-stop',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“Have you seen a dinner come by?” {A} asked a man at the bus stop. “What sort?” asked the man. “Sausage, with peas.” The man thought it over. “There was a curry at ten past, in a great hurry. But no sausage.”',
        'The man looked down the street, and swallowed. “Mine’s at home in the oven. I think so, anyway.” And off went the man from the bus stop, first at a walk, and then at a run.'
      ]
    },
    {
      id: 'fork-talks',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '“You frighten them with that fork,” said {A}. “It’s got four points.” {H} hid it behind {H}’s back, and went up to a pea quite gently. “I haven’t got anything,” said {H}. “Turn round,” said the pea.',
        '{H} turned round, but then the fork was on the other side. They went round each other four times. The pea got dizzy, and so did {H}, and they both sat down. “You’re quite nice from above,” said the pea.'
      ]
    },
    {
      id: 'tummy',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '{H}’s tummy growled so loudly that the peas ducked. “There’s a bear in there!” they squeaked. “It’s only my tummy,” said {H}. “It’s saying that it misses you.”',
        'The peas came a little nearer, and listened with all forty heads on one side. The tummy said it again. “It’s got a lovely deep voice,” said a pea. “But I still shouldn’t like to live there.”'
      ]
    },
    {
      id: 'pet-follows',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had been saying for years that one should keep an eye on dinner. Now it was going along the pavement, all by itself, at just the right height. {A} walked beside the sausage with a wet mouth, and was very polite.',
        '“Are you with us?” asked the sausage. {A} was. {A} had never been with anybody so much. “Sit,” said {H}, in the nick of time, and the sausage sat down as well.'
      ]
    },
    {
      id: 'elder-dumpling',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“Ours never ran,” said {S}. “They were too heavy, with my mother’s dumplings.” “Did they say anything?” asked {A}. “They sighed,” said {S}, “when you put in the spoon.”',
        '{S} walked along a bit behind, and was not in a hurry. “A dinner always comes back,” said {S}. “It’s got nowhere to sleep.” {A} looked at the peas, and it was true that not one of them had brought a bag.'
      ]
    },
    {
      id: 'child-pea',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} wanted to know where they were going, and the only way was to be a pea. {S} crouched at the end of the row, round and green in the face, and hopped along. “New?” asked the pea in front. “Yes,” said {S}.',
        'At the next corner they were counted. “Forty-one,” said the sausage, and frowned, and looked at {S}. “That’s a large one.” “I ate up well,” said {S}. There was a terrible silence among the peas.'
      ]
    },
    {
      id: 'baby-banana',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} had a banana in one fist, and the banana had not run. It looked out on both sides between the fingers. “Come with us!” called the peas, as they went by. “I’d love to,” said the banana, “but I’m being held.”',
        '{A} looked at it, and squeezed. After that there was less of it to go anywhere. A bit ran down the arm, but it only got as far as the elbow.'
      ]
    },
    {
      id: 'dinners-only',
      A: 'partner',
      paragraphs: [
        'At the corner there was a restaurant. The dinner went in, and sat down at the best table, ten peas to a chair. “Dinners only,” said the potato, and shut the door.'
      ]
    },
    {
      id: 'other-dinners',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'Through the window they could see who else was eating out. A bowl of noodles sat all in a heap, and could not find its legs. Two eggs were not talking to each other. A jelly had got the giggles.',
        '“Who’s at home tonight?” whispered {A}. “Only people,” said {H}. The whole town sat in front of empty plates, and everybody asked who had eaten it.'
      ]
    },
    {
      id: 'nobody-comes',
      A: 'partner',
      paragraphs: [
        '{H} shook the fork at the window, and {A} shook the plate. It was no use. “They’re not happy, though,” said {A}. “They’re waving, and no waiter comes. He can’t see anybody as small as that.” At the table the peas had begun to cry.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-waiter',
      A: 'partner',
      paragraphs: [
        '{H} laid the fork on the doorstep, and hung the napkin over one arm. Then {H} went in, and bowed, very low. “Good evening,” said {H}. “What would you like?” Forty peas went pink. “What is there?” asked the potato. “Water,” said {H}, “or water with a slice of lemon.”',
        '“We don’t really eat,” whispered the sausage. “We only wanted somebody to ask.” So {H} tucked up each pea in a corner of napkin. {A} blew on the potato, and told the sausage that it looked very well.'
      ]
    },
    {
      id: 'speech',
      A: 'partner',
      spare: 14,
      paragraphs: [
        'The potato knocked on a glass and made a speech. “Every evening you all sit round us,” it said, “and nobody says good evening. We’re pushed about. And then it’s dark.” The peas sniffed.',
        '“I’m sorry,” said {H}. “I’ll say good evening.” “And not build walls out of me,” said the potato. {H} had done that. It had been a very good wall. “Only if you’d like one,” said {H}. “I might,” said the potato.'
      ]
    },
    {
      id: 'dance',
      A: 'partner',
      spare: 15,
      paragraphs: [
        'There was a man with a piano, and he played something slow. The sausage asked the potato to dance. They went round like a wheel and a stick. The peas danced all at once, and it sounded like rain.',
        '{A} bowed to {H}, and they danced as well, on tiptoe, so that nobody was squashed. In the middle of it {H}’s tummy growled. “They’re playing your song,” said {A}.'
      ]
    },
    {
      id: 'the-bill',
      A: 'partner',
      paragraphs: [
        'Then the peas yawned. {A} paid for forty-two napkins, and {H} held out the plate. They all got on by themselves, and shut their eyes. At home they were put to bed in an egg box.',
        '“You can’t eat anybody you’ve waited on,” said {H}. So there was bread and butter, in great thick slices. “Good evening,” said {H} to the bread. It said nothing, and was very good.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked down, and that plate was empty too.',
      '{names} opened up wide for the first bite, and nothing came.',
      { text: '{names} clapped a glass over one pea, but it only wanted its hat.', needs: ['hands'] },
      { text: '{names} held down the bread with both hands, just in case.', needs: ['hands'] }
    ],
    way: [
      '{names} came along behind, and got hungrier at every corner.',
      '{names} called to the peas to come home, and was not heard.',
      { text: '{names} had brought the salt, but did not like to say so.', needs: ['hands'] },
      { text: '{names} asked at all the doors for a sausage, and was given a leaflet.', needs: ['hands'] }
    ],
    turn: [
      '{names} wished each pea a good evening, and was at it for a long time.',
      '{names} hummed a bit of music, and the smallest peas fell asleep.',
      { text: '{names} made cushions for the peas out of a ball of cotton wool.', needs: ['hands'] },
      { text: '{names} turned the pages of the menu for the sausage.', needs: ['hands'] }
    ]
  },
  bed: [
    'In the kitchen the light went out. Something in the egg box was snoring, forty times over, very small.',
    '{H} brushed away the crumbs, and was full, and lay down. The blanket was tucked in at each corner, as for a pea.'
  ],
  last: [
    '“Good evening,” said {H} once more, to nobody, and was asleep, as round as a pea.',
    'Tomorrow there would be soup, if the soup agreed. {H} was asleep.'
  ]
})
