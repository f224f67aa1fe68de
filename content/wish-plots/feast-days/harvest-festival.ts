import { wishPlot } from '../wish-plot.ts'

export const harvestFestival = wishPlot({
  id: 'wish-harvest-festival',
  beginsElsewhere: true,
  wishes: ['harvest festival', 'harvest', 'harvest festivals', 'harvest table', 'harvest time', 'harvest supper', 'harvest assembly', 'harvest home', 'harvest basket', 'harvest celebration', 'harvest day', 'harvest loaf', 'supper harvest', 'harvest service', 'harvest tins', 'erntedank', 'lammas', 'giant marrow', 'growing carrot', 'growing carrots'],
  except: ['combine', 'harvester', 'moon', 'mouse', 'mice', 'potato', 'potatoes', 'apple', 'apples', 'yam', 'maize', 'olive', 'grape', 'grapes', 'rice', 'honey', 'failed', 'spoilt', 'hungry', 'thanksgiving', 'snowman', 'rabbit', 'rabbits', 'tractor'],
  answers: ['festival', 'table', 'carrot', 'carrots', 'pumpkin', 'marrow', 'loaf', 'bread', 'tin', 'tins', 'basket', 'vegetables', 'vegetable', 'giving', 'bringing', 'church', 'school', 'autumn', 'assembly', 'growing', 'sharing', 'food', 'bank', 'giant', 'wheat', 'corn'],
  moods: ['waiting', 'proud', 'first'],
  company: ['carrot', 'pumpkin', 'marrow'],
  about: 'For the harvest table the hero pulls the only carrot, and it is not what its leaves promised.',
  titles: ['Only the Hair', 'The Gap on the Harvest Table', '{H} Pulls a Carrot', 'Who Sits on the Pumpkin', 'It Met a Stone'],
  want: [
    {
      id: 'gap',
      A: 'partner',
      paragraphs: [
        'For the harvest festival everybody had brought something to the table. There was a pumpkin and a marrow, and a loaf like a sheaf of wheat. There were tins for people who had not enough. In the middle {H} had left a gap as long as an arm. It was for {H}’s carrot.',
        'That was still in its tub by the window. {H} had sown it, and its leaves came up to {H}’s elbow. “It’ll be enormous,” said {H}. “You don’t know,” said {A}. “You’ve only seen the hair.”'
      ]
    }
  ],
  way: [
    {
      id: 'loaf',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The loaf had a hundred ears of wheat, all of dough, and a mouse ran up them. “Why’s there a mouse on it?” asked {A}. “There’s always one,” said {H}. “It came in with the harvest.”',
        'It had two currants for eyes, and a tail like a bootlace. They looked at it for so long that they got hungry. “If we ate the tail, it could still run,” said {A}. But it ran so well with it that they let it be.'
      ]
    },
    {
      id: 'tins',
      A: 'other',
      spare: 2,
      paragraphs: [
        'One tin had lost its paper, and {A} shook it beside {H}’s ear. It said “glop”. “Peaches,” said {A}. {H} shook it too. “Peaches say glip. That’s beans.” They asked the others. The soup said “shloo”, and the corn said nothing at all.',
        '“The person who gets this one will have a surprise,” said {A}. {H} drew a question mark on it, with a spoon and a peach, to be fair.'
      ]
    },
    {
      id: 'marrow',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The marrow was as long as a cat and a good deal heavier. “It was quite a little courgette on Monday,” said {A}. “Then somebody looked away.” {A} carried it across in both arms, with its head on one shoulder.',
        'It was cool and had a tummy. {A} patted its back without thinking, and walked up and down. “I think it’s asleep,” said {A}. They put it down very softly, and turned it on its side.'
      ]
    },
    {
      id: 'plough',
      A: 'other',
      spare: 4,
      paragraphs: [
        'In the song they plough the fields and scatter. So {A} pulled like a horse, and {H} walked behind and ploughed the rug with a fork. Then they scattered. It was only raisins, but you have to do it with a wide arm.',
        '“Now we wait until they come up,” said {H}. They lay down with their chins on the field. “One’s come up,” said {A} after a time. “It was delicious.”'
      ]
    },
    {
      id: 'corn-dolly',
      A: 'same',
      spare: 5,
      paragraphs: [
        'From the last stalks of straw you plait a corn dolly. It’s hung up, so that the field has somewhere to sleep in winter. {H} held one end, and {A} plaited, over and under. {A}’s elbows got into it as well.',
        'In the end there was a dolly with one short leg and a lot of hair. “It looks as if it had been got out of bed,” said {A}. “It’s only on its way there,” said {H}.'
      ]
    },
    {
      id: 'honey',
      A: 'other',
      spare: 6,
      paragraphs: [
        'A jar of honey had come too, and the light went through it. “For one teaspoon, twelve bees work all their lives,” said {A}. {H} looked at the jar, and then at the spoon in {A}’s hand. “How many was that?” asked {H}.',
        '“About six,” said {A}, and licked the back of it, so as not to waste a single bee. Then they both hummed a bit, as a thank-you.'
      ]
    },
    {
      id: 'scarecrow',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{A} was a scarecrow, with both arms out and a hat down to {A}’s nose. {H} was a bird, and hopped nearer. “Shoo,” said {A}. “You’re not allowed to talk,” said {H}. “You’re straw.”',
        'So {A} only looked. {H} hopped right up, and looked back, and sat down on the scarecrow’s foot. It was warm there. “I’m dreadfully frightened,” said {H}, and put a head on the scarecrow’s knee.'
      ]
    },
    {
      id: 'hug-pumpkin',
      A: 'other',
      spare: 8,
      paragraphs: [
        'Nobody knew how heavy the pumpkin was, so they tried it out. {H} could put both arms round it, and it did not move. {A} could do that too, from the other side. They held hands behind it.',
        '“Now we’ve got it,” said {A}. “Or it’s got us,” said {H}. They stayed like that for a while, each with one cheek on the orange. It felt like leaning on the weather.'
      ]
    },
    {
      id: 'polish',
      A: 'same',
      spare: 9,
      paragraphs: [
        'There was a basket of red apples, and {H} and {A} polished them on their sleeves. After the fifth you saw the window in each, and somebody in the window with a sleeve. {A} held one a little longer than the others.',
        '“This one’s got a bite in it,” said {H}. “I noticed that too,” said {A}, chewing. They put it into the basket with its bite to the wall. It shone as much as any of them.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had come past the harvest table already, and there was nothing on it for {A}. Nobody ever brings that sort of thing. So {H} set out a saucer at the end of it, with a bit of what {A} liked.',
        'A harvest should stay on the table until everybody’s sung. {A} did not know the song. When they turned round, the saucer was so clean that {H} could see the pumpkin in it.'
      ]
    },
    {
      id: 'elder-marrows',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“One year all of us grew marrows,” said {S}. “I took one to the neighbour, and she thanked me and gave me one back. I took that to the next house. I went out with one, and came home with three.” “What did you do?” asked {A}.',
        '“I left them on a bench, with a note that said please,” said {S}. “In the morning there were seven.”'
      ]
    },
    {
      id: 'pea',
      A: 'child',
      spare: 12,
      paragraphs: [
        '{A} had brought one pea. There had been eight in the pod, and this was the one that had rolled away. Now it lay on the table in an egg cup. “Don’t breathe,” said {A}.',
        '{H} held a hand before {H}’s mouth. “It’s a very good one,” said {H} through {H}’s fingers. “It’s the bravest,” said {A}. “The others stayed at home.”'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 13,
      paragraphs: [
        '“What happens to it all, when they’ve sung?” asked {A}. “It goes to people who can do with it,” said {H}. “The tins go in a box, and the pumpkin goes in a soup.” {A} had nothing on the table yet, and turned out both pockets.',
        'There was a chestnut, and it was as brown as a piano. It was laid between the soup and the beans. Everybody who came by stroked it once.'
      ]
    },
    {
      id: 'pull',
      A: 'partner',
      paragraphs: [
        '{H} took hold of the carrot’s leaves and pulled. There was a snap, and {H} sat down with one leaf. “That’s how big it is!” said {H}. {A} loosened the earth with a spoon, and {H} pulled again, right down at the neck. It came out with a pop.',
        'It was as long as a thumb, and it had two legs. {H} laid it in the gap on the table. It looked as if somebody had dropped it.'
      ]
    },
    {
      id: 'met-a-stone',
      A: 'partner',
      paragraphs: [
        '“It had all summer!” said {H}. {A} felt about in the hole. “Here’s why,” said {A}, and held up a stone as big as an egg. “It was going down, and it met this. So it went round it on both sides.”',
        '“With one leg each,” said {H}. “And what was left over went into the hair,” said {A}. {H} picked the carrot up and turned it round. It had crossed its legs.'
      ]
    }
  ],
  turn: [
    {
      id: 'sits',
      A: 'partner',
      paragraphs: [
        'None of the others had legs. {H} set the carrot on the very top of the pumpkin, beside the stalk. It sat there all by itself, with crossed legs and its hair straight up. It looked down at the harvest.',
        '“Who’s that?” asked {A}. “That’s the one who’s brought it all,” said {H}. {A} bowed to it. So did the loaf, because somebody had pushed the table.'
      ]
    },
    {
      id: 'stone-in-gap',
      A: 'partner',
      paragraphs: [
        'Then the gap was still empty. {H} washed the stone at the tap, and it was grey with one white ring. {H} laid it right in the middle.',
        '“A stone isn’t harvest,” said {A}. “This one is,” said {H}. “It made the legs.” And they sang the song about the fields for all of them, with the carrot up in front.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} bumped against the pumpkin, and it sounded hollow.',
      '{names} went in under the table, into the shade of the harvest.',
      { text: '{names} turned the marrow round, with its better side out.', needs: ['hands'] },
      { text: '{names} carried in three more tins and made a small tower.', needs: ['hands'] }
    ],
    way: [
      '{names} looked down the hole and came up brown.',
      '{names} sat back hard at the same moment as {H}.',
      { text: '{names} measured the gap with one hand, and the carrot with a thumb.', needs: ['hands'] },
      { text: '{names} brushed the earth from the windowsill into the tub.', needs: ['hands'] }
    ],
    turn: [
      '{names} bowed to the carrot, rather low.',
      '{names} came out from under the cloth to see who sat up there.',
      { text: '{names} combed the carrot’s hair with a fork.', needs: ['hands'] },
      { text: '{names} hung an oat straw over one of its knees.', needs: ['hands'] }
    ]
  },
  bed: [
    'The lamp over the harvest was put out. You could still see the pumpkin, and on top of it the hair.',
    'When {H} had washed off the earth, {H} lay down, and sank, and met with no stone anywhere. So {H} only crossed {H}’s feet.'
  ],
  last: [
    'On the pumpkin somebody kept watch over all of it, and {H} was asleep.',
    'Only {H}’s hair could be seen, and the rest of {H} slept, deep down.'
  ]
})
