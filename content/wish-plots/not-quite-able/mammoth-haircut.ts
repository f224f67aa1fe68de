import { wishPlot } from '../wish-plot.ts'


export const mammothHaircut = wishPlot({
  id: 'wish-mammoth-haircut',
  beginsElsewhere: true,
  wishes: ['a mammoth that wakes up and it’s summer and he needs a haircut', ...['haircut', 'hair cut', 'needs a haircut', 'gets its hair cut', 'goes to the hairdresser', 'at the hairdresser', 'visits the hairdresser', 'goes to the barber', 'barbershop', 'hair salon', 'needs a trim', 'trims its fringe', 'wakes up in summer', 'woke up in summer', 'wakes up and it’s hot', 'woke up and it’s hot', 'wakes up and it’s warm', 'wakes up in the heat', 'summer', 'summer holidays', 'too hot', 'too warm', 'hot day', 'heatwave', 'heat wave', 'too hairy', 'too much hair', 'hair too long', 'takes off its coat', 'takes off its fur', 'sheds its coat', 'loses its winter coat', 'winter coat', 'coat too warm', 'slept through spring', 'slept too long', 'overslept', 'hibernation', 'snow melted', 'snow has gone'].map((words) => `mammoth ${words}`), 'mamoth haircut', 'mamoth summer', 'mamoth hairdresser', 'mamoth too hot', 'woolly mammoth warm weather'],
  nothingElse: true,
  answers: ['mammoth', 'mammoths', 'mamoth', 'woolly', 'wooly', 'hairy', 'hair', 'haircut', 'cut', 'cuts', 'hairdresser', 'hairdresser’s', 'hairdressers', 'barber', 'barbers', 'barber’s', 'salon', 'shop', 'trim', 'trimmed', 'fringe', 'bangs', 'shave', 'shaved', 'shaggy', 'fluffy', 'fur', 'furry', 'wool', 'coat', 'takes', 'took', 'off', 'sheds', 'shed', 'loses', 'lose', 'long', 'short', 'much', 'too', 'wakes', 'wake', 'woke', 'waking', 'up', 'sleep', 'sleeps', 'slept', 'sleeping', 'overslept', 'hibernation', 'hibernating', 'hibernates', 'nap', 'after', 'from', 'snow', 'frozen', 'freezer', 'melted', 'melts', 'melting', 'winter', 'spring', 'summer', 'summertime', 'holidays', 'hot', 'hotter', 'heat', 'heatwave', 'wave', 'warm', 'weather', 'sun', 'sunny', 'sweaty', 'sweating', 'cool', 'cold', 'down', 'finds', 'find', 'realises', 'realizes', 'notices', 'sees', 'discovers', 'that', 'it’s', 'its', 'it', 'he', 'she', 'he’s', 'she’s', 'is', 'was', 'and', 'so', 'but', 'who', 'which', 'because', 'when', 'needs', 'need', 'needed', 'wants', 'want', 'wanted', 'goes', 'go', 'went', 'going', 'gets', 'get', 'got', 'has', 'have', 'had', 'his', 'her', 'the', 'a', 'an', 'for', 'in', 'into', 'to', 'at', 'all', 'far', 'day', 'days', 'one', 'first', 'time', 'town', 'street', 'city', 'little', 'small', 'big', 'huge', 'baby', 'young', 'old', 'friendly', 'kind', 'funny', 'silly', 'sleepy', 'happy', 'confused', 'surprised', 'named', 'called', 'story', 'no', 'more', 'there', 'through', 'today', 'modern', 'world', 'visits', 'visit', 'friend', 'friends', 'child', 'girl', 'boy', 'mum', 'mummy', 'dad', 'daddy'],
  except: ['died', 'dead', 'extinct', 'museum', 'skeleton', 'bones', 'fossil', 'hunters', 'hunting', 'hunt', 'hurt', 'ill', 'sick', 'vet', 'hospital', 'lost', 'alone', 'lonely', 'afraid', 'scared', 'cried', 'crying', 'nits', 'lice', 'bald', 'climate', 'global', 'school', 'beach', 'swimming', 'tiger', 'sabre', 'sloth', 'dinosaur', 'toy', 'teddy', 'task', 'elephant', 'ice cream', 'zoo', 'christmas', 'party', 'birthday', 'tusk', 'tusks'],
  moods: ['change', 'late', 'first', 'sleepless', 'losing', 'waiting'],
  isTale: true,
  out: true,
  company: ['mammoth', 'hair', 'hairdresser', 'shop', 'door', 'doors', 'doorposts', 'trunk', 'fringe', 'snowdrift', 'drift', 'bench', 'coat', 'curtains', 'birches', 'mirror', 'shelf', 'ticket', 'scissors', 'drawer', 'chairs', 'towel', 'towels', 'peg', 'tree', 'icicle', 'lolly', 'stick', 'hat', 'knees', 'toe', 'toes', 'comb', 'queue', 'pavement', 'tape', 'heat', 'button', 'street', 'umbrellas', 'sun', 'tail', 'front', 'back', 'mitten', 'foam', 'spring', 'lost umbrellas', 'other side'],
  about: 'A mammoth wakes up in summer with its hair down to its toes, and a haircut would take until it snows, until the hair that hangs on the hairdresser’s doorposts shows that it is a winter coat, and that two narrow doors are all it takes.',
  titles: ['I’ve Got Knees', 'Six Hundred Heads of Hair', '{H} and the Mammoth at the Hairdresser’s', 'Most of It Was Coat', 'One Coat, until It Snows'],
  want: [
    {
      id: 'an-oven-on',
      A: 'partner',
      paragraphs: [
        'The mammoth beside {H} woke up, and it was summer. It had gone to sleep in a snowdrift behind the bench, and now the snow was gone. “Has somebody left an oven on?” it asked. Its hair hung down to its toes, and steamed.',
        '“You need a haircut,” said {A}. The mammoth couldn’t see where it was going, so {H} led it along by the trunk. {H} wanted it to be cool by lunchtime.'
      ]
    }
  ],
  way: [
    {
      id: 'it-had-set-an-icicle',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“How could you sleep so long?” asked {A}. The mammoth couldn’t understand it either. It had set an icicle, on the edge of the bench, just over its nose. On the first day of spring that was to go drip. “I waited for the drip,” said the mammoth.',
        'They looked under the bench. There was no icicle, and not even a wet place. “It’s run out,” said {H}. “It did drip,” said the mammoth slowly. “I thought somebody was licking me. It was such a nice dream.”'
      ]
    },
    {
      id: 'who-put-leaves-on-it',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} held up its fringe with a clothes peg, so that it could look out. Under it were two small eyes. The first thing that they saw was a tree. “Who’s put leaves on it?” asked the mammoth. “It did that itself,” said {A}. “And what’s wrong with the snow?” it asked. “It’s gone green.”',
        'Then it saw its first bare foot. It was {H}’s, in a sandal. “There are five little ones on it,” it said. It put out its trunk and counted. After that it counted the other foot, and it came to five again.'
      ]
    },
    {
      id: 'the-ice-lolly',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Something cold,” said {H}, and held up an ice lolly. The mammoth was very grateful. The trunk took the lolly, and carried it up, and in it went. But it hadn’t gone in at the mouth. It had gone in at the hair.',
        '“It must be about here,” said the mammoth. “I can feel it, but I can’t taste it.” They looked for it on both sides. At last {A} found the stick. It stuck out straight at the back, and somebody had hung a hat on it.'
      ]
    },
    {
      id: 'by-november',
      A: 'partner',
      paragraphs: [
        'At the hairdresser’s the mammoth put in its head, and then the shop was full. So the hairdresser measured the rest outside, with a tape. “That’s six hundred heads of hair,” said the hairdresser. “If I start now, I’ll be done by November.” “What’s in November?” asked the mammoth. “Snow,” said {A}. Then its hair would be gone, just when it was needed.'
      ]
    },
    {
      id: 'going-anywhere-nice',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Everybody there gets a towel round the neck, and the mammoth got nine. “And are you going anywhere nice?” asked the hairdresser, as hairdressers do. “I’ve just come back,” said the mammoth. “From where?” “From February.”',
        '“How was the weather?” asked the hairdresser. “White,” said the mammoth. {A} sat beside it on a chair, and was asked as well. {A} wasn’t going anywhere. “You should try February,” said the mammoth. “You needn’t pack a thing. You only need hair.”'
      ]
    },
    {
      id: 'other-in-the-mirror',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} had sat down in the last chair, where it was cool, and had nodded off. When {A} looked up, there was a face in the mirror. It had a brown fringe down to the chin, and a trunk. {A} looked at it from the left and from the right.',
        '“I think I’d like it a bit shorter after all,” said {A}. “That isn’t you,” said {H}. “You’re the one in front.” {A} felt for a nose, and it was just a nose, with no trunk to it. “Thank goodness,” said {A}. “I’d only shut my eyes for a minute.”'
      ]
    },
    {
      id: 'pet-goes-through',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} had gone in under the hair, as you go under a tablecloth. From outside nothing could be seen but a lump. It came past the knee, and past the tail. For a time it kept still, somewhere about the middle, where it was cool.',
        'Then {A} came out on the other side, with a mitten that {H} had missed since January. There was a little snow on it. {A} laid it down in the sun, and looked at it until it was only wet. After that {A} went in for the other one.'
      ]
    },
    {
      id: 'curtains',
      A: 'partner',
      paragraphs: [
        'Sadly the mammoth pulled out its head again. It was a tight fit. When it was out, two long brown curtains hung on the doorposts. “I never touched it,” said the hairdresser, whose scissors were still in the drawer.'
      ]
    },
    {
      id: 'elder-in-a-winter-coat',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I once wore my winter coat till June,” said {S}. “There was a button that wouldn’t come undone.” “Weren’t you hot?” asked {A}. “I said that it was the fashion,” said {S}. “I had a collar up to here, and I was as red as jam.”',
        'By the second week there were three more people in the street in their winter coats. “And then?” “Then the button came off by itself, at the post office,” said {S}. “It flew into a parcel. The others had to go on till July, because they didn’t know.”'
      ]
    },
    {
      id: 'child-does-the-toe',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} had brought a small comb, and did one of the toes. For a toe it had a good deal of hair. {S} combed it all to the front, and then all to the back, and gave it a parting. “Does it pull?” asked {S}. “Not down there,” said the mammoth.',
        'Then {S} held up the comb behind the toe, as if it were a mirror. “Is it all right at the back?” The toe went up and down. “It said yes,” said {A}. “That’s three buttons, please,” said {S} to the toe.'
      ]
    },
    {
      id: 'two-birches',
      A: 'partner',
      paragraphs: [
        '{A} took hold of a tuft, and it came away like fluff off a jumper. The mammoth hadn’t felt a thing. “That’s not hair, that’s your winter coat!” said {A}. “In spring I always walk between two birches,” said the mammoth. “They’re as close as those doorposts. I never knew what it was for.” And this spring it had slept.'
      ]
    }
  ],
  turn: [
    {
      id: 'in-at-the-front',
      A: 'partner',
      paragraphs: [
        'So the hairdresser opened the back door as well, and {H} moved the chairs. The mammoth took a breath, and went in at the front, like a head into a jumper. The coat stayed outside. Out at the back came a smooth brown mammoth, not half so big. “Most of it was coat,” said {A}. “I’ve got knees!” cried the mammoth.'
      ]
    },
    {
      id: 'there-are-four-of-them',
      A: 'same',
      spare: 9,
      paragraphs: [
        'It lifted one foot, and looked at the knee. “It folds,” it said. It folded the knee a few times more. Then it thought of something, and bent right down, and looked at its back legs. “There are four of them!” it said.',
        'It tried to fold all four at once, and sat down on the pavement with a bump. {A} showed it how you cross your legs. “I could have been doing this for years,” said the mammoth.'
      ]
    },
    {
      id: 'good-afternoon',
      A: 'same',
      spare: 10,
      paragraphs: [
        'At the front door stood the coat, all in one piece. It had kept its shape, and had a breeze in it. The mammoth came round the corner, and stopped. “Good afternoon,” it said. “You’ll want to get that taken off. They’re very good here.”',
        'The coat said nothing. “It’s shy,” said the mammoth to {A}. Meanwhile somebody had come and stood behind the coat, and then somebody else. Soon there was a queue of five. {H} had to tell them that the coat wasn’t waiting, and wasn’t anybody.'
      ]
    },
    {
      id: 'until-it-snows',
      A: 'partner',
      paragraphs: [
        'The hairdresser held up a mirror. “And is it all right at the back?” The mammoth looked for a long time. It had never seen itself from there. “There’s a tail on me,” it said. “May I keep that?”',
        'They rolled up the coat, and it went on the shelf with the lost umbrellas. The mammoth got a ticket, and it said, “One coat, until it snows.” The mammoth wanted to pay for the haircut, too. “What haircut?” said the hairdresser. “I only held the doors.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked under the hair, and there were feet.',
      '{names} stood in the mammoth’s shade, and it was a good deal of shade.',
      { text: '{names} fanned it with a newspaper, and only the tips moved.', needs: ['hands'] },
      { text: '{names} held a bit of the fringe out of the puddle.', needs: ['hands'] }
    ],
    way: [
      '{names} sneezed, and a tuft flew up.',
      '{names} went in at the door and out again, to see if it was tight.',
      { text: '{names} held the other end of the tape, and had a long way to walk.', needs: ['hands'] },
      { text: '{names} felt one of the curtains, and it was as soft as a scarf.', needs: ['hands'] }
    ],
    turn: [
      '{names} came through the shop behind it, and was a bit woolly afterwards.',
      '{names} looked at all the knees, one after another.',
      { text: '{names} swept up what was left, and it made a cushion.', needs: ['hands'] },
      { text: '{names} helped to roll up the coat, and got rolled in a little.', needs: ['hands'] }
    ]
  },
  bed: [
    'The shop was shut, and on the shelf the coat was waiting for the snow. Behind the bench lay a mammoth in the cool grass, with the moon on its knees.',
    '{H} washed, and took off everything that was too warm, even the socks. Then {H} lay down under the thin blanket, and two knees looked out.'
  ],
  last: [
    'It was summer all night long, and {H} was asleep.',
    'Two knees looked out at the moon, and {H} was asleep.'
  ]
})
