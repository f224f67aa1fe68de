import { wishPlot } from '../wish-plot.ts'

export const feelingExcited = wishPlot({
  id: 'wish-feeling-excited',
  wishes: ['excited', 'exited', 'excitement', 'feeling excited', 'feels excited', 'felt excited', 'feel excited', 'being excited', 'so excited', 'very excited', 'super excited', 'overexcited', 'over excited', 'excited child', 'excited kid', 'excited girl', 'excited boy', 'excited for no reason', 'excited nothing', 'excited everything', 'excited today', 'excited feeling', 'feeling of excitement', 'full of excitement', 'excitedly', 'excited hopping', 'excited jumping', 'excited can’t wait', 'excited cant wait', 'excited waiting', 'excited fidgety', 'excited jiggly', 'excited butterflies', 'excited tummy', 'excited wriggly', 'excited bouncing', 'excited bouncy', 'excited feet', 'overexcitement'],
  answers: ['excited', 'exited', 'excitement', 'exciting', 'feeling', 'feelings', 'feels', 'feel', 'felt', 'emotion', 'emotions', 'being', 'very', 'so', 'really', 'super', 'too', 'bit', 'little', 'big', 'over', 'always', 'gets', 'getting', 'get', 'about', 'everything', 'nothing', 'something', 'reason', 'no', 'why', 'how', 'when', 'can’t', 'cant', 'cannot', 'wait', 'waits', 'waiting', 'stand', 'sit', 'still', 'hop', 'hops', 'hopping', 'jump', 'jumps', 'jumping', 'jiggly', 'jiggles', 'fidgety', 'wriggly', 'bouncy', 'bouncing', 'bounce', 'bounces', 'belly', 'morning', 'tonight', 'week', 'feet', 'tummy', 'butterflies', 'full', 'today', 'day', 'evening', 'home', 'school', 'nursery', 'first', 'made', 'child', 'kid', 'kids', 'children', 'girl', 'boy', 'daughter', 'son', 'toddler', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'grandma', 'grandpa', 'sister', 'brother', 'family', 'happy', 'is', 'was', 'year', 'old'],
  except: ['sleep', 'asleep', 'sleeping', 'bed', 'bedtime', 'awake', 'tomorrow', 'birthday', 'holiday', 'holidays', 'christmas', 'santa', 'eid', 'diwali', 'party', 'zoo', 'beach', 'trip', 'plane', 'flight', 'train', 'moving', 'moved', 'baby', 'dog', 'puppy', 'snow', 'hospital', 'died', 'lost', 'wedding', 'new school', 'stuck', 'not'],
  nothingElse: true,
  moods: ['waiting', 'change'],
  company: ['bowl', 'banana', 'plate', 'table', 'calendar', 'cupboard', 'door', 'feet'],
  about: 'The hero is excited, and about nothing at all; excited only likes what is still shut, and so half a banana is put under a bowl.',
  titles: ['Excited About Nothing', 'Under the Bowl', '{H} Cannot Wait', 'What the Feet Wanted', 'A Bowl Can Wait'],
  want: [
    {
      id: 'both-feet',
      A: 'partner',
      paragraphs: [
        '{H} was excited. It was in both feet, and they hopped. “What are you excited about?” asked {A}. {H} stopped to think, but the feet did not. “I don’t know,” said {H}. “I just can’t wait.”',
        '“What can’t you wait for?” “I don’t know that either!” Excited came up through the knees like bubbles. {H} wanted to find out what it was for. It would be a shame to be so excited, and then to miss it.'
      ]
    }
  ],
  way: [
    {
      id: 'nothing-on-the-calendar',
      A: 'partner',
      paragraphs: [
        'They went to look at the calendar, {H} hopping. The square for today was empty. So was the next. In the one after that it said: bins. “Is it the bins?” asked {A}. They both listened to the feet. The feet did not hop any faster.',
        '“Then I’ll stop,” said {H}, and sat down on both feet. They were quiet. But now all ten fingers were excited, and drummed on the floor. “It’s only moved up,” said {A}.'
      ]
    },
    {
      id: 'jumper-back-to-front',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} put on a jumper, for something to do, and was too excited to look. One arm came out at the neck, and {H}’s head was somewhere in a sleeve. “Is it about a jumper?” asked a voice in there.',
        '“No,” said {A}, “I don’t think so.” When {H} came out at last, both cheeks were red, and every hair was standing up. “Your hair’s got it now,” said {A}. The hair was smoothed down twice, and twice it could not wait.'
      ]
    },
    {
      id: 'all-the-words',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“I’ll tell you how it feels,” said {H}. But the words were excited as well, and all wanted to be first. They came out in one lump. {A} had understood “and” and “bouncing”, and possibly “pear”.',
        '“Send them one at a time,” said {A}. {H} shut both lips, and let out a single word through the gap. It was “it’s”. Then there was such a crowd behind it that {H} had to laugh. “That was about half,” said {H}.'
      ]
    },
    {
      id: 'round-the-table',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} thought that excited might run out, like a bath. So {H} ran round the table, to empty it. Ten times went quickly. “Is it less?” asked {A}. {H} stood and puffed. The legs were tired and the breath was short.',
        'Then something went hop. It was a very tired hop, but nobody had told it to. “It’s less leg,” said {H}. “It’s just as excited.” They had only used up the wrong thing.'
      ]
    },
    {
      id: 'the-feet-are-asked',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Perhaps the feet will tell you,” said {A}. {H} sat down, held one foot still with both hands, and bent an ear to it. It jiggled like a tap that is just about to run.',
        '“It says: soon,” said {H}. “Soon what?” asked {A}. “It’s too excited to say what,” said {H}. “And the other foot says: now.”'
      ]
    },
    {
      id: 'other-sums',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“I was excited yesterday,” said {A}, “and nothing came of it. I just put it back.” {H} wanted to know where. {A} tapped a pocket. {H} was allowed to feel in it. There was a bus ticket, and a bit of string.',
        '“There’s none in here,” said {H}. {A} felt too. “Then that’s where you’ve got it from,” said {A}. “I wondered why I was so calm.” {H} offered to give it back. “No, no,” said {A}, “it suits you.”'
      ]
    },
    {
      id: 'elder-suitcase',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“When I was small I was excited every morning until ten,” said {S}. “Then the post came.” “Was there something for you?” asked {A}. “Never,” said {S}. “I couldn’t read. But the flap went up, you see, and until then it was shut.”',
        '{A} could not stop looking at the door. “And after ten?” “After ten I had toast,” said {S}, “and was quite an ordinary child until the next day.”'
      ]
    },
    {
      id: 'child-catches-it',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“Why are you hopping?” asked {S}. “I’m excited,” said {A}. “Oh, me too,” said {S}, and hopped. They hopped opposite each other for a while. “What are we excited about?” asked {S}.',
        '{A} said that it was not known yet. That made {S} hop higher still. “You stop first,” said {A}. “I can’t,” said {S}. “I’ve only just started.” Now there were four feet that did not know why.'
      ]
    },
    {
      id: 'pet-excited',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{H} told {A} about it, in a whisper. “I’m so excited.” {A} looked at {H}, and then, for a long time, at the place where the food is kept. {A} knew exactly what there is to be excited about.',
        '{H} looked there too. A box stood there, and it was shut. {H} only touched the lid, and all the feet in that corner moved at once. {H} let go again, and wondered about it.'
      ]
    },
    {
      id: 'baby-excited',
      A: 'baby',
      spare: 8,
      paragraphs: [
        '{A} was lying on a blanket, and saw {H} hop. At once {A} was excited all over. Both arms went up and down, and so did both legs. There was no bit in the middle that was quiet.',
        '“What about?” asked {H}. {A} looked straight at {H}, and did it again. There was nothing else in that direction. {H} looked behind, to be sure. “Me?” said {H}, and stood still for nearly three seconds.'
      ]
    },
    {
      id: 'by-the-shut-door',
      A: 'partner',
      paragraphs: [
        '{H} hopped along a shelf and a cupboard, and {A} watched the feet. “Wait,” said {A}. “Go back one.” By the shelf the feet went slowly. By the cupboard door they went like mad. “Open it,” said {A}. {H} opened the door. There were plates. Both feet stood still.',
        '“Shut it,” said {A}, and the feet were off again. {H} looked down at them. “They know it’s plates,” said {H}. “They don’t mind what it is,” said {A}. “They’re only excited about shut.”'
      ]
    }
  ],
  turn: [
    {
      id: 'half-a-banana',
      A: 'partner',
      paragraphs: [
        'So {H} put half a banana on a plate, and turned a bowl upside down on top. “What’s under there?” asked {A}. “I can’t wait,” said {H}, hopping. “But you know what it is.” “I know,” said {H}. “I’m still so excited.”',
        'They counted down from ten. At four {H} had to hold the table. At one it was almost too much. {H} lifted the bowl. “Banana!” cried {H} and {A} together. It had never been so yellow.'
      ]
    },
    {
      id: 'a-peep',
      A: 'same',
      spare: 9,
      paragraphs: [
        'They did it again, and at seven {H} lifted the bowl by one finger’s breadth, and peeped. Then it was three, two, one, and up. “Banana,” said {H}. It was quite an ordinary one.',
        '“You let some out,” said {A}. {H} looked along the table, but it had gone. After that the bowl was held down with both hands. It is a good thing that excited makes the hands so strong.'
      ]
    },
    {
      id: 'other-things-shut',
      A: 'same',
      spare: 10,
      paragraphs: [
        'It worked with other things as well. A spoon under the bowl was exciting. So was a potato, which was not used to it. {H} put nothing at all under there, and they counted down. “Nothing!” cried {H}.',
        '“Was that a good one?” asked {A}. “It was the best up to one,” said {H}. “Then it was over very quickly.” The potato was put back with the others, and it still looked surprised.'
      ]
    },
    {
      id: 'under-the-bowl-yourself',
      A: 'other',
      spare: 11,
      paragraphs: [
        '{H} wanted to know what it is like for the banana, and got under a blanket. “What have we here?” asked {A} loudly, outside. “I can’t wait to see.” {A} counted down from ten, and left long gaps.',
        'It was dark and warm in there, and {H} held both feet still. At one the blanket flew up. “It’s you!” said {A}, as excited as anything. {H} had known that all along, and was just as glad to hear it.'
      ]
    },
    {
      id: 'a-bowl-can-wait',
      A: 'partner',
      paragraphs: [
        'They shared that half of the banana. The other half was put under the bowl, for breakfast. {H} looked at it, and one foot began. “I can’t wait till then,” said {H}. “You needn’t,” said {A}. “The bowl can. It’s very good at it.” They both looked at the bowl. It was not excited in the least. {H} laid one hand on top, and slowly all ten toes came down.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} felt the floor shake, and came to see what there was to be excited about.',
      '{names} looked over at the stove, in case it was pancakes, and the feet said no.',
      { text: '{names} put the cups further in from the edge, because of the hopping.', needs: ['hands'] }
    ],
    way: [
      '{names} stood by a shut door, to feel if shut was exciting for everyone.',
      '{names} hopped once, and did not know why either.',
      { text: '{names} turned the calendar over, but there was nothing behind it.', needs: ['hands'] }
    ],
    turn: [
      '{names} could hardly stand still either, and at four it got worse.',
      '{names} had hoped for cake, and looked at the banana for some time.',
      { text: '{names} put a lid on a pot, to be excited about later.', needs: ['hands'] }
    ]
  },
  bed: [
    'Everything was put away except the plate, and on the plate stood the bowl.',
    '{H} washed both feet, which had had a long day. Then the blanket was laid over them like a bowl. Under there all ten toes could wait until morning.'
  ],
  last: [
    'In the dark the bowl waited, without hopping, and {H} was asleep.',
    'There was half a banana that nobody could see, and it would keep, and {H} slept.'
  ]
})
