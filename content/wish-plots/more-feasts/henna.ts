import { wishPlot } from '../wish-plot.ts'

export const henna = wishPlot({
  id: 'wish-henna',
  wishes: ['henna', 'henna night', 'henna party', 'henna hands', 'henna dry', 'mehndi dry', 'henna on hands', 'hena', 'mehndi', 'mehndi night', 'mehndi party', 'mehendi', 'mehandi', 'mehndhi', 'mendhi', 'mehdi night', 'mehndi hands', 'mehndi cone', 'henna cone', 'kina gecesi', 'kına', 'kına gecesi', 'henné'],
  answers: ['won’t', 'wouldn’t', 'night', 'party', 'hand', 'hands', 'arm', 'arms', 'palm', 'palms', 'cone', 'cones', 'wedding', 'cousin', 'cousins', 'cousin’s', 'auntie', 'aunty', 'aunties', 'aunt', 'aunt’s', 'eid', 'diwali', 'karva', 'chauth', 'teej', 'sangeet', 'bride', 'peacock', 'pattern', 'patterns', 'flowers', 'drying', 'dry', 'wet', 'dark', 'darker', 'still', 'waiting', 'wait', 'getting', 'got', 'doing', 'done', 'putting', 'has', 'having', 'wants', 'first', 'tonight', 'tomorrow', 'today', 'smudge', 'smudged', 'touch', 'touching', 'celebrating', 'dancing', 'singing', 'family', 'little', 'sister', 'sisters', 'allowed', 'anything'],
  except: ['hair', 'black', 'allergy', 'allergic', 'rash', 'tattoo', 'tattoos', 'burned', 'burnt', 'cried', 'crying', 'hurt', 'died', 'dragon', 'hen', 'chicken', 'hospital', 'school'],
  moods: ['first', 'waiting', 'proud', 'learning', 'afraid'],
  fed: true,
  company: ['aunt', 'peacock', 'peacocks', 'henna', 'cone', 'nose', 'plate', 'rice'],
  about: 'With a wet peacock in each palm the hero may touch nothing, and when the other has two as well, they do it as peacocks do.',
  titles: ['Two Peacocks and an Itch', 'Nobody Has a Hand', '{H} Touches Nothing', 'How a Peacock Does It', 'Darker by Morning'],
  want: [
    {
      id: 'two-peacocks',
      A: 'partner',
      paragraphs: [
        'On mehndi night an aunt came round with a cone of henna. Into each of {H}’s palms she drew a peacock. “Touch nothing until it’s dry,” she said. “The longer it stays on, the darker it gets.” {H} wanted it as dark as chocolate.',
        'So {H} held out both hands like plates. “And if you need something?” asked {A}. “I won’t need anything,” said {H}. Then {H}’s nose itched.'
      ]
    }
  ],
  way: [
    {
      id: 'elbows',
      A: 'same',
      paragraphs: [
        '{A} scratched it. “Left,” said {H}. “Up. That’s my eyebrow.” Then there was a sleeve to push up, and a glass to hold. When {A} had just sat down, the nose itched again. “On mehndi night you use your elbow,” said {A}.',
        '{H} tried. An elbow comes nowhere near a nose. {A} tried as well. So {H} did it with the edge of one hand. Now the left peacock had a shorter tail, and on {H}’s nose was a dot of henna.'
      ]
    },
    {
      id: 'too-soon',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} held up a book, and turned the pages for {H}. “I wasn’t done yet,” said {H}. “There was still a duck in the corner.” {A} turned back. It was looked at. “Now,” said {H}.',
        'The next page came over halfway and stopped. {A} was still down at the bottom, with a frog. {H} could do nothing about it, and blew. It took four blows, and at the last the henna got nearly dry as well.'
      ]
    },
    {
      id: 'a-letter',
      A: 'same',
      spare: 2,
      paragraphs: [
        'In one of the tails the aunt had hidden a letter. Whoever finds it has luck, and it’s never easy. {H} looked in the right tail, and {A} in the left. They were so close that they had to stop breathing.',
        '“I’ve got an O!” said {H}. “So have I,” said {A}. There was an O at the end of every feather. They counted thirty. “That’s a lot of luck,” said {A}, “or it’s a peacock.”'
      ]
    },
    {
      id: 'cards',
      A: 'same',
      spare: 3,
      paragraphs: [
        'They played cards, to pass the time. {A} held {A}’s cards in the left hand, and {H}’s cards in the right. “You mustn’t look,” said {H}. {A} looked at the ceiling. “Which of them do you want to play?” asked {A}.',
        '“The one with the fish,” said {H}. {A} felt for the fish with a thumb. It was the king, and it won. “You’re good at this,” said {A}. “It was your thumb,” said {H}.'
      ]
    },
    {
      id: 'lemon',
      A: 'other',
      spare: 4,
      paragraphs: [
        'It was just dry, or very nearly. Then {A} came with lemon juice and sugar, and dabbed it on. That makes it darker. It also makes it wet. “How long does it take now?” asked {H}. “As long as before,” said {A}, “only from the beginning.”',
        '{H} stuck to the air a little. “I’m a lemonade,” said {H}. {A} licked the spoon, and thought that it could do with more sugar.'
      ]
    },
    {
      id: 'wave',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Across the street a neighbour waved. {H} could not wave back, and that is rude. So {A} took hold of one of {H}’s feet, and waved with that. “Higher,” said {H}. “Or she’ll think that I’m kicking.”',
        'The neighbour looked for a moment. Then she sat down behind her window, and up came a foot as well. It was in a red sock. They waved until {A}’s arm was tired.'
      ]
    },
    {
      id: 'blowing',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} wanted to make it quicker, and blew on the peacocks. {A} blew until the room went round, and had to lie down. After that {A} flapped a newspaper. {H}’s hair stood up at the front, and the curtain came in.',
        '“Is it dry?” asked {A}. {H} could not feel that without touching. “One of the feathers moved,” said {H}. {A} put down the newspaper, and looked at it with respect.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'It was the time when {A} was given something, and {A} knew it to the minute. But for that you need a hand. {H} showed {A} that both of them were taken. {A} looked at the peacocks, and then at the dish.',
        'So {H} pushed the dish with one foot, and tipped the bag with a knee. It was rather more than usual. {A} had nothing against henna after that.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I once had the darkest of all,” said {S}. “I went to sleep with it on, that was my secret.” “Did it stay in your hands?” asked {A}. {S} laid one hand under one cheek, to show how {S} used to sleep.',
        '“For two weeks I’d got half a peacock here,” said {S}. “The tail went behind the ear. People took me for two people, depending on where they stood.”'
      ]
    },
    {
      id: 'your-hands',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I’ll be your hands,” said {S}, and stood close behind {A}. Two arms came out, one on each side. They waved. They put a hat on {A}. Then they picked up a biscuit, and it went past {A}’s mouth and on to the back.',
        '“That was mine,” said {A}. There was chewing behind. “Your hands were hungry,” said {S}. They patted {A} on the tummy, to say that it had been good.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 10,
      paragraphs: [
        '{A} was too small for henna, and got none. But {A} had looked at {H} for some time. Then {A} held out both hands, palms up, with nothing in them, and kept still.',
        'It lasted three breaths. “Don’t touch anything,” said {H}. {A} looked into one hand, and into the other. Whatever was in there, it was dry now, and {A} clapped.'
      ]
    },
    {
      id: 'guest',
      S: 'guest',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} had only wanted to say good evening, and the aunt had drawn a flower on {S}’s thumb. Now {S} walked about with the thumb up. “Is everything all right?” asked {A}. “Very much so,” said {S}. It could hardly look otherwise.',
        'Other people put up a thumb as well, to be friendly. Soon half the house was agreed. Nobody could have said about what.'
      ]
    },
    {
      id: 'like-this',
      A: 'partner',
      paragraphs: [
        '“Keep them away from your face,” said {A}. “Like this.” {A} held out two hands, flat and still. The aunt came by with the cone, and saw two empty palms. When {A} looked down, there was a peacock in each. “Who’ll scratch me now?” asked {H}. “And who’ll scratch me?” asked {A}. It had begun already.'
      ]
    }
  ],
  turn: [
    {
      id: 'beaks',
      A: 'partner',
      paragraphs: [
        '{H} looked at the peacocks. They had a crown, a tail and two thin legs. “They haven’t got any hands,” said {H}. “They do it all with the front.” So they put nose to nose, and rubbed. It was just the right place.',
        'From then on they were peacocks. They walked with long steps. They pushed the door open with their chests, and bowed over the rice, and pecked. “A peacock doesn’t need anything,” said {A}, and had a grain on each cheek.'
      ]
    },
    {
      id: 'drinking',
      A: 'same',
      spare: 12,
      paragraphs: [
        'Drinking was harder. Each had a straw, in the same glass. Then they looked up at the ceiling to swallow, as birds do. “What’s up there?” asked {A}. “Nothing,” said {H}. “It’s only so that it runs down.”',
        'They dipped, and looked up, and dipped. Whoever came in looked up as well. When the glass was empty, they had found a cobweb, and a balloon from a birthday long ago.'
      ]
    },
    {
      id: 'with-the-nose',
      A: 'same',
      spare: 13,
      paragraphs: [
        'The bell rang. {H} pushed down the handle with one elbow, {A} pulled with one foot, and it came open. Outside stood a neighbour with both hands in the air, and there was henna on them too. “How did you ring?” asked {H}.',
        'The aunt did not say anything. But there was a brown dot on the tip of the aunt’s nose, and one on the bell. They let the aunt in, who walked with long steps, without being told.'
      ]
    },
    {
      id: 'the-dance',
      A: 'other',
      spare: 14,
      paragraphs: [
        'On mehndi night there is dancing. You hold up your hands for it anyhow, so nothing could happen. {H} lifted one leg, as peacocks do, and turned round on the other. {A} did it the other way about.',
        '“Peacocks dance when it’s going to rain,” said {A}. They went on until they were quite hot, and looked out. It was dry. “Then it’s a bit further off,” said {H}, and changed legs.'
      ]
    },
    {
      id: 'on-the-nose',
      A: 'partner',
      paragraphs: [
        'At last the henna was dry, and they rubbed it off over a newspaper. Underneath the peacocks were orange. “That’s not dark,” said {H}. “It’ll be dark by morning,” said {A}. They held their palms side by side, and two beaks met.',
        '{H} looked up. On the tip of {A}’s nose was an orange dot. “It’s mehndi,” said {A}. “You’ve got one, too.” It had been on one nose, and now it was on both. “When does that come off?” asked {H}. “In two weeks,” said {A}, “and by morning it’ll be as dark as chocolate.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sniffed at the cone, which smelled of hay and tea.',
      '{names} looked at the peacocks, and was looked at by both.',
      { text: '{names} held out one finger, and got a flower on it.', needs: ['hands'] },
      { text: '{names} moved the chairs, so that there was nothing to bump into.', needs: ['hands'] }
    ],
    way: [
      '{names} came close, and was told about touching.',
      '{names} tried an elbow too, or what there was of it.',
      { text: '{names} did up a shoe for {H}, and then the other one.', needs: ['hands'] },
      { text: '{names} held the glass with the straw, and looked the other way.', needs: ['hands'] }
    ],
    turn: [
      '{names} followed along behind, with steps as long as they came.',
      '{names} found the rice that the peacocks had missed.',
      { text: '{names} held up a tea towel behind, and that was the tail.', needs: ['hands'] },
      { text: '{names} folded the newspaper with all the crumbs in.', needs: ['hands'] }
    ]
  },
  bed: [
    'The brown crumbs were thrown away, and the cone was empty. No water may come near it until the morning. So somebody else did the washing-up, and there was nothing that peacocks could do about it.',
    '{H} was washed, all but the hands and the nose. Then {H} lay down, with both palms open on the blanket, where they could get on with it.'
  ],
  last: [
    'Two peacocks grew darker in the dark, and {H} was asleep.',
    'There was a peacock in each hand, and a dot on a nose, and {H} was asleep.'
  ]
})
