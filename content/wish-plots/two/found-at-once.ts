import { wishPlot } from '../wish-plot.ts'

export const foundAtOnce = wishPlot({
  id: 'wish-friends-hide',
  tellsAny: 'friends',
  about: 'Two friends love hide-and-seek, and are found at once each time, for what makes them themselves gives them away.',
  titles: ['Found at Once', 'Neither of Them Can Hide', 'The Long Minute', 'Where {role} Was', 'Ready or Not'],
  company: ['curtain', 'cupboard', 'coats', 'sofa', 'blanket', 'door'],
  want: [
    {
      id: 'at-the-door',
      A: 'partner',
      paragraphs: [
        '“Have you got somewhere good to hide?” asked somebody at the door. It was {role.first}. Beside {role.it} stood {mate.first}. “Wherever we hide,” said {mate}, “we’re found at once.” So {role} {role.enters}. And {mate} {mate.enters}.',
        '{H} wanted them to stay hidden for one whole minute, by the egg timer. “We’ll seek,” said {A}, “and we’ll be slow about it.”'
      ]
    }
  ],
  way: [
    {
      id: 'first-hiding',
      A: 'partner',
      paragraphs: [
        'So {A} and {H} counted to ten. {role} hid behind the curtain, and that’s a very good place. But just as {A} tiptoed past, {role} {role.trouble}. “Found you,” said {A}.',
        '“It’s always {role.part},” said {role} sadly. “{role.part} can’t hide.”'
      ]
    },
    {
      id: 'where-it-lives',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“You must be good at it at home,” said {A} to {role}. “Where’s that?” “I live {role.home},” said {role}. “There’s nothing to get behind there. We all shut our eyes, and say that it counts.”',
        '“And at yours?” {H} asked {mate}. “I live {mate.home}. There I know every corner. Only the corners know me as well,” said {mate}, “and somebody always tells.”'
      ]
    },
    {
      id: 'second-hiding',
      A: 'partner',
      paragraphs: [
        'Then {mate} got in among the coats. {H} went past twice, and looked in all the wrong places. “Not in here!” said {H}. And at that very moment {mate} {mate.trouble}.',
        '“Found,” said {A} with a sigh. “I was so nearly not there,” said {mate}.'
      ]
    },
    {
      id: 'bait',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What do they find you with?” asked {H}. {role} looked down. “They say, who’d like {role.wants}? And then I say, me.” “From behind the curtain?” “From wherever I am,” said {role}.',
        '“With me it’s {mate.wants},” said {mate}. “They only need to say the first word.” {A} promised that nobody in this house would say it. So as not to say it by mistake, {A} thought very hard about soap.'
      ]
    },
    {
      id: 'hold-it-in',
      A: 'partner',
      spare: 0.2,
      paragraphs: [
        '“Do it without {role.part}, just once,” said {H}. So behind the sofa, {role} {role.hides}. And in the cupboard, {mate} {mate.hides}. Now nobody could find them, and nobody had any fun either. “They’re hiding from themselves,” whispered {A}. “That can’t be right.”'
      ]
    },
    {
      id: 'the-timer',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} fetched the egg timer, and they all watched it for one whole minute. Nobody hid, nobody sought, and nobody said a word. It was surprisingly long. Halfway down {mate} asked whether it had stopped.',
        '“In a minute you could think of somebody twice,” said {role}. “I’d think of you,” said {mate}, “and then of where you were.” {A} turned it over again. The sand was in no hurry.'
      ]
    },
    {
      id: 'pet-finds',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{A} had been lying in the hall all this time with both eyes shut. {A} got up, went straight to {role}, and leaned. Then {A} went straight to {mate}, and leaned there.',
        '“{A} isn’t playing,” said {H} quickly. “{A} only likes to know how many we are.” They all kept quite still until they had been counted, and it came out right.'
      ]
    },
    {
      id: 'elder-hides',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I was once hidden so well that nobody came,” said {S}. “In the airing cupboard, on the towels.” “How long for?” asked {A}. “Until supper. They’d all gone in.”',
        '“Was that good?” “The first minute was lovely,” said {S}. “In the second I thought how clever I was. In the third I’d have given my best marble for somebody to open the door.” {role} and {mate} looked at each other.'
      ]
    },
    {
      id: 'child-hides',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} could do it. {S} lay down in the very middle of the rug and shut both eyes. “Now you can’t see me,” said {S}. So {A} went round and round the rug, calling.',
        '“I’m good,” said {S}, and did not move at all. {mate} looked on with great respect. “It’s just how we do it at home,” whispered {role}. “But we don’t do it half so well, and somebody always laughs.”'
      ]
    },
    {
      id: 'disguise',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{A} thought of disguises. With a lampshade on, {role} stood in the corner and was a lamp. “Very good,” said {H}, and felt for the switch. “That tickles,” said the lamp.',
        '{mate} was a parcel. It was a fine parcel, with string round it and an address. Only, it asked whether it had arrived.'
      ]
    },
    {
      id: 'each-other',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Couldn’t you find each other, for a change?” asked {H}. {role} counted, and {mate} hid. {role} looked under every single cushion. {mate} was behind {role} all the time, and walked along.',
        '“I’ve got a feeling that you’re near,” said {role}. “It’s only a feeling,” said {mate}. They went three times round the table like that. {A} had to hold on to a chair for laughing.'
      ]
    },
    {
      id: 'squeak',
      A: 'same',
      spare: 9,
      paragraphs: [
        'There’s one floorboard in the hall that tells on everybody. {H} showed them where it was. “If you step over it nobody hears you come.” {role} stepped over it, and {mate} stepped over it.',
        'Then they were both so pleased that they jumped. It squeaked so loudly that {A} dropped the timer. “That wasn’t you, that was the floor,” said {A}, to be fair.'
      ]
    },
    {
      id: 'asleep-in-there',
      A: 'same',
      spare: 9.5,
      paragraphs: [
        'Then {role} hid under the blanket, and {mate} was to look somewhere else first, for manners. {mate} looked in the teapot. {mate} looked in the bread bin, under the bread, and called into a shoe.',
        '“Am I still not found?” asked the blanket. “Not yet,” said {mate}. “I’m being very bad at it.” {A} said that it was the kindest seeking that {A} had ever seen.'
      ]
    },
    {
      id: 'not-found',
      A: 'partner',
      paragraphs: [
        'Then {A} had an idea, and hid {role} in the big basket, under all the washing. Now {mate} was the seeker. {mate} looked everywhere, until the sand in the egg timer had run out. It had been a whole minute, and {mate} did not cheer. “Hello?” called {mate} in a very small voice. “Where are you?”'
      ]
    }
  ],
  turn: [
    {
      id: 'give-away',
      A: 'partner',
      paragraphs: [
        '{H} could have told, and decided not to. “Call louder,” said {H}. So {mate} called louder. And in the washing {role} {role.trouble}. “That’s you!” cried {mate}. “Nobody else is like that!”',
        '“A whole minute,” said {role}, with a sock on top. “I’d rather be found.” “{role.why},” {A} told {mate}, “and that’s how you find your friend.” “And with {mate} it’s {mate.part},” said {role}. “{mate.why}.”'
      ]
    },
    {
      id: 'how-found',
      A: 'partner',
      spare: 0.4,
      paragraphs: [
        'After that they hid once more, and not to stay hidden. {H} called, “Where are you?” and {role} {role.use}. {A} called, “And you?” and {mate} {mate.use}. It was the best round of the evening, and it lasted ten seconds.'
      ]
    },
    {
      id: 'new-rule',
      A: 'same',
      spare: 3,
      paragraphs: [
        'So they made a new rule. The one who was hidden gave a sign, and then had to praise the finder. “Well done,” said {mate} to {role}. “You too,” said {role}.',
        '“But nobody’s hidden,” said {A}. “We’re practising the end,” said {mate}. “The end’s the best part, and we’ve always rushed it.”'
      ]
    },
    {
      id: 'all-in-basket',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Then they all wanted to see what the basket was like inside. {role} got in, and {mate} got in after. {A} went in at the side, and {H} pulled the sheet over the top. It was warm and smelled of soap.',
        '“And who’s looking for us?” asked {mate} after a while. Nobody was. They lay there and listened to that. “Found,” said {role}, as somebody had to.'
      ]
    },
    {
      id: 'record',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“A minute and four seconds,” said {A}, who had kept count. “That’s your record.” {role} thought about it. “It was three seconds too long,” said {role}.',
        '“Four,” said {mate}. {H} wrote it on a slip of paper, “One minute, and then four too many.” They wanted it folded up small, and put somewhere where they’d be sure to find it.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} had a look at the curtain, and then at the coats, like an expert.',
      '{names} promised, with a nod, to give nobody away.',
      { text: '{names} tidied the good places, so that there was room in them.', needs: ['hands'] },
      { text: '{names} held up ten fingers, in case {H} lost count.', needs: ['hands'] }
    ],
    way: [
      '{names} hid as well, and nobody had asked for it.',
      '{names} went by on tiptoe, and made a good deal of noise about it.',
      { text: '{names} covered both eyes, and then opened the fingers a little.', needs: ['hands'] },
      { text: '{names} pointed very hard in the wrong direction.', needs: ['hands'] }
    ],
    turn: [
      '{names} came out from somewhere, and had a cobweb on top.',
      '{names} cheered in the hall, and the floorboard squeaked as well.',
      { text: '{names} dug the last sock out, and handed it back.', needs: ['hands'] },
      { text: '{names} shook hands with {role}, as people do with a winner.', needs: ['hands'] }
    ]
  },
  bed: [
    'The washing went back into the basket, and the two friends said good night. {role} {role.night}. And {mate} {mate.night}.',
    '{H} washed, and got under the blanket, right up to {H}’s nose. One end of {H} could still be seen. It was meant to be.'
  ],
  last: [
    'Nobody had to look very hard. There was {H}, asleep, in the first place that you’d think of.',
    'It was the best hiding place of all, and {H} was found in it every morning. {H} slept.'
  ]
})
