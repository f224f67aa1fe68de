import { wishPlot } from '../wish-plot.ts'
import { WHICHEVER_RELATIVE } from './whoever.ts'

export const spyingRelative = wishPlot({
  id: 'wish-relative-spy',
  star: 'kin',
  nothingElse: true,
  wishes: ['granny is a spy', 'spy', 'spies', 'spying', 'secret agent', 'secret agents', 'undercover', 'undercover agent', 'secret service', 'secret mission', 'super spy', 'superspy', 'special agent', 'double agent'],
  answers: [...WHICHEVER_RELATIVE, 'spy', 'spies', 'secret', 'agent', 'mission', 'is', 'really', 'actually', 'becomes', 'was', 'super', 'works', 'as', 'undercover', 'goes', 'on', 'has', 'job', 'a', 'special', 'top', 'world', 'best', 'famous', 'disguise'],
  except: ['gun', 'kill', 'bomb', 'war', 'phone', 'neighbour', 'neighbours', 'cross'],
  moods: ['question'],
  company: ['newspaper', 'toast', 'table', 'hat', 'collar', 'lamp post', 'dog', 'man', 'leeks', 'shop', 'window', 'drum', 'lorry', 'torch', 'mirror', 'bath', 'peas', 'jam', 'wall', 'bell', 'street', 'file', 'coat', 'knee', 'glass'],
  about: 'One of the family is a spy and has to find out what somebody called Radish wants; the hero helps, and does not know who Radish is.',
  titles: ['The Case of Radish', 'Two Holes in the Newspaper', '{H} Looks Behind the Lamp Post', 'Code Name Custard', 'Toast That Nobody May Read'],
  want: [
    {
      id: 'two-holes',
      A: 'partner',
      paragraphs: [
        '{A} sat behind the newspaper, and there were two holes in it, with an eye in each. “You’re not reading,” said {H}. “You’re looking.” {A} lowered the paper a bit. “I’m a spy,” said {A}. “I always was. Tell nobody.”',
        '{H} wanted to be a spy too, at once, and with a hat. {A} had a spare one. “I’ve got a case,” whispered {A}. “Code name Radish. I must find out what Radish wants most of all. And Radish won’t say.”'
      ]
    }
  ],
  way: [
    {
      id: 'the-file',
      A: 'partner',
      paragraphs: [
        'They read the file under the table. It was written in jam, on toast, for a spy has to eat it afterwards. “Radish sings in the bath,” read {H}. “Radish has a plaster on one knee, and picks out the peas.” {H} ate the peas. “Do you know Radish?” asked {A}. “No,” said {H}. “But I’d like to.”'
      ]
    },
    {
      id: 'moustache',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '{A} had a whole tin full of moustaches. There was a thin one for trains, and a bushy one for museums. {H} tried the bushy one, and it tickled. “Good morning,” said {H} in a deep voice. “Good morning, Professor,” said {A}.',
        'Then {H} sneezed. The moustache flew across the room and landed on the bread. “Don’t move,” whispered {A}. “Nobody must know that we know that loaf.”'
      ]
    },
    {
      id: 'the-knock',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'For the door there was a secret knock. It was two long ones, three quick ones, and a scratch. {H} went out and did it. “Who’s there?” asked {A}. “Me,” said {H}. “You’re not supposed to say,” said {A}. “The knock has said it.”',
        'So {H} went out once more, and knocked, and said nothing. “Who’s there?” asked {A}. {H} said nothing. “Very good,” said {A}, and forgot to open.'
      ]
    },
    {
      id: 'password',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“If you meet another spy,” said {A}, “you say: Geese are flying low. And the spy says: Then there’ll be custard.” They tried it out at the bus stop, on a lady with a violin.',
        '“Geese are flying low,” said {A}, past her. She looked up. “Are they?” she said. “It’ll be the cold.” {A} shook {A}’s head. “She’s from the other side,” said {A}, out of one corner.'
      ]
    },
    {
      id: 'candle-wax',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '{A} wrote something with a white crayon on white paper. “What does it say?” asked {H}. “You can’t know that,” said {A}. “That’s the point.” {H} painted over it with blue. The letters stayed white, and came up like bones.',
        'It said: BUY EGGS. “Is that code?” whispered {H}. {A} looked to both sides. “It’s for eggs,” said {A}. They had to be very careful with that, for there were only two left.'
      ]
    },
    {
      id: 'the-glass',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“With a glass on the wall you can hear what they say next door,” said {A}. {H} laid one ear to it. There was a hum, and a creak. “What are they saying?” asked {A}. {H} listened harder. “They say, What are they saying?” whispered {H}.',
        '{A} put an ear there too. Now it was quite quiet on both sides. “Good evening,” said {A} to the wall, to be polite. “Good evening,” said the wall.'
      ]
    },
    {
      id: 'the-bush',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'It was best to go as a bush. {A} held a pot plant before each of them, and they crossed the square in little runs. When anybody looked, they stood still and grew. A boy with a scooter looked for a very long time.',
        '“That wasn’t there before,” he said. “It was small before,” said one of the bushes. The boy nodded, and rode round it.'
      ]
    },
    {
      id: 'backwards',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '“So that nobody can follow us,” said {A}, “we go backwards.” Then the tracks say that you came, when really you went. {H} found that clever, and walked with {H}’s back to the wind, past the letter box.',
        'It was only hard to see who was behind, for that was now in front. {A} trod on something soft. “Excuse me,” said {A}. It was a hedge, and it had seen everything.'
      ]
    },
    {
      id: 'banana',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'There was a spy telephone as well. It looked like a banana, and it was one. “Agent Seven here,” said {A} into the thin end, and listened. “Yes. No. With a hat. I’ll ask.” {A} covered up the banana. “Are you hungry?”',
        '“Yes,” said {H}. “Yes,” said {A} to the banana. Then {A} peeled it, and that was the end of the call. “They always hang up first,” said {A}, with a full mouth.'
      ]
    },
    {
      id: 'the-leeks',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'Twice a man had gone by with leeks, and each time in the same direction. “He’s following us from the front,” said {A}. They hid in a doorway, and the man came past once more. He stopped. He looked at a bit of paper.',
        '“Excuse me,” he said to the doorway. “I’m looking for number twelve.” It was the house that they were standing in. They showed him the bell with one finger each, and did not give their names.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} was a spy already, and a better one. {A} lay by the door with both eyes shut. {A} knew who came, and with what in the bag.',
        '“What’s your code name?” asked {H}. {A} opened one eye, and closed it. That was a name nobody would ever find out.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“I’m a spy too,” said {S}, very loudly, from under a coat. “You’ve got to whisper,” said {A}. “I AM whispering,” said the coat. You could hear it on the stairs.',
        '{S} got the task of guarding the hat. {S} sat down on it, so that nobody could take it. It was flatter afterwards, but it was there.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“I was nearly one myself,” said {S}. “A gentleman asked me in a train. He wrote the address on rice paper. I was so polite that I ate it at once.” “Without reading it?” asked {A}.',
        '“He’d said that it was important to eat it,” said {S}. “To this day they must be waiting for me somewhere.”'
      ]
    },
    {
      id: 'lamp-posts',
      A: 'partner',
      paragraphs: [
        'They turned up both collars, and crept along the wall. “Is Radish here?” whispered {H}. “Very near,” said {A}. {H} looked behind every lamp post. There was a dog, and a man with leeks. {A} wrote something down. “Now Radish is looking behind a lamp post,” said {A}. “Where?” cried {H}, and looked behind the next.'
      ]
    },
    {
      id: 'the-smear',
      A: 'partner',
      paragraphs: [
        'At the shop {A} stopped. “Radish always stands here,” said {A}. “It must be for the drum.” {H} thought like a spy. Low down on the glass was the mark of a nose. {H} put a nose there too, and it fitted. “It isn’t the drum,” said {H}. “It’s the blue torch. Anybody would want that too much to say it.” {A} wrote: torch, blue.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-mirror',
      A: 'partner',
      paragraphs: [
        '“Count the screws on that lamp post,” said the spy, and the shop bell rang, twice. Then {A} had a bump in the coat.',
        'At home {H} held up the newspaper, and looked into the mirror through both holes. There were two eyes in it. Below the paper there was a knee with a plaster on. {H} stood there for some time. “Does Radish know who Radish is?” asked {H} slowly. “Not before Thursday,” said {A}. “I’m a very good spy.”'
      ]
    },
    {
      id: 'all-true',
      A: 'partner',
      spare: 13,
      paragraphs: [
        '{H} thought of all the toast. “Does Radish really sing in the bath?” asked {H}. “The one about the boat,” said {A}, “and on the last line Radish goes under.” {H} had not known that anybody could hear.',
        '“And the peas?” “Behind the radiator,” said {A}. “They’re still there. That’s in a second file.” They both looked at the radiator, and away.'
      ]
    },
    {
      id: 'medal',
      A: 'partner',
      spare: 14,
      paragraphs: [
        'For the best helper of the year there was a medal. It had to be worn on the inside, so that nobody saw it. {A} pinned it under {H}’s jumper with a clothes peg, and it was cold.',
        '“What’s it for?” asked {H}. “I can’t tell you,” said {A}. “But it was very well done.” {H} stood up straight, as far as the peg allowed.'
      ]
    },
    {
      id: 'custard',
      A: 'partner',
      paragraphs: [
        'Then {H} made a piece of toast, and opened a file with a teaspoon. “Code name Custard,” it said, and {A} was not allowed to look. “Custard has a bump in the coat. It is blue. I saw nothing.” {H} read it through once more, and ate it.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stared at the newspaper, and it stared back.',
      '{names} had noticed nothing, all these years.',
      { text: '{names} looked for a hat as well, and found a tea cosy.', needs: ['hands'] },
      { text: '{names} promised to tell nobody, with one hand up.', needs: ['hands'] }
    ],
    way: [
      '{names} kept watch at home, with both eyes shut.',
      '{names} sniffed at the crumbs, and learnt a good deal.',
      { text: '{names} waved from the window, in code.', needs: ['hands'] },
      { text: '{names} buttered some more paper, in case there was news.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked at that plaster too, and said nothing.',
      '{names} heard the bump click, and kept still.',
      { text: '{names} hung the hat on its secret hook.', needs: ['hands'] },
      { text: '{names} gave the secret knock on the table, for joy.', needs: ['hands'] }
    ]
  },
  bed: [
    'The newspaper was folded with its holes to the inside. The crumbs of the file were brushed up.',
    '{H} washed, and sang the one about the boat, a little louder than usual, for the report.'
  ],
  last: [
    '{H} was asleep, and that was written down somewhere, in jam.',
    'Two holes looked in at the door, and saw that {H} was asleep.'
  ]
})
