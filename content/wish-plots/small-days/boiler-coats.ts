import { wishPlot } from '../wish-plot.ts'

export const boilerCoats = wishPlot({
  id: 'wish-boiler-coats',
  wishes: ['boiler broke', 'boiler broken', 'broken boiler', 'boiler broke down', 'boiler stopped', 'boiler stopped working', 'boiler packed up', 'boiler not working', 'boiler isn’t working', 'boiler doesn’t work', 'boiler went off', 'boiler died', 'boiler coats', 'boiler cold', 'heating broke', 'heating broken', 'heating broke down', 'heating stopped', 'heating not working', 'heating isn’t working', 'heating went off', 'heating packed up', 'no heating', 'heater broke', 'heater broken', 'heater stopped', 'furnace broke', 'furnace broken', 'furnace went out', 'radiators cold', 'radiators not working', 'radiator broken', 'radiator broke', 'coats indoors', 'coat indoors', 'coats inside the house', 'coats on inside', 'coats in the house', 'coat in the kitchen', 'coats at dinner', 'coats at supper', 'coats at the table', 'wore our coats indoors', 'hats and coats indoors', 'hats indoors', 'cold house coats', 'freezing house coats', 'house so cold coats', 'central heating broke', 'heating off', 'boiler not heating', 'boiler conked out', 'boiler man', 'boiler fixed', 'boiler mended', 'heat broke', 'heat went off', 'heat stopped working', 'heating system broke', 'heating turned itself off', 'gloves indoors', 'gloves at the table', 'scarves indoors', 'see our breath indoors', 'breath indoors', 'breath inside the house'],
  answers: ['boiler', 'heating', 'heater', 'furnace', 'radiator', 'radiators', 'central', 'broke', 'broken', 'down', 'stopped', 'working', 'works', 'work', 'off', 'out', 'packed', 'up', 'coat', 'coats', 'hat', 'hats', 'scarf', 'scarves', 'gloves', 'mittens', 'jumper', 'jumpers', 'blanket', 'blankets', 'wore', 'wear', 'wearing', 'put', 'everybody', 'everyone', 'whole', 'family', 'indoors', 'inside', 'house', 'flat', 'home', 'kitchen', 'table', 'dinner', 'supper', 'breakfast', 'bed', 'cold', 'freezing', 'chilly', 'warm', 'winter', 'snow', 'frost', 'night', 'day', 'morning', 'today', 'yesterday', 'tonight', 'week', 'weekend', 'no', 'mum', 'dad', 'mummy', 'daddy', 'grandma', 'nana', 'grandpa', 'brother', 'sister', 'until', 'man', 'came', 'fixed', 'mend', 'because', 'soup', 'tea', 'breath', 'heat', 'system', 'conked', 'mended', 'repair', 'repairman', 'plumber', 'engineer', 'see', 'evening', 'tomorrow', 'cosy', 'cuddled', 'together', 'steam', 'pyjamas', 'dressing', 'gown', 'friend', 'mom', 'mama', 'papa', 'granny', 'grandad', 'auntie', 'uncle', 'cousin'],
  except: ['homeless', 'money', 'pay', 'bill', 'bills', 'afford', 'poor', 'war', 'dead', 'ill', 'sick', 'poorly', 'hospital', 'cough', 'fever', 'crying', 'cried', 'gas', 'smoke', 'fire', 'alarm', 'explode', 'exploded', 'monster', 'dragon', 'bear', 'penguin', 'penguins', 'lamb', 'hamster', 'rabbit', 'dog', 'cat', 'school', 'car', 'train', 'bus', 'power', 'lights', 'new coat', 'lost', 'refuses', 'won’t', 'why', 'how', 'bath', 'shower'],
  nothingElse: true,
  moods: ['first', 'change', 'waiting', 'learning'],
  company: ['boiler', 'coat', 'coats', 'hall', 'hook', 'hooks', 'soup', 'spoon', 'teapot', 'tea', 'table', 'glove', 'gloves', 'bread', 'collar', 'sleeve', 'button', 'radiator', 'salt'],
  fed: true,
  about: 'The boiler is broken and everybody wears a coat indoors, but the hero’s is cold inside, until a teapot and a spoon in coats show that a coat only keeps what you bring.',
  titles: ['The Coat That Was On', 'A Coat for the Spoon', 'We Are the Boiler', '{H} in Four Coats', 'Supper with Gloves'],
  want: [
    {
      id: 'coats-at-table',
      A: 'partner',
      paragraphs: [
        'The boiler was broken, and {H} sat down to supper in a coat. {A} had a coat on as well, buttoned to the chin, and passed the salt in gloves. At every word a little cloud came out. “My coat isn’t working,” said {H}. “It’s cold inside.” There were six more on the hooks in the hall. {H} wanted one that was warm.'
      ]
    }
  ],
  way: [
    {
      id: 'little-clouds',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They sat in their coats and looked at what they said. Yes was a small round cloud. No was a bit longer. {H} said the longest word that there was, and it reached as far as the mustard. “What was that one?” asked {A}. “Caterpillar,” said {H}.',
        '{A} wanted to say something too, and had it ready. But {A} sneezed first. That was the biggest cloud of the evening, and it did not mean anything.'
      ]
    },
    {
      id: 'ask-the-boiler',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They went to look at the boiler. It hung on its wall with a small red light. On the front it said one letter and a number. “What does that mean?” asked {H}. {A} looked it up in the booklet. “It means that you should ring a man.”',
        'The man had been rung. He was coming tomorrow, with a part. {H} tied a scarf round the boiler, for the night. It was tied loosely, so that the red light could still look out.'
      ]
    },
    {
      id: 'last-winter',
      A: 'same',
      spare: 11,
      paragraphs: [
        'In the pockets it was still last winter. {H} found a chestnut in one coat, and a ticket for a bus that had long since arrived. {A} found half a biscuit in another. It was as hard as a tile, and cold right through.',
        '“It isn’t working either,” said {H}. {A} breathed on it, and held it for a while, and put it back. “It’ll be better in a warm coat,” said {A}. {H} tried the chestnut in the other pocket. It rolled to the bottom, and stayed cold among friends.'
      ]
    },
    {
      id: 'hat-question',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“May you wear a hat at the table?” asked {H}. “No,” said {A}. “And with a coat?” {A} had to think. At the table you took your hat off. But you took your coat off as well. Nobody had ever said what happened if you did not.',
        'They settled it like this. Hats stayed on for soup, and were lifted to whoever passed the salt. The salt went round twice, because it looked so well.'
      ]
    },
    {
      id: 'other-comes-home',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} had been out with the rubbish. {A} came in, unbuttoned, took off a coat, and hung it up. Then {A} stood there in the cold. “Are we going or coming?” asked {A}. “Neither,” said {H}. “We’re in.” A little cloud came out with it.',
        '{A} breathed out to see, and got one as well. {A} went back into the hall. It was the first time that anybody had put on a coat to stay at home.'
      ]
    },
    {
      id: 'pet-has-one',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} was the only one who had nothing to button. {A} had come with a coat, or as good as one, and wore it as on any evening. {H} laid a sleeve over {A} all the same.',
        '{A} looked at the sleeve, and waited until {H} did not look. Then the sleeve lay there by itself, in the shape of {A}. It was warm, too. {H} put a hand in, and kept it there.'
      ]
    },
    {
      id: 'elder-with-newspaper',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} sat very straight, and rustled. “What have you got in your coat?” asked {A}. “Tuesday,” said {S}, and opened one button. There was a newspaper in there, front and back. “On a bicycle there’s nothing better. The wind can’t read.”',
        '{A} was given the sport, to wear under the arms. After that {S} could only be read by leaning over. {S} wished to know how the weather was. It was on {S}’s back.'
      ]
    },
    {
      id: 'four-coats',
      A: 'partner',
      paragraphs: [
        '{H} tried the coats in the hall. The long one was cold, and the thick one was thick and cold. They had hung there since morning, and the hall had got into them. So {H} put on four, one over the other. Now both arms stuck straight out. {A} had to turn {H} round by the hood.',
        '“Well?” asked {A}. “I’m cold in the middle,” said {H}, “and I can’t reach the soup.”'
      ]
    },
    {
      id: 'the-thin-one',
      A: 'partner',
      paragraphs: [
        'There were a great many buttons to undo. {A} got hot doing it, and took {A}’s own coat off. {H} slipped into it, only to see. It was warm. It was warm right down the sleeves. “This one’s on!” said {H}.',
        '{A} looked. It was the thinnest coat of all. “It was as cold as yours,” said {A} slowly. “But I’ve been in it since four.”'
      ]
    }
  ],
  turn: [
    {
      id: 'teapot-and-spoon',
      A: 'partner',
      paragraphs: [
        '{A} put a hot teapot into the thick coat, and {H} buttoned the long one round a spoon. Then they ate their soup. When the bowls were empty, {A} felt the teapot, and {H} felt the spoon. The teapot was as hot as before. The spoon had had a whole coat to itself, and was as cold as ever.',
        '“So a coat can’t heat anything,” said {A}. “It just keeps in what you bring.” {H} looked round the table. “Then who’s brought some?” asked {H}.'
      ]
    },
    {
      id: 'child-is-hot',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} ran three times round the table, in a coat and a hat. Then {S} stood still and steamed. {A} could see it, at the collar. “You’ve brought the most,” said {A}, and held both hands over {S} as you do over a stove.',
        '{S} stood there proudly until there was no more steam. “You’ve gone out,” said {A}. So {S} was sent round again, and now it was known what a lap was worth. It was worth eight fingers.'
      ]
    },
    {
      id: 'coat-for-a-snowball',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{H} fetched two ice cubes. One of them was laid on a saucer, and the other was rolled up in a woolly coat. “That one will melt first,” said {A}. “It’s nice and warm in there.” They sang all of a song that had nine verses.',
        'The one on the saucer had a puddle. The one in the coat was still a cube. “It’s brought cold,” said {H}, “so the coat’s keeping cold.” {A} buttoned it up again, since it was happy.'
      ]
    },
    {
      id: 'the-radiator',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{H} felt sorry for the radiator, and hung a coat over it. They both felt underneath. It was as cold as a railing. “It hasn’t brought anything either,” said {A}. Then {H} sat down with {H}’s back against it, and {A} did as well.',
        'After a while it was not so cold, in two places. “It’s working,” said {A}. “No,” said {H}. “We’re heating the radiator.” They moved off, before it could get used to that.'
      ]
    },
    {
      id: 'gloves-and-bread',
      A: 'same',
      spare: 10,
      paragraphs: [
        'In gloves it was hard to butter bread. {H}’s glove got butter on one finger, and then it held on to everything. It held on to the lid, and the crust, and a coat button. {A} pulled, and got the glove, with nobody in it.',
        '“Take mine,” said {A}. Now {H} had one blue glove and one brown. The buttered one was laid on the lid of the soup pan to dry. There it got soft, and smelled of toast.'
      ]
    },
    {
      id: 'one-coat-for-two',
      A: 'partner',
      paragraphs: [
        'They took the biggest coat, and both of them got in. {H} had the left sleeve, and {A} had the right. At first it was as cold in there as the hall. Then it was not. The warm came from {A}’s side and it came from {H}’s, and met in the middle. “We’re the boiler,” said {H}.',
        'Each had one hand for the bread, and somebody had to say when. {H} took the spoon in with them, because it had had such a poor evening. By the last crust it was warm as well.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to supper dressed for the street.',
      '{names} breathed out, and looked to see where it went.',
      { text: '{names} turned up a collar, and held it shut.', needs: ['hands'] },
      { text: '{names} felt the radiator once more, in case it had thought better of it.', needs: ['hands'] }
    ],
    way: [
      '{names} got under a coat that had been let fall.',
      '{names} sat close to the soup, on the side where it steamed.',
      { text: '{names} helped with the buttons, from the bottom up.', needs: ['hands'] },
      { text: '{names} held a coat open for the next try.', needs: ['hands'] }
    ],
    turn: [
      '{names} moved up against the big coat, and brought some too.',
      '{names} sat opposite the teapot, which had a coat on too.',
      { text: '{names} did up the top button, since those inside could not.', needs: ['hands'] },
      { text: '{names} turned up the collar of the teapot, because of its neck.', needs: ['hands'] }
    ]
  },
  bed: [
    'The teapot was undressed. The coats went back to their hooks, all but the biggest, which was laid over the bed.',
    '{H} washed as fast as anybody ever has, and lay down under the coat. It was cold there, for as long as it takes to breathe ten times. {H} had brought enough.'
  ],
  last: [
    'The coat had not done anything but keep it in, and {H} was warm and asleep.',
    'In the hall it was cold, and under the big coat it was not, and {H} was asleep.'
  ]
})
