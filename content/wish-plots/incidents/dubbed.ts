import { wishPlot } from '../wish-plot.ts'

export const dubbedTale = wishPlot({
  id: 'wish-incident-dubbed',
  tellsAny: 'dubbed',
  company: ['phone', 'thumb', 'chair', 'lamp', 'cushion', 'sofa'],
  about: 'Whoever has a name belongs in the family picture, but everybody looks at that one and never at the phone, until the hero lets it take the picture.',
  titles: ['One of the Family', 'Everybody Look This Way', '{dubbed} Takes the Picture', 'Everybody and {dubbed}', '{H} Moves Everybody but {dubbed}'],
  want: [
    {
      id: 'not-in-it',
      A: 'partner',
      paragraphs: [
        'Everybody was in the new family picture but {dubbed}. {H} saw it at once. “Where’s {dubbed}?” asked {H}. {A} looked at the phone again. “All the family’s here,” said {A}. “{dubbed} is family too,” said {H}. “You can’t give {dubbed.a} a name and then leave it out.”',
        [
          '{A} knew {dubbed} well, and saw that this was true. {dubbed.told}.',
          '“That’s true,” said {A}. After all, {H} said good morning to {dubbed.untold} every morning, and good night every night.'
        ],
        { joins: true, both: ['“We’ll take a new one,” said {H}, “with the whole family in it.”'] }
      ]
    }
  ],
  way: [
    {
      id: 'where-it-lives',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{dubbed} was {dubbed.lives}, as always, so they all went there. There was not much room. {A} had to stand on one leg, and {H} sat on {A}’s other foot. “Couldn’t {dubbed} come to us?” asked {A}. “We’re the ones who want a picture,” said {H}. {A} held on to the wall, and could not say no to that.'
      ]
    },
    {
      id: 'thumb',
      A: 'partner',
      paragraphs: [
        [
          '“Nobody smiles when they’re hungry,” said {H}. So {dubbed.fed} had to eat something first. “That’s enough,” said {A}. “A bit more,” said {H}. They both looked. “Now {dubbed} looks full,” said {A}. “{dubbed} always looks like that,” said {H}.',
          '{H} thought that {dubbed.watered} looked thirsty, and so there was a drink first. “That’s plenty,” said {A}. “One more drop,” said {H}. The drop ran over the edge, and down into {A}’s slipper. {A} hopped.',
          '“A little to the left,” said {A}, and put out a hand. “Nobody moves {dubbed.left}!” said {H}. So {dubbed} stayed, and everybody else went a little to the right. So did the chair, and then the lamp. It took quite some time.',
          'But first they had to find {dubbed.stuck}, who was stuck again. They lay flat on the floor and looked. “There!” said {H}. {A} pulled, and out came {dubbed}, with a long grey beard of fluff. {H} took it off, for the picture.',
          '{A} stepped back, to get all of {dubbed.grown} in. It was not enough. “Was {dubbed} this big yesterday?” asked {A}, and stepped back once more. Then {A} sat down in the washing basket. From there {dubbed} just fitted in.',
          '“{dubbed.along} gets the best place,” said {H}. The best place was in the middle, on the soft cushion. {A} had to move up. Then {A} had to move up again. In the end {A} was only just on the sofa.',
          '“Which is {dubbed.plain}’s best side?” asked {A}. They looked at {dubbed} from here, and then they looked from there. {A} liked this side better. {H} liked that one. {dubbed} did not mind, and let them look.'
        ],
        '{A} held up the phone. Click! They put their heads together to see. There was {H}, with a big smile. There was {A}, without a forehead. And in front of {dubbed} there was something large and blurry.',
        '“What’s that?” asked {H}. “My thumb,” said {A}. {H} might have known. There was a bit of {A}’s thumb in every picture that {A} took.'
      ]
    },
    {
      id: 'told-what-to-do',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} told {dubbed} what a picture was. “You don’t have to do anything,” said {H}. “You only have to stay there and be {dubbed}.” They waited to see if {dubbed} had understood. {dubbed} was being {dubbed} already.',
        '{A} tried it too. {A} stayed there and was {A}, and nothing else. It went well until {A}’s nose began to itch. “It’s harder than it looks,” said {A}, and scratched.'
      ]
    },
    {
      id: 'say-cheese',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Say cheese,” said {A}. “{dubbed} can’t say cheese,” said {H}. “{dubbed} doesn’t say anything.” So it was only fair if nobody did. They all said nothing, as hard as they could.',
        '{A} said nothing with two round cheeks. {H} said nothing with both eyes shut. Then there was a snort, and it was {A}. “{dubbed} wins,” said {H}.'
      ]
    },
    {
      id: 'another-name',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Why {dubbed}?” asked {A}. “It’s the right name,” said {H}. “Try another one, and you’ll see.” {A} thought of one. “Hello, Marmalade,” said {A}. Nothing happened.',
        '“Hello, {dubbed},” said {H}. Nothing happened again. But it was a much friendlier nothing, and they both noticed. “You’re right,” said {A}. “That’s no Marmalade.”'
      ]
    },
    {
      id: 'likes-me-best',
      A: 'other',
      spare: 5,
      paragraphs: [
        '“I think {dubbed} likes me best,” said {A}. “Why?” asked {H}. “Because {dubbed} lets me finish,” said {A}. “Everybody else says ‘yes, yes’ in the middle.” “Yes, yes,” said {H}.',
        'They tried it out. Both of them told {dubbed} about their day, at the same time and quite loudly. {dubbed} let them both finish. “It’s a draw,” said {H}.'
      ]
    },
    {
      id: 'neighbour',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The bell rang. It was the neighbour, who had run out of eggs. “We’re taking a family picture,” said {H}, “and this is {dubbed}.” “How do you do, {dubbed}?” said the neighbour, and waited politely.',
        '“{dubbed} doesn’t say much,” said {H}. “That makes a change,” said the neighbour, who had four parrots. {A} brought the eggs. But the neighbour stayed a while beside {dubbed}, and enjoyed the quiet.'
      ]
    },
    {
      id: 'how-old',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“How old is {dubbed}?” asked {A}. {H} worked it out. “You start on the day you get your name,” said {H}. “So I’m older.” {A} saw no way round that.',
        'From then on {H} was one of the big ones, and stood up straight. “Don’t worry, {dubbed},” said {H}. “I’ll show you how everything works.” {H} began with the light switch. On, off, on.'
      ]
    },
    {
      id: 'drawn',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Perhaps I’d better draw us,” said {A}, and fetched a pencil. {A} drew for some time, with the tip of the tongue out. {H} came out with seven fingers on one hand. {dubbed} came out very well.',
        '“Why is {dubbed} so good, and I’m not?” asked {H}. “{dubbed} kept still,” said {A}. {H} counted both hands, to be quite sure. It was five and five.'
      ]
    },
    {
      id: 'jam',
      A: 'same',
      spare: 9,
      paragraphs: [
        'For a picture everybody has to be clean. {H} had jam on one cheek. {A} had some in one eyebrow, and nobody could say since when. They looked {dubbed} over, slowly. There was no jam anywhere.',
        '“How does {dubbed} do it?” asked {A}. “{dubbed} doesn’t laugh with toast in the mouth,” said {H}. They wiped each other’s faces with the same cloth. Now they both had a little jam.'
      ]
    },
    {
      id: 'elder-stove',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“We had a bicycle called Agatha,” said {S}. “You had to ask it nicely, or the chain came off.” “And did you ask?” said {A}. “Every morning,” said {S}. “In winter I said please twice.”',
        '{S} moved up a little, so that there was more room for {dubbed}. “Agatha was never in a picture,” said {S}. “I’m sorry about that now.”'
      ]
    },
    {
      id: 'child-spoon',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} came along with a spoon. “This is Otto,” said {S}. “If {dubbed} is family, then Otto is too.” “Since when is that Otto?” asked {A}. “Since just now,” said {S}.',
        '{A} looked at Otto from both sides. From one side {A} was upside down in it. “Otto can go at the back,” said {A}, and {S} said that Otto liked the back.'
      ]
    },
    {
      id: 'pet-in-front',
      A: 'pet',
      spare: 12,
      paragraphs: [
        '{A} came and smelled at {dubbed} from one end to the other. {A} did that every day, to see if it was still {dubbed}. It was.',
        'Then {A} sat down for the picture, very straight, and right in front. Nobody could see {dubbed} any more, and only a little of {H}. It would have been a lovely picture of {A}.'
      ]
    },
    {
      id: 'baby-laughs',
      A: 'baby',
      spare: 13,
      paragraphs: [
        'Everybody tried to make {A} smile for the picture. {H} quacked like a duck. Somebody sang. {A} looked from one to the other, and only seemed worried.',
        'Then {A} saw {dubbed}, who had done nothing, and laughed until it turned into hiccups. “That’s how you do it,” said {H}.'
      ]
    },
    {
      id: 'the-wrong-way',
      A: 'partner',
      paragraphs: [
        '“Mind your thumb,” said {H}. {A} held the phone with the tips of two fingers. Click! This time there was {dubbed}, all of {dubbed}. But of {H} they could see one ear, and of {A} only the back of a head.',
        '“We’re looking the wrong way,” said {H}. {A} thought about it. “We’re looking at {dubbed},” said {A}. “Nobody looks at a phone when they can look at {dubbed}.”'
      ]
    }
  ],
  turn: [
    {
      id: 'takes-it',
      A: 'partner',
      paragraphs: [
        '{H} looked at {dubbed}, and then at the phone. “Then {dubbed} has to take the picture,” said {H}. {H} showed {A} the right place for the phone. It was so close to {dubbed} that they touched.',
        '“It counts to ten by itself,” said {A}, and they hurried to their places. “Everybody look at {dubbed}!” called {H}. And that was just what everybody wanted to do.'
      ]
    },
    {
      id: 'to-ten',
      A: 'same',
      spare: 14,
      paragraphs: [
        'A phone takes a long time to count to ten. At three, {A}’s smile began to shake. At five, {H} had to scratch one knee. At seven, {A} wanted to know if it was over.',
        '“Not yet,” said {H}, without moving either lip. {dubbed} stayed perfectly calm. Whoever takes the picture has to.'
      ]
    },
    {
      id: 'whose-thumb',
      A: 'partner',
      paragraphs: [
        'Click! They all came running to look. Everybody was in the picture. Everybody looked the right way, and everybody smiled. “Only now {dubbed} isn’t in it,” said {A}. “Yes, look there,” said {H}, and pointed. In one corner there was something large and blurry.',
        '“That’s a bit of {dubbed},” said {H}. “There’s always a bit of whoever takes it. {dubbed} takes after you.” {A} looked at {dubbed}, and then at one thumb, and had to sit down from laughing.'
      ]
    },
    {
      id: 'silly-one',
      A: 'same',
      spare: 15,
      paragraphs: [
        'Then {dubbed} took one with silly faces. {H} pulled out both cheeks. {A} looked like a fish with a cold. It came out so well that they had to take it twice.',
        '“And what sort of face did {dubbed} pull?” asked {A}. {H} had been watching. “None,” said {H}. “There has to be one in the family who’s sensible.”'
      ]
    },
    {
      id: 'underneath',
      A: 'same',
      spare: 16,
      paragraphs: [
        '“In a museum it says under each picture who made it,” said {A}. So {H} thought about what it should say under this one. “All of us,” said {H}, “and under that, by {dubbed}.”',
        'They showed it to {dubbed}. “Do you like it?” asked {H}, and left time for the answer. None came. “{dubbed} can’t stop looking,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the picture too, and at the gap in it.',
      '{names} came closer, to be in the new one as well.',
      { text: '{names} smoothed down one sleeve, and then the other.', needs: ['hands'] },
      { text: '{names} counted everybody on ten fingers, and forgot to count one.', needs: ['hands'] }
    ],
    way: [
      '{names} blinked at every click, and never at any other time.',
      '{names} moved up, and then moved back again.',
      { text: '{names} held up two fingers behind the nearest head.', needs: ['hands'] },
      { text: '{names} waved at the phone, a bit too early.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked straight ahead, and hardly breathed.',
      '{names} found a good place right at the front.',
      { text: '{names} pointed at the corner of the picture, and nodded.', needs: ['hands'] },
      { text: '{names} clapped, because it had worked.', needs: ['hands'] }
    ]
  },
  bed: [
    'The phone lay on its shelf, and the whole family was in it. {dubbed} was just where {dubbed} liked to be.',
    '{H} washed, and said good night to {dubbed}. {dubbed} answered as always, without a word. Then {H} lay down, and the room was quiet.'
  ],
  last: [
    'Not a sound came from {dubbed}, and {H} was asleep.',
    'On the shelf the whole family was smiling, and {H} was asleep.'
  ]
})
