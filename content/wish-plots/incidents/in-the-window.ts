import { wishPlot } from '../wish-plot.ts'

/** Of what was worn wrong all day: {mixedup.me} where the hero wore it, {mixedup.kin} where {A} did. */
export const inTheWindow = wishPlot({
  id: 'wish-incident-mixedup-worn',
  tellsAny: 'mixedup',
  out: true,
  company: ['window', 'street', 'lamp', 'hall', 'bus', 'man', 'lady', 'boy', 'bakery', 'pram'],
  about:
    'On the way home the whole street smiles, and a shop window shows why; but the one sad man in the street has been waiting for just that.',
  titles: ['The Whole Street Smiled', 'In the Big Window', '{H} Finds Out Why They Smile', 'All Day Long, and Nobody Said', 'Little Blue Boats'],
  want: [
    {
      id: 'everybody-smiles',
      A: 'partner',
      paragraphs: [
['{H} had been {mixedup.at} all day in {mixedup.me}. {H} did not know it, and nor did {A}. Now they were walking home. At the first corner a lady with a pram looked {H} up and down, and smiled.',
'In {mixedup.kin} {A} had spent the whole day {mixedup.at}, without noticing. On the way home {H} saw nothing odd either. Then somebody with a pram came towards them, stared at {A}, and had to smile.'],
'“How friendly people are,” said {A}. The man outside the bakery smiled too. A boy on a scooter smiled, and rode twice round a lamp post. “Why does everybody smile at us?” asked {H}. They wanted to find out.'
]
    }
  ],
  way: [
    {
      id: 'counting-smiles',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} began to count. There was a smile with a gold tooth, and a smile over the top of a newspaper. A baby in a window had a smile with no teeth at all. “That’s only half a smile,” said {A}. {H} counted it whole.',
        'A cat on a wall looked at them as well. Cats don’t smile. But it stopped washing, with one leg in the air, and forgot to put it down. {H} counted that as a smile too.'
      ]
    },
    {
      id: 'perhaps-a-holiday',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Perhaps there’s a holiday today,” said {A}, “and we’ve forgotten.” {H} looked for flags. There were none. So it had to be a holiday without flags. To be on the safe side they smiled back at everybody.',
        'It is not easy to smile for a whole street. By the post box their cheeks were tired. “I’ll do this side,” said {A}, “and you do that side, and on the way back we’ll swap.”'
      ]
    },
    {
      id: 'the-hair',
      A: 'partner',
      paragraphs: [
'“It must be my hair,” said {A}. “I combed it today.” {H} thought that it was the song, for {H} had been humming. So {A} laid both hands flat on {A}’s hair, and {H} stopped humming.',
'At the bus stop four people sat in a row. All four looked, and poked each other, and smiled. “So it isn’t the hair or the song,” said {H}. “Is there something on my nose?” asked {A}. {H} looked, but there was nothing.'
]
    },
    {
      id: 'nearly-said-it',
      A: 'same',
      spare: 4,
      paragraphs: [
        'A postman came towards them. He looked at the two of them, and opened his mouth. Then he shut it again, and gave {A} a letter. It was for a Mrs Bell, and he had to ask for it back.',
        '“He was going to tell us something,” said {H}. They both looked round after him. The postman looked round as well, and walked into somebody’s washing. “Perhaps it’s a secret,” said {A}.'
      ]
    },
    {
      id: 'smell-it',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Perhaps we smell nice,” said {A}. They stood still and smelled each other. {A} smelled of soap and toast. {H} smelled of glue, and a little of banana. It was nothing that anybody would smile about in the street.',
        '“You had that banana this morning,” said {A}. {H} felt in one pocket. There it was, the last bit of it, with some fluff on. They gave it to a pigeon. The pigeon did not smile.'
      ]
    },
    {
      id: 'the-big-bow',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“They think that we’re famous,” said {H}. “They’ve seen us somewhere.” {A} had never been anywhere much. But {A} walked a little straighter, just in case, and waved to a man up on a ladder.',
        'The man waved back with his brush. A blob of green paint flew off and landed on his own cap. “Now he’ll be famous too,” said {H}.'
      ]
    },
    {
      id: 'others-guess',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“I know what it is,” said {A}. “There’s somebody walking behind us, pulling faces.” They both spun round at once. Behind them there was nobody but a dustbin. It had its lid on crooked, and looked quite serious.',
        '“Perhaps he’s quick,” said {H}. They walked on, and counted to five, and spun round again. The dustbin had stayed where it was. But now there were two more people across the road, smiling.'
      ]
    },
    {
      id: 'elder-wedding',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“People once smiled at me like that at a wedding,” said {S}. “I danced every dance. I thought that I must be very good at it.” “And were you?” asked {A}.',
        '“I had a tea towel hanging out of my pocket behind,” said {S}. “It flew round after me at every turn. The bride wanted to know where I’d bought it.” {A} looked at {S} from behind. There was no tea towel today.'
      ]
    },
    {
      id: 'child-smile',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} thought that somebody should smile at the smilers, to see what they did. {S} tried it on a man with a ladder. It was a smile with all the teeth, right to the back. The man got a fright, and raised his hat.',
        '“You did it too wide,” said {A}. {S} did a narrow one for the next lady. It looked as if {S} had bitten a lemon. The lady gave {S} a peppermint.'
      ]
    },
    {
      id: 'pet-sees',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} was there too, and people smiled at {A}, but not nearly so much. {A} was not used to that. {A} made big eyes at a lady with a basket, as nicely as anybody can. The lady looked straight past {A} and smiled at the others.',
        '“It isn’t you this time,” said {H}. {A} stayed close beside {H} after that, and looked cross at the next three people.'
      ]
    },
    {
      id: 'baby-laughs',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} had come along as well, and had the best view of all. {A} looked the two of them over, from the bottom to the top. Then {A} laughed and laughed, and pointed with a wet finger.',
        '“What is it?” asked {H}. {A} told them. It was all there, the whole answer, but it was in the language of babies. “It’ll be about a duck,” said {H}. It was not about a duck.'
      ]
    },
    {
      id: 'the-window',
      A: 'partner',
      paragraphs: [
'Then they came to the shop with the big window. You can see the whole street in it, and yourself too. Both of them stood still.',
['“{H},” said {A}, “look at yourself, from the top down.” There in the glass stood {H}, in {mixedup.me}. “It was dark in the hall this morning,” said {A}. So everybody had known, all day long. {H} did not want to be seen any more.',
'“Look,” said {H}, “all the way up and all the way down.” {A} saw somebody in {mixedup.kin}, and it was {A}. “I dressed in the dark,” said {A}, and went pink. The whole town had noticed. From now on {A} was going to hide.']
]
    }
  ],
  turn: [
    {
      id: 'and-what-else',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Now that they knew, they went through the whole day again, from breakfast on. {mixedup.more}. “I did wonder about that,” said {A}. “I thought it was the weather,” said {H}. They both had to laugh, but only a little.'
      ]
    },
    {
      id: 'behind-somebody',
      A: 'partner',
      paragraphs: [
['So {A} walked in front, as wide as possible, and {H} came close behind, in {mixedup.me}. Whenever they met somebody, they stood still behind a lamp post. A lamp post is thin. Nobody smiled now, and the street felt twice as long.',
'{H} went ahead with both elbows out, and behind {H} crept {A} in {mixedup.kin}. When people came by, they hid behind a post box. It was big enough for half of {A}. Without the smiles it was a dull sort of street.']
]
    },
    {
      id: 'newspaper-with-holes',
      A: 'same',
      spare: 12,
      paragraphs: [
        'On a bench lay yesterday’s newspaper. It had two holes in it, just right for looking out. They held it in front of them and walked along behind it. From the front you saw only news, and four feet. It was a fine idea, until they got to the bench again.',
        '“We’ve gone in a circle,” said {A}. The newspaper had said nothing about that. {H} folded it up and put it back where it had been. Somebody had been doing the puzzle in it.'
      ]
    },
    {
      id: 'so-many-windows',
      A: 'same',
      spare: 13,
      paragraphs: [
        'It was odd how many windows there were, now that they did not want any. The chemist had one, and the baker had two. Even a parked car had some. “There we are again,” said {A}, in each of them.',
        'In the baker’s windows they were long and thin. In the bumper of the car they were short, with big knees. {H} had to look at that for a while. It was hard to be upset about somebody with such knees.'
      ]
    },
    {
      id: 'the-man',
      A: 'partner',
      paragraphs: [
'On the last bench sat a man whose mouth hung down at both ends. He was looking at the ground. “He’s the only one who hasn’t smiled,” said {H}. “I think he needs a smile more than the others.”',
['So {H} came out from behind {A}, in {mixedup.me}. {H} turned round once under the lamp, so that the man could see everything. One end of his mouth went up, and then the other.',
'{H} took {A} by the sleeve, and pulled {A} into the lamplight in {mixedup.kin}. “Look,” said {H} to the man. He began at the top and looked all the way down. Both ends of the mouth rose, first left and then right.'],
'“All day?” asked the man. “All day,” said {H}. Then the man undid his top button. Out came a pyjama collar, with little blue boats. “Since six this morning,” he said. “I thought I was the only one.” After that nobody hid any more.'
]
    },
    {
      id: 'what-the-man-did',
      A: 'same',
      spare: 14,
      paragraphs: [
        'The man worked in a bank. He had kept his coat on all day, up to the chin. “They thought that I had a cold,” he said. “They brought me four cups of lemon tea. I don’t even like it.”',
        '“I do,” said {H}. “It’s the stirring that I like.” The man laughed so that all the little boats went up and down. Then his bus came. He got on with his coat open, and the driver smiled first.'
      ]
    },
    {
      id: 'in-the-middle',
      A: 'same',
      spare: 15,
      paragraphs: [
        'After that they walked in the middle of the pavement, and hid behind nothing. “Good evening,” said {H} to everybody. People looked down and up, and then they said good evening back. Some of them looked down at themselves, to make sure.',
        'One lady found that she had her cardigan buttoned wrong, from top to bottom. One gentleman found a peg on his sleeve. He took it off and thanked them both.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked round too, and could not see what there was.',
      '{names} came along behind, and got a smile as well.',
      { text: '{names} waved to the lady with the pram.', needs: ['hands'] },
      { text: '{names} pointed out three more people who smiled.', needs: ['hands'] }
    ],
    way: [
      '{names} looked into every shop, in case the answer was in there.',
      '{names} stood still whenever the others stood still.',
      { text: '{names} waved back to everybody on that side.', needs: ['hands'] },
      { text: '{names} brushed off a crumb, in case it was that.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept close by, and hid as well, for company.',
      '{names} admired the little blue boats from quite near.',
      { text: '{names} held up both hands, to hide the worst of it.', needs: ['hands'] },
      { text: '{names} waved until the bench was out of sight.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home they put on the light in the hall, as bright as it would go. Under it they laid out everything for the morning. Left lay beside right, and no inside was outside.',
    '{H} washed and put on the pyjamas. The top had its buttons down the back. It was just as soft that way round, and in the dark it made no difference.'
  ],
  last: [
    'Somewhere little blue boats were being worn at the right time, and {H} was asleep.',
    'Out in the street the big window had nothing left to show, and {H} was asleep.'
  ]
})
