import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const dogAteCake = wishPlot({
  id: 'wish-dog-ate-cake',
  beginsElsewhere: true,
  wishes: ['dog ate cake', 'dog eats cake', 'dog eating cake', 'dog ate birthday', 'puppy ate cake', 'puppy stole cake', 'puppy took cake', 'dog scoffed cake', 'dog pinched cake', 'dog gobbled cake', 'dog snatched cake', 'dog ate my cake', 'dog ruined cake', 'dog jumped cake', 'dog stole cake', 'dog steals cake', 'dog took cake', 'dog got cake', 'dogs ate cake', 'dog ate party food', 'dog ate whole cake', 'dog licked cake', 'puppy eats cake', 'doggy ate cake'],
  answers: ['dog', 'puppy', 'ate', 'eats', 'eat', 'eating', 'eaten', 'birthday', 'cake', 'party', 'whole', 'all', 'our', 'her', 'his', 'my', 'the', 'stole', 'took', 'before', 'candles', 'naughty', 'cheeky', 'funny', 'greedy', 'hungry', 'table', 'off', 'guests', 'came', 'cream', 'jam', 'grandma’s', 'mum’s', 'sister’s', 'brother’s', 'today', 'plate', 'icing', 'licked', 'day', 'when'],
  except: [...NOT_WELL.filter((word) => word !== 'stolen' && word !== 'eaten' && word !== 'old'), 'chocolate', 'raisins', 'raisin', 'grapes', 'cat', 'wedding', 'funeral', 'fire', 'hot', 'threw', 'toilet', 'shop', 'bakery', 'bakes', 'baker', 'cupcakes', 'bone', 'carrot', 'moon', 'dragon', 'homework', 'teddy'],
  moods: ['first', 'losing', 'proud'],
  company: ['dog', 'cake', 'plate', 'candles', 'cream', 'jam', 'rug'],
  fed: true,
  about: 'The dog eats the birthday cake five minutes before the guests; bread and potatoes are no cake, until {A} sees that the cake is not gone, and only has a dog round it.',
  titles: ['A Cake With a Dog Round It', 'Five to Three', 'Jam in the Middle', '{H} Blows at the Cake', 'The Cake Wants to Go Out'],
  want: [
    {
      id: 'five-to-three',
      A: 'partner',
      paragraphs: [
        'It was {H}’s birthday, and at three the guests were coming. There stood the cake, with cream outside and jam in the middle. {H} wanted to blow once, and then to hand it round. At five to three there was only a plate.',
        'It was very clean. Under the table sat the dog. It had cream on both eyebrows. “Was that you?” asked {H}. The dog looked at the wall. It was much rounder than before.'
      ]
    }
  ],
  way: [
    {
      id: 'bread-cake',
      A: 'partner',
      paragraphs: [
        '“It was only sponge,” said {A}, “with no chocolate and no raisins. That won’t hurt a dog, just once.” It hurt {H}, who cried a bit on to the plate.',
        '“We’ll make another one,” said {A}, and piled up bread with honey between. They stuck in the candles, which were paper ones. The whole thing leaned, and slid, and lay down on its side. “That’s a sandwich,” said {H}, “with a headache.”'
      ]
    },
    {
      id: 'how-it-did-it',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They tried to find out how it had been done. The cake had stood here, in the middle. The dog was as high as that. {A} knelt down and stretched out {A}’s neck. It ended at the edge of the table, a good arm too short.',
        'They looked at the tablecloth. It hung down further on the one side, and on that corner there were teeth. “It pulled,” said {H}. “It had the cake brought.” You had to admire it a little, and {H} did not want to.'
      ]
    },
    {
      id: 'suspects',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Perhaps it was somebody else,” said {A}, to be fair. They asked everybody. The chair had been pushed in. The goldfish on the calendar had stayed on its calendar. They went back to the dog, and it had a crumb on its ear.',
        '“That doesn’t prove anything,” said {A}. “It could have been passing.” The dog wagged, very slowly. Then it hiccuped. It was a small one, and it smelled of vanilla.'
      ]
    },
    {
      id: 'potato',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} took a potato from the box. It was round, at least, and candles stayed in it. {H} put it on the plate and turned it. It was a birthday for a mole. “And the cream?” asked {A}. They sprinkled some flour on top, from high up.',
        'It snowed on the potato, and on the table too. Below there was a third thing that went white, and licked its nose. “Not you again,” said {H}.'
      ]
    },
    {
      id: 'cream-eyebrows',
      A: 'same',
      spare: 4,
      paragraphs: [
        'There was still some of the cake left, if you looked closely. There was the cream on the eyebrows, and a dab behind one ear. {A} wiped the left one with a finger. “Half a spoon,” said {A}. The dog crossed its eyes to see where it went.',
        'The dog put out its tongue, to help. It could reach the nose and both cheeks. It couldn’t reach the eyebrows, however far it tried. “It’s saved those up,” said {A}, “for hard times.”'
      ]
    },
    {
      id: 'telling-it-off',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{H} wanted to tell it off. You have to do it at once, or it doesn’t know what for. “That was my cake!” said {H}, with a finger. The dog lay down. It put its chin on the floor, and made itself flat. It couldn’t, in the middle.',
        'It looked up with white eyebrows, and they went up by turns. {H} tried to go on being cross. It worked quite well if you shut your eyes. But then you could hear the tail.'
      ]
    },
    {
      id: 'how-many-slices',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“The cake was for twelve people,” said {A}, who had read it in the book. The dog had done it alone, and in about a minute. “That’s five seconds a person,” said {H}, after some counting on fingers.',
        '{A} whistled. “It must have been very polite,” said {A}. “It’s eaten for everybody, so that nobody would be left out.” {H} bent down and looked at the twelve people. They breathed slowly, in and out.'
      ]
    },
    {
      id: 'note-on-the-door',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{H} wrote a note for the door. Dear guests, it said. There is no cake. The reason is inside. {A} read it through. “They’ll think it’s still to come,” said {A}, “if it’s inside.” {H} drew the reason below it, with an arrow.',
        'It was a good drawing. You could see the cream. They stuck it up with two strips of tape, and the reason came out with them to watch. It sat down exactly below its picture, so nobody could make any mistake.'
      ]
    },
    {
      id: 'other-had-one',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“We had a goose once that ate the wreath,” said {A}. “With the ribbon. It was for a wedding.” “And what did you do?” asked {H}. “We took the goose,” said {A}. “She went in front, with the ends of the ribbon hanging out.”',
        '“Was the bride cross?” “She said that she’d never seen one move so nicely.” {A} looked at the dog, from all sides. “It’s all a question of how you carry it in.”'
      ]
    },
    {
      id: 'sand-cake',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Cushions were tried too. A round one lay below and a smaller one on top, and on that was a bobble. It looked more like a cake than the cake had. “Only you can’t hand it round,” said {H}. “You’d have it in your mouth all afternoon.”',
        'The dog had come to see. It sniffed at the lower one, and then at the upper. It looked at {H}, and lay down in front of it. It would leave that one alone, it seemed to say, and that was a promise.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“On my seventh it was my cousin Emil,” said {S}. “It was plum cake. Emil said it was the wind.” “And did you believe that?” asked {A}. “There were stones in both cheeks,” said {S}. “You could hear the wind rattle.”',
        '“What did you blow out, then?” “I blew at Emil,” said {S}. “Seven times. They all clapped. And I still get a plum from Emil, every year, on the day.” {S} showed how big, with two fingers.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} had crawled under the table, and was sitting by the dog. “It’s warm,” called {S}. “It’s humming. It’s got music in it.” {A} came under as well. They both laid one ear against it, from the left and the right.',
        'Inside there was a long creak, like a door. Then something ran a little way, and stopped. “That was the jam,” said {S}. “It’s still looking for its place,” said {A}. They lay there until it had found it.'
      ]
    },
    {
      id: 'dog-round-it',
      A: 'partner',
      paragraphs: [
        'There was a minute left. {A} sat down on the floor, and looked at the dog from the side. It lay there on the round rug, as round as the rug. Something gurgled. “That’s the jam in the middle,” said {A} slowly.',
        '{A} stood up again. “The cake isn’t gone,” said {A}. “It’s all still there. It’s only got a dog round it.” The bell rang.'
      ]
    }
  ],
  turn: [
    {
      id: 'singing',
      A: 'partner',
      paragraphs: [
        '“Shut your eyes!” {H} called to the guests. When they opened them, a big brown cake lay on the rug. It had paper candles round it, and cream on its eyebrows. For a moment it was quiet. Then they sang.',
        '{H} took a breath and blew. The candles fell over, one after the other. Both ears went up like flaps. “Atchoo,” went the cake, and blew right back.'
      ]
    },
    {
      id: 'is-it-sorry',
      A: 'same',
      spare: 12,
      paragraphs: [
        'The dog had never been sung to before. It did not quite know where to look. At “dear” it looked at {H}, and at the name it did too, as it knew that one. On the high note it joined in, with its nose in the air.',
        '“The cake’s singing!” said one of the guests. It held the note longer than all the rest. Then it noticed that it was alone, and lay down again, and did nothing but be round.'
      ]
    },
    {
      id: 'present-for-it',
      A: 'same',
      spare: 13,
      paragraphs: [
        'One of the guests had brought a ball, wrapped up in blue. It was for {H}. The cake saw it. It lifted its head, and its tail began to beat the rug. “A cake mustn’t get up,” said {A}. “Not before everybody’s had some.”',
        'It put its chin down again, and it was hard. The tail went on by itself, thump, thump, and a candle rolled off. {H} laid the ball down right in front of its nose, for later. It was guarded very well there.'
      ]
    },
    {
      id: 'paper-plates',
      A: 'same',
      spare: 14,
      paragraphs: [
        'After that they did get hungry. The bread with honey was still there, and lay on its side. Nobody minded, as nobody knew that it had once been a tower. Each of them had a slice with a candle in it.',
        '“What’s this?” asked a guest, with both cheeks full. “That’s a sandwich with a headache,” said {H}. It was gone in no time. They all wanted to have one on their own birthdays, and wanted to know how you did it.'
      ]
    },
    {
      id: 'handing-it-round',
      A: 'partner',
      paragraphs: [
        '“And who wants some of it?” asked {H}. Everybody did. {H} handed it round, as you do with a cake. One got the ear, and one the other ear. {A} had the warm bit, under the chin. Somebody even wanted the jam, and was allowed to listen to it. They all stroked what they had got.',
        'Then the cake stood up, yawned and stretched. It went to the door, and looked round for its lead. “I’ve had cakes before,” said {H}. “But none of them ever wanted to go out.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the plate, and then under the table.',
      '{names} licked at the air, and it was vanilla.',
      { text: '{names} tied up one more balloon.', needs: ['hands'] },
      { text: '{names} set out the cups for three o’clock.', needs: ['hands'] }
    ],
    way: [
      '{names} watched the tower, and moved back in time.',
      '{names} found a crumb, and it was the only one.',
      { text: '{names} cut one more slice of bread, quite straight.', needs: ['hands'] },
      { text: '{names} propped up the bread on the left.', needs: ['hands'] }
    ],
    turn: [
      '{names} came in at the right moment, and was led to the rug.',
      '{names} got the tail, which was the liveliest bit.',
      { text: '{names} clapped, and the cake looked pleased.', needs: ['hands'] },
      { text: '{names} set up the candles again, for one more go.', needs: ['hands'] }
    ]
  },
  bed: [
    'The cups were washed, and the candles went back in their box. The plate was done already.',
    '{H} splashed a little, and lay down. Beside the bed, on the round rug, lay a cake with its legs tucked in.'
  ],
  last: [
    'The jam in the middle had gone quiet at last, and {H} was asleep.',
    'On the rug somebody dreamed of next year, with both eyebrows, and {H} was asleep.'
  ]
})
