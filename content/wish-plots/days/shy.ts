import { wishPlot } from '../wish-plot.ts'

export const shy = wishPlot({
  id: 'wish-shy',
  beginsElsewhere: true,
  wishes: ['shy', 'shyness', 'shy party', 'new people', 'meeting people', 'saying hello', 'say hello'],
  answers: ['shyness', 'being', 'feeling', 'feels', 'gets', 'meeting', 'meet', 'meets', 'strangers', 'grown', 'ups', 'adults', 'talk', 'talking', 'speak', 'speaking', 'hides', 'hiding', 'hide', 'behind', 'friend', 'friends', 'birthday', 'little', 'always', 'everyone', 'everybody', 'children', 'child', 'visitors', 'guests', 'lots', 'crowd'],
  except: ['moved', 'moves', 'moving', 'dog', 'cat', 'rabbit', 'hedgehog', 'fox', 'mouse', 'snail', 'monster', 'dragon', 'giraffe', 'animal', 'school', 'nursery', 'teacher', 'moon', 'ghost'],
  moods: ['afraid', 'first', 'alone', 'change'],
  company: ['lady', 'man'],
  fed: true,
  out: true,
  about: 'A shy hero goes round a party by its shoes and finds the only pair that nobody else can find.',
  titles: ['Green Socks', 'Round the Party by the Shoes', '{H} Says Nothing with Somebody', 'Out Backwards', 'The Funnel of the Cake'],
  want: [
    {
      id: 'behind',
      A: 'partner',
      paragraphs: [
        'There was a birthday party, and {H} was shy, and stood behind {A}. The room was full of strangers, and every one of them had a face.',
        'On the table stood a cake like a train. Its funnel was a chocolate biscuit, and {H} wanted that funnel more than anything. “Then you’ll have to come out,” said {A}. “Not yet,” said {H} from behind.'
      ]
    }
  ],
  way: [
    {
      id: 'who-is-this',
      A: 'partner',
      paragraphs: [
        '“And who’s this?” asked a lady, and bent down with all her beads. {H} had the answer all ready. But the lady looked at {H}, and the beads looked at {H}. The word turned round and went back down {H}’s throat.'
      ]
    },
    {
      id: 'moustache',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Then a man with a moustache tried it. “Lost your tongue?” he asked. {H} felt for it behind the teeth. It was there, but it would not come out.',
        '“What did you have for breakfast?” asked the man. “Toast,” said {A}, since somebody had to. “And what do you like best in the world?” “Still toast,” said {A}. “Your friend’s very quiet,” said the man to {H}, and walked off. It was {A} who had done all the talking.'
      ]
    },
    {
      id: 'sticker',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Everybody at the party had a sticker with a name on it. {H} got one as well, and stuck it on the inside of {H}’s sleeve.',
        '“Nobody can see it in there,” said {A}. “It’s there if it’s needed,” said {H}. Now and then {H} pulled the sleeve out a bit and looked in. It still said {H}.'
      ]
    },
    {
      id: 'coat-pegs',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They stood for a bit among the coats in the hall. Coats are like people with nobody in them, and it was very restful. {A} shook hands with a sleeve, to show how it was done.',
        '“Pleased to meet you,” said {A}. {H} took the other sleeve. “I’m {H},” said {H} to the coat. It came out quite loud. “You see,” said {A}, “it works.” “It does with coats,” said {H}.'
      ]
    },
    {
      id: 'wave-under',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Somebody in a paper hat waved at {H}. {H} could not wave back, because {H}’s hand was shy as well. But far down in {H}’s shoe, where nobody looks, one toe went up and down.',
        '“Did you wave?” asked {A}. “Yes,” said {H}. {A} had a look. “You could see it from the outside, too,” said {A}. “A bit.”'
      ]
    },
    {
      id: 'its-the-looking',
      A: 'partner',
      paragraphs: [
        '“It’s the looking,” said {A}. “They look at you, so you look at your shoes, and then nothing comes out.” It was just like that. “So look at their shoes instead,” said {A}. “Shoes don’t ask you anything.”',
        'So {H} went round the party by its shoes. There were red ones, and a pair with bows, and none of them asked who {H} was.'
      ]
    },
    {
      id: 'squeaky',
      A: 'same',
      spare: 4,
      paragraphs: [
        'One pair squeaked, and a man with a moustache was in it. You could always hear where he was. “He can’t ever creep up on anybody,” whispered {H}. “He’d be no good at being shy,” whispered {A}.',
        'When he had gone by, {H} tried to squeak like that, very quietly, with {H}’s mouth. Somebody turned round and looked at the man.'
      ]
    },
    {
      id: 'plate',
      A: 'other',
      spare: 5,
      paragraphs: [
        'A plate of small sausages came by, with somebody behind it. {H} took one, and said thank you to the plate. “You’re welcome,” said the plate, in a deep voice.',
        '“I’ve talked to the plate,” said {H}. “I heard you,” said {A}. “What’s it like?” “Nice,” said {H}. When it came round again, {H} told it that the sausages were good too.'
      ]
    },
    {
      id: 'short-talk',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“I’ll do the hello for you,” said {A}, “and you do the goodbye for me.” So they went up to a pair of long brown boots. “Hello,” said {A}. “Goodbye,” said {H} at once.',
        'Then they had to go, of course. “That was a short talk,” said {A}. “It was the best one so far,” said {H}. The brown boots looked after them for quite a while.'
      ]
    },
    {
      id: 'pass-the-parcel',
      A: 'other',
      spare: 5,
      paragraphs: [
        'They played pass the parcel. {H} sat in the ring beside {A}, and that went quite well. Everybody looks at the parcel, and nobody at who has it.',
        'Then the music stopped, and the parcel lay on {H}’s knees. All the faces came round like plates. {H} passed it on, as quick as anything. “You could have kept that,” said {A}. “I know,” said {H}. “I kept the string.”'
      ]
    },
    {
      id: 'pet-party',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{H} thought about {A}. {A} never said a word to anybody who came to the house. And everybody said how lovely {A} was.',
        '“Nobody ever asks what {A} had for breakfast,” said {H}. {H} had once asked {A} how it was done. {A} had just looked kindly at {H}, and that was all there was to it.'
      ]
    },
    {
      id: 'elder-shy',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I was so shy once that I said goodbye when I came in,” said {S}. “So then I had to go.” “What did you do?” asked {A}.',
        '“I went all the way round the house, and came in again at the back. There was a boy in the kitchen who was hiding too. We ate all the sausages.” {A} looked at {S} with new eyes. “How many were there?” “It was a big party,” said {S}.'
      ]
    },
    {
      id: 'child-tells',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} was not shy at all, and told the lady with the beads everything. {S} told her about the bath, and the lost boot, and what {A} does with peas.',
        '{A} heard it from behind the curtain. “You needn’t say any more,” whispered {A}. “She knows us now.”'
      ]
    },
    {
      id: 'no-cake-yet',
      A: 'partner',
      paragraphs: [
        '“Time for the cake,” said the lady with the beads. “But where’s the birthday child?” They all called, and nobody came. {H} had got as far as the table. Under the tablecloth {H} saw one more pair of feet. They were in green socks.'
      ]
    }
  ],
  turn: [
    {
      id: 'under-the-cloth',
      A: 'partner',
      paragraphs: [
        '{H} lifted the cloth. There sat somebody with both knees up to the chin. “Are you shy?” whispered {H}. The green socks nodded. {H} asked nothing more, and sat down in there as well. {A} sat down outside, in front of the gap.',
        'For a good while they said nothing together. It was much nicer than saying nothing alone. “They’re all going to sing at me,” said Green Socks. That was bad. “Go out backwards,” said {H}. “Then they can only look at your back.”'
      ]
    },
    {
      id: 'how-it-looks',
      A: 'same',
      spare: 8,
      paragraphs: [
        'From under the table it was quite a good party. You saw it up to the knees, and there were a lot of crumbs.',
        '{H} pointed at the red ones. “Red shoes can’t keep still,” whispered {H}. “And the bows dance when nobody looks.” The green socks moved a little, to see them better. “I only knew their faces,” whispered Green Socks.'
      ]
    },
    {
      id: 'four-knees',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“Is anybody in there?” asked a man, and bent down as far as he could. {A} did not move from the gap. “Only some knees,” said {A}, and that was true. There were four of them.',
        'He went away again. Behind the tablecloth two people laughed without any noise.'
      ]
    },
    {
      id: 'backwards',
      A: 'partner',
      paragraphs: [
        'So they came out backwards, {H} and Green Socks, side by side. First everybody laughed, and then they sang. Green Socks blew out the candles, and gave {H} the first piece of cake. It had the funnel on it. “I never said I wanted that,” said {H}. “You’ve looked at it all afternoon,” said Green Socks. “I saw you from under there.”',
        '“What’s your friend called?” asked {A} on the way home. “I don’t know,” said {H}, through a mouthful of funnel. “We hadn’t got to names yet.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stood behind {H}, so that it made a queue.',
      '{names} kept close to the wall, along with the coats.',
      { text: '{names} took a paper hat, and put it on rather low.', needs: ['hands'] },
      { text: '{names} waved to the cake, from the doorway.', needs: ['hands'] }
    ],
    way: [
      '{names} hid from the beads, in the folds of a curtain.',
      '{names} went round by the shoes as well, and knew some by the smell.',
      { text: '{names} shook hands with a lady, mostly by way of the sleeve.', needs: ['hands'] },
      { text: '{names} bent down to tie a bow that did not need it.', needs: ['hands'] }
    ],
    turn: [
      '{names} crept up to the cloth, and stopped at the hem.',
      '{names} came in backwards too, and bumped into the table.',
      { text: '{names} pushed a paper cup of squash in under the cloth.', needs: ['hands'] },
      { text: '{names} practised the song with closed lips, as quietly as a bee.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home the shoes came off, and stood side by side in the hall. They had met a great many other shoes today.',
    '{H} washed off the chocolate and lay down. In the dark nobody looks at anybody, and it was very comfortable.'
  ],
  last: [
    'Nobody looked, and nobody asked anything, and {H} was asleep.',
    'Somewhere Green Socks was asleep by now, and so was {H}, and neither of them said a word.'
  ]
})
