import { wishPlot } from '../wish-plot.ts'

export const pyjamaDay = wishPlot({
  id: 'wish-pyjama-day',
  beginsElsewhere: true,
  wishes: ['pyjama day', 'pajama day', 'pyjamas day', 'pajamas day', 'pyjama party', 'pajama party', 'pyjamas to school', 'pajamas to school', 'pyjamas at school', 'pajamas at school', 'pyjamas school', 'pyjamas nursery', 'pyjamas kindergarten', 'pyjama school', 'dressing gown school'],
  answers: ['school', 'nursery', 'daycare', 'kindergarten', 'preschool', 'kindy', 'class', 'teacher', 'tomorrow', 'day', 'party', 'wear', 'wearing', 'wants', 'going', 'in', 'her', 'his', 'my', 'slippers', 'dressing', 'gown', 'teddy', 'excited', 'friday', 'favourite', 'all', 'new', 'chooses', 'choosing', 'which', 'got', 'too', 'small', 'grown', 'out', 'of', 'with', 'on', 'at', 'to'],
  except: ['hospital', 'ward', 'ill', 'sick', 'poorly', 'wet', 'operation', 'dad', 'daddy', 'mum', 'mummy', 'grandma', 'grandpa', 'nana', 'missing', 'forgot', 'forgotten', 'cat', 'dog', 'dinosaur', 'dragon', 'bear', 'monster', 'elephant', 'penguin', 'lion', 'film', 'cinema', 'shop', 'zoom'],
  moods: ['waiting', 'change', 'first'],
  company: ['pyjamas', 'chair', 'sleeves'],
  about: 'The pyjamas must stay fresh for pyjama day, so the hero needs something else to sleep in, and nothing else knows how.',
  titles: ['What Else to Sleep In', 'The Pyjamas on the Chair', '{H} Rustles', 'Short in the Arm', 'They Still Knew How'],
  want: [
    {
      id: 'fresh',
      A: 'partner',
      paragraphs: [
        'Tomorrow was pyjama day. The pyjamas had been washed for it, and lay over the chair, as flat as a letter. “Nobody’s to sleep in them tonight,” said {H}. “They’re for school.”',
        '“Quite right,” said {A}. “They’d be all crumpled.” Then they both looked at {H}, who had come from the bath in a big towel. “So what do I sleep in?” asked {H}. It had to be found before bedtime.'
      ]
    },
    {
      id: 'upside-down-day',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“It’s quite simple,” said {A}. “Tomorrow you wear your night things by day. So tonight you wear your day things by night.” {H} thought it through, and could find no hole in it.',
        '“And breakfast’s at suppertime?” asked {H}. “One thing after another,” said {A}.'
      ]
    },
    {
      id: 'leg-things',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“Do you know what the word means?” asked {A}. “Pyjama?” It was a word from India, and from Persia before that. “It means a thing for the leg.” “And what are the arms called?” asked {H}.',
        '“Nobody’s ever said,” said {A}. They looked at the two sleeves on the chair. The sleeves did not mind. They had come along all the way from Persia and had never asked.'
      ]
    }
  ],
  way: [
    {
      id: 'the-raincoat',
      A: 'partner',
      paragraphs: [
        'First {H} tried the raincoat. It came down to the knees, and had a hood for a pillow. {H} lay down. “Krish,” went the raincoat. {H} turned over. “Krish, krish.”',
        '“Who’s eating crisps in there?” asked {A} from the door. “I’m only breathing,” said {H}. “Krish,” said the raincoat. It was not asleep, and nor was anybody else.'
      ]
    },
    {
      id: 'school-things',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Then {H} lay down in all the school things, and the shoes stood under the quilt, looking out. {H} shut both eyes and could feel a button, a collar and half a biscuit.',
        '“How is it?” asked {A}. “It’s like lying on a Tuesday,” said {H}. One arm had gone up by itself. “And my hand thinks that somebody’s asked it something.”'
      ]
    },
    {
      id: 'lent-shirt',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '{A} fetched a shirt out of {A}’s own drawer. {H} went in at the bottom, and was gone for a while. Something walked about in there and tried all the exits.',
        '“Have you got to the neck?” asked {A}. “I’ve got to a pocket,” said the shirt. “There’s a ticket in it.” {A} had been looking for that ticket since March. So that was something, but it was no good for sleeping in.'
      ]
    },
    {
      id: 'elder-nightcap',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“We had nightshirts,” said {S}, “down to here. And a cap with a tassel, against the draught.” “What did the tassel do?” asked {A}.',
        '“It got in your mouth,” said {S}, “and then you dreamt of carpets.” {S} looked quite fondly at the wall. {A} said that they had better do without a tassel.'
      ]
    },
    {
      id: 'pet-fur',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} watched it all from the rug. {A} had on what {A} always had on. It had never been ironed.',
        '“It’s pyjama day for you all the time,” said {H}. {A} yawned, as wide as it went. Before the yawn had shut, {A} was asleep.'
      ]
    },
    {
      id: 'baby-suit',
      A: 'baby',
      spare: 5,
      paragraphs: [
        '{A} wore something with feet in it, and poppers up to the chin. {H} asked if it came in a bigger size. {A} held out one foot, to be looked at.',
        'It was soft, and a bit damp at the toe. “Yours has been chewed,” said {H}. {A} went on with it.'
      ]
    },
    {
      id: 'guest-suitcase',
      A: 'guest',
      spare: 6,
      paragraphs: [
        '“I once left mine at home,” said {A}, “and slept in a bathrobe from the hotel. It was like sleeping in a sheep.” “Was the sheep warm?” asked {H}.',
        '“Very,” said {A}. “But in the morning it wouldn’t let go of the belt.” {H} was glad that there was no sheep in the house.'
      ]
    },
    {
      id: 'curtain',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“The curtain’s soft,” said {H}, and stood in it, and turned round twice. It was like being a parcel. “Now lie down in it,” said {A}. {H} could not, for it was still a curtain at the top.',
        '“It must be tired, though,” said {H}. “It’s been hanging there all day.” {A} let it out, and drew it across, so that it could do what it was for.'
      ]
    },
    {
      id: 'just-a-try',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '“I could try them on for a minute,” said {H}, and looked over at the chair. “Lying down?” asked {A}. “Lying down, but only on the front.” “And with your eyes shut?” “One of them,” said {H}.',
        '“Then it’s sleeping,” said {A}, “or half of it, and you’d have half a crumple.” It was hard, but it was fair. {H} went and blew a hair off one sleeve.'
      ]
    },
    {
      id: 'the-towel',
      A: 'same',
      paragraphs: [
        'Last of all {H} tried the towel once more, tucked in at the top. It held as far as the bed. There it came undone, and was a towel again.',
        '“It doesn’t know how,” said {H}. “None of them knows how to be pyjamas.” {A} sat down on the edge of the bed, where there was least raincoat.'
      ]
    }
  ],
  turn: [
    {
      id: 'they-learn-it',
      A: 'partner',
      paragraphs: [
        '“I think I see it,” said {A}. “Sleeping has to be learnt. Yours have done it every night, with you in them. The raincoat’s only ever learnt rain.” “Then we need something that’s done it before,” said {H}. {H} thought of the box under the bed.',
        'In there were the things that had grown too small. Quite at the bottom lay the pyjamas from before.'
      ]
    },
    {
      id: 'how-far-they-go',
      A: 'partner',
      paragraphs: [
        '{H} put them on. They went as far as the elbow, and as far as the knee. In the middle there was a piece of {H}. “You’ve come out of them at all the ends,” said {A}.',
        '“But it’s them,” said {H}, and sniffed at a cuff. The knees were as thin as a leaf, and soft all over. {H} had to yawn. “Listen to that,” said {A}. “They still know how.”'
      ]
    },
    {
      id: 'the-moon-on-it',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“That stain’s from the night of the blackcurrants,” said {A}. “And here’s where you had the tooth.” {H} did not remember any of it. The pyjamas did.',
        '“How did I fit in?” asked {H}. {A} showed it with two hands. There was not much room between them. “And you filled them right up,” said {A}, “mostly with feet.”'
      ]
    },
    {
      id: 'child-chair',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“What about the ones on the chair?” asked {S}. “They’ve never slept on their own.” {A} had not thought of that.',
        'So {S} fetched a bear, and sat it on the chair, between the sleeves. {S} laid each sleeve over a bit of bear. “It’s only for one night,” {S} told them.'
      ]
    },
    {
      id: 'one-more-night',
      A: 'partner',
      paragraphs: [
        '“You get one more night,” said {H} to the short sleeves. “And you get a whole day,” said {H} to the ones on the chair. “Which would you rather be?” asked {A}. {H} thought about it, from the inside. “Tonight these,” said {H}. “Tomorrow, those.”'
      ]
    },
    {
      id: 'what-they-do',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“What will yours do at school all day?” asked {A}. “They’ll have to paint,” said {H}, “and eat soup.” The pyjamas had never been up before. They did not know what happens after breakfast.',
        'So {H} sat down by the chair and told them. There was the bell, and the line, and the hook with a picture over it. “And at noon you have to be quick,” said {H}. They lay there with both arms open, and took it all in.'
      ]
    },
    {
      id: 'in-the-morning',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“I only hope that nobody falls asleep in sums,” said {A}. “With thirty pairs of pyjamas in one room.” {H} had not thought of that. Thirty pairs, and each of them knew how.',
        '“We’ll have to sing,” said {H}. “Loudly?” “Fairly,” said {H}. “And the teacher has to go round and pinch a slipper, now and then.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} went to bed for show, on everything but the pyjamas.',
      '{names} sniffed at the chair, where it smelled of nothing but soap.',
      { text: '{names} stroked a crease out of the pyjamas, with a flat hand.', needs: ['hands'] },
      { text: '{names} warmed the big towel up again, by rubbing.', needs: ['hands'] }
    ],
    way: [
      '{names} pricked up both ears at the crisps, and got none.',
      '{names} turned over as well, without so much as a krish.',
      { text: '{names} offered a tablecloth, with a lemon pattern.', needs: ['hands'] },
      { text: '{names} held the hood open, and plumped it up at the back.', needs: ['hands'] }
    ],
    turn: [
      '{names} crept into the box, and it had grown too small as well.',
      '{names} dragged a bit of old jersey out, and lay down on it.',
      { text: '{names} held a tiny sock up, and could hardly believe it.', needs: ['hands'] },
      { text: '{names} folded the raincoat up, and it got in a last word.', needs: ['hands'] }
    ]
  },
  bed: [
    'The raincoat went back on its hook, and was quiet at once. The towel was hung up to be a towel.',
    '{H} washed, as far as you can in sleeves like that, and lay down. It was draughty in the middle, and warm everywhere else.'
  ],
  last: [
    'The new ones lay on the chair and waited for the morning. In the old ones, {H} was asleep.',
    'They still knew how. They had done it so often, and by now {H} was asleep in them.'
  ]
})
