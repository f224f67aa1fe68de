import { wishPlot } from '../wish-plot.ts'

export const teaParty = wishPlot({
  id: 'wish-tea-party',
  wishes: ['tea party', 'tea parties', 'teaparty', 'teddies tea', 'teddy tea', 'dolls tea', 'dollies tea', 'afternoon tea', 'tea set', 'toy teapot', 'teapot cups'],
  answers: ['teddies', 'teddy', 'bear', 'bears', 'toys', 'toy', 'dolls', 'dollies', 'doll', 'cups', 'teapot', 'having', 'pretend', 'playing', 'little', 'with', 'my', 'guests', 'rabbit', 'cake', 'pink', 'party', 'for', 'animals', 'stuffed', 'cuddly', 'first', 'fancy', 'tea'],
  except: ['mad', 'hatter', 'hatters', 'alice', 'queen', 'king', 'princess', 'fairy', 'fairies', 'birthday', 'boston', 'dragon', 'dragons', 'dinosaur', 'dinosaurs', 'picnic', 'tiger', 'unicorn', 'moon', 'ghost', 'monster', 'monsters', 'elephant', 'lost', 'mermaid', 'pirate', 'pirates', 'underwater', 'witch', 'giraffe'],
  moods: ['first'],
  company: ['bear', 'rabbit', 'guests', 'teapot'],
  about: 'At a tea party nobody drinks, so nobody can have more, until it is clear for whom they are waiting.',
  titles: ['More Tea', 'Nobody May Begin', '{H} Drinks from the Lid', 'A Wet Chin', 'The Bear Was Being Polite'],
  want: [
    {
      id: 'more-tea',
      A: 'partner',
      paragraphs: [
        'The best thing at a tea party is to go round with the pot and say, “More tea?” {H} had been looking forward to it all day. The tea was water. The blue bear had come, and the small bear, and the rabbit. {A} had come too, in a straw hat.',
        '{H} filled every cup to the brim. Then {H} waited, with the pot in both hands. Nobody drank. “How do you like it?” asked {H}. “It looks very nice,” said {A}. The blue bear looked at the sugar.'
      ]
    }
  ],
  way: [
    {
      id: 'lumps',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“One lump or two?” asked {H}. The sugar lumps were white bricks, and there was a peg to pick them up with. “Nine,” said {A}. “You can’t have nine,” said {H}. “It’s one or two.” “Then two,” said {A}.',
        '{H} picked them up with the peg, plop and plop. “And now another two,” said {A}. It took {A} a while, but in the end it was nine after all. Not one of them melted. The last one stuck out of the tea like a rock.'
      ]
    },
    {
      id: 'little-finger',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“You have to stick your little finger out,” said {H}. {A} took hold of a cup and stuck it out. It went into the rabbit’s ear. “Sorry,” said {A}. The rabbit did not move.',
        '“What’s it for?” asked {A}. “It’s so that one finger stays dry,” said {H}, “to eat the cake with.” {A} looked at it, and agreed that it was as dry as a finger could be.'
      ]
    },
    {
      id: 'sponge',
      A: 'same',
      spare: 3,
      paragraphs: [
        'There was cake as well. It was yellow and full of holes, and it came from the bath. “It’s a sponge,” said {H}. “It’s very light,” said {A}. “After you,” said {H}. “No, no. After you.”',
        '“After the rabbit,” said {A}. The plate went all round the table like that. When it came back to {H}, there was still a whole cake on it. “They’ve all had manners,” said {H}, “and nobody’s had any sponge.”'
      ]
    },
    {
      id: 'cosy',
      A: 'other',
      spare: 4,
      paragraphs: [
        'The teapot was given a woolly hat, so that it stayed warm. The handle came out on one side and the spout on the other. {A} sat down beside it and said good afternoon.',
        '“And do you take milk?” asked {A}. “That’s the teapot,” said {H}. {A} had a closer look. “I beg your pardon,” said {A} to it. “You had a hat on, and one hand on your hip. I took you for somebody’s aunt.”'
      ]
    },
    {
      id: 'milk-first',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Milk first or tea first?” asked {H}. The milk was in an egg cup. “Milk first,” said {A}. “The small bear has it last,” said {H}. “Then the small bear’s wrong.” “It’s the same thing in the end!” “It isn’t. Ask anybody.”',
        'They asked the rabbit. It had never thought about it. After that {A} and the small bear sat at different ends of the table. You don’t want trouble at a tea party.'
      ]
    },
    {
      id: 'weather',
      A: 'same',
      spare: 7,
      paragraphs: [
        'At a tea party you have to talk, and not about anything. “Lovely weather,” said {H} to the blue bear. The blue bear said nothing. “For the time of year,” said {A}, who was sitting next to it.',
        '“And how are your feet?” asked {H}. They all looked at the bear’s feet. They stuck straight out, and you could read on the left one how to wash it. “Cool, and not with anything red,” read {A}. The bear was a private sort of bear, and would rather have talked about the weather.'
      ]
    },
    {
      id: 'tray',
      A: 'same',
      spare: 8,
      paragraphs: [
        'The spoons had to be brought, and {H} carried them in on a tray. With each step they went ting. {H} walked more slowly, and they went ting more slowly.',
        '“Here comes the tea,” said {A} to the rabbit. “You hear it long before you see it. That’s what makes it grand.” {H} went round the stool once more than was needed, ting, ting, ting. In each saucer lay a spoon at last, with its face down.'
      ]
    },
    {
      id: 'child-waiter',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} wanted to be the waiter, with a tea towel over one arm. {A} ordered a biscuit. {S} went off to fetch it, and was away for a good long time. “There’s only a plate left,” said {S}.',
        'There was a crumb on the waiter’s chin. “Was it good?” asked {A}. “The other gentleman liked it very much,” said {S}.'
      ]
    },
    {
      id: 'pet-guest',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{A} had not been invited, and came all the same. {H} laid out one more saucer. {A} sat down between the bears, and was the only guest who kept an eye on the pot.',
        '“Do have a napkin,” said {H}. {A} had one for a moment. Then it was under {A}, and one of the bears had fallen over. Nobody at the table mentioned it.'
      ]
    },
    {
      id: 'on-top',
      A: 'partner',
      paragraphs: [
        'In the end {H} could not wait any longer. “More tea?” said {H} to the blue bear, and poured. But the cup was full. The tea went over the brim and over the saucer. The small bear got it in the lap. “It’s lovely wet tea,” said {A}.',
        '“They just don’t drink!” said {H}. “We’d like to,” said {A}. “But at a tea party nobody may begin before the one who’s giving it.” {H} looked round the table. It was true. They were all looking at {H}. “But I haven’t got a cup,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-lid',
      A: 'partner',
      paragraphs: [
        '{H} took the lid off the teapot and turned it over. It was just like a cup, only with a knob to hold it by. {H} poured a little in, stuck out one finger and sipped. “Delicious,” said {H}.',
        'You could hear them all breathe out. It was mostly {A}. {A} drank a cup straight down, and then they went round and helped. {A} held the cup for the small bear, and {H} for the rabbit. What the rabbit couldn’t finish, {H} did.'
      ]
    },
    {
      id: 'sandwiches',
      A: 'other',
      spare: 6,
      paragraphs: [
        'The sandwiches were napkins, folded twice, for at tea they have to be triangles. In each was a slice of cucumber, and that was a real one. {A} opened one up to see. “Where are the crusts?” asked {A}.',
        '“You don’t have crusts at a tea party,” said {H}. {A} ate the cucumber, folded up the sandwich and put it back. “Very good,” said {A}. Soon it was a plate of sandwiches that everybody had praised and nobody could find.'
      ]
    },
    {
      id: 'elder-saucer',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“My grandmother drank hers out of the saucer,” said {S}. “She poured it in, and blew across it, so that it had waves.” “Was she allowed to?” asked {A}.',
        '{S} looked to both sides, and tipped a little tea into a saucer. {S} blew across it and drank it, like a horse at a pond. “No,” said {S}. “But she was ninety, and it was her saucer.”'
      ]
    },
    {
      id: 'dunking',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Now biscuits could be dunked as well. You hold one in by the edge and count to three. At four it’s too late. “One, two, three,” said {H}, and it came out soft and whole.',
        '“One, two,” said {A}, “three. Did I tell you that I once”, and there was only half a biscuit left, in {A}’s fingers. They bent over the cup. The other half lay on the bottom and looked up. “You can’t dunk and talk,” said {H}.'
      ]
    },
    {
      id: 'so-full',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“I really couldn’t,” said {A}, when {H} came round with cake. That’s what you have to say. Then you have to be asked once more. “Not even a crumb?” asked {H}. “Well,” said {A}, “if it’s only a crumb.”',
        '{H} asked the rabbit as well. The rabbit really couldn’t, and it stuck to that. “It’s the only one here who means it,” said {A}.'
      ]
    },
    {
      id: 'stirring',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“You mustn’t touch the sides when you stir,” said {A}. “It’s finer if nobody hears it.” They both stirred without a sound, and leaned over to listen to each other. There was only a very small wind in the cups.',
        'Then {H}’s spoon went ting. “That was the rabbit,” said {H} at once.'
      ]
    },
    {
      id: 'the-bear',
      A: 'partner',
      paragraphs: [
        'At last {H} came to the blue bear. But its cup was empty. “Was that you?” asked {H}. “I’ve been over here with the small bear,” said {A}. They both bent down. The blue bear looked at the sugar, just as before. Its chin was wet.',
        'You don’t talk about it when a guest has been thirsty. {H} took the pot in both hands. “More tea?” asked {H} softly. Nobody said no. So {H} poured it a second cup, up to the brim. Then they both politely looked the other way.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat up as straight as a chair, and kept off the sugar.',
      '{names} looked at a full cup, and swallowed.',
      { text: '{names} unfolded a napkin on every lap, even the smallest.', needs: ['hands'] },
      { text: '{names} passed the sugar to the rabbit, and the rabbit passed it on.', needs: ['hands'] }
    ],
    way: [
      '{names} leaned in over a cup, and the tea trembled.',
      '{names} held out as well, with a very dry mouth.',
      { text: '{names} straightened the small bear, so that it could see over the brim.', needs: ['hands'] },
      { text: '{names} raised one cup, and put it down, as nobody else had begun.', needs: ['hands'] }
    ],
    turn: [
      '{names} drank with a good loud slurp.',
      '{names} breathed out, which made a small wave in the cup.',
      { text: '{names} stuck out a finger too, the wrong one.', needs: ['hands'] },
      { text: '{names} helped the rabbit to sip, and got most of it.', needs: ['hands'] }
    ]
  },
  bed: [
    'The lid went back on the pot. {H} hung the small bear over a chair to dry.',
    'When {H} had washed, the blue bear came along to bed. {H} stood a cup of water beside it, just in case.'
  ],
  last: [
    'After a while nobody in that bed was thirsty any more, and {H} slept.',
    'At a tea party somebody has to begin, so {H} began, and slept.'
  ]
})
