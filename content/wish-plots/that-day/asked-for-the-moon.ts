import { wishPlot } from '../wish-plot.ts'

export const askedForTheMoon = wishPlot({
  id: 'wish-asked-for-the-moon',
  wishes: ['asked for the moon for his birthday and means it', 'asked moon birthday', 'asks for the moon', 'asks moon birthday', 'asking for the moon', 'wants the moon for birthday', 'wants moon birthday', 'want the moon for my birthday', 'want moon birthday', 'wanted moon birthday', 'wished moon birthday', 'wishes moon birthday', 'wishing moon birthday', 'wish for the moon birthday', 'moon birthday present', 'moon for his birthday', 'moon for her birthday', 'moon for my birthday', 'moon as a present', 'moon as a birthday present', 'moon present', 'moon birthday list', 'moon on birthday list', 'moon wish list', 'moon birthday gift', 'moon gift', 'gift moon', 'give moon birthday', 'gets the moon birthday', 'bring me the moon', 'bring down the moon', 'fetch the moon', 'fetch moon down', 'wants to own the moon', 'wants to keep the moon', 'moon wrapped up', 'moon all to herself', 'moon all to himself', 'buy the moon', 'buy me the moon', 'moon christmas present', 'asked santa moon', 'asked father christmas moon'],
  answers: ['moon', 'birthday', 'present', 'presents', 'gift', 'list', 'wish', 'wishes', 'wished', 'asked', 'asks', 'ask', 'asking', 'wants', 'want', 'wanted', 'give', 'gives', 'get', 'gets', 'bring', 'fetch', 'buy', 'own', 'owns', 'have', 'keep', 'means', 'meant', 'mean', 'it', 'really', 'serious', 'only', 'nothing', 'else', 'real', 'whole', 'full', 'new', 'old', 'thin', 'half', 'sky', 'night', 'evening', 'morning', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'three', 'four', 'five', 'six', 'seven', 'turning', 'year', 'years', 'next', 'week', 'month', 'soon', 'tomorrow', 'today', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'grandma', 'granny', 'grandpa', 'grandad', 'brother', 'sister', 'cousin', 'son', 'daughter', 'boy', 'girl', 'what', 'do', 'we', 'us', 'how', 'wrap', 'wrapped', 'bedroom', 'room', 'window', 'up', 'down', 'and', 'but', 'because', 'christmas', 'says', 'said', 'keeps', 'for', 'as', 'please', 'big', 'can', 'you'],
  except: ['rocket', 'fly', 'trip', 'astronaut', 'cake', 'cheese', 'party', 'boat', 'cow', 'rabbit', 'wolf', 'dragon', 'monkey', 'king', 'frog', 'fox', 'cat', 'dog', 'bear', 'owl', 'lamp', 'lantern', 'festival', 'ramadan', 'eid', 'died', 'dead', 'sailor', 'balloon', 'hamster', 'puppy', 'kitten', 'fell', 'rain', 'cloud', 'follows', 'sugar'],
  moods: ['question', 'waiting', 'first', 'proud', 'change', 'losing'],
  company: ['moon', 'birthday', 'present', 'presents', 'cupboard', 'torch', 'kite', 'roofs', 'paper', 'toast'],
  about: 'The hero has asked for the moon, and sees every morning that a bit more of it has been fetched away to be hidden for the birthday, until it is quite gone, and on the evening there comes a new one.',
  titles: ['A New One', 'Nobody Asks for the Old Moon', 'Every Morning a Bit Less', '{H} Means It', 'It Will Grow'],
  want: [
    {
      id: 'nothing-else',
      A: 'partner',
      paragraphs: [
        '{H} had asked for the moon. It was sixteen days to {H}’s birthday, and there was nothing else on the list. “The one up there?” asked {A}. “Yes,” said {H}, “but down here.” {A} said that it was rather big, and a long way off. Also, nobody sold it. “I know,” said {H}. “That’s why I’m asking early.” And {H} cleared a shelf for it.'
      ]
    }
  ],
  way: [
    {
      id: 'a-bit-less',
      A: 'partner',
      paragraphs: [
        'At breakfast the moon still hung over the roofs, pale and round. The next morning it hung there too, and on one side it was a little flat. The morning after that, there was a piece gone. {H} put down the toast. “They’re fetching it down,” said {H}, “a bit at a time.” {A} looked. “It does that every month,” said {A}. “Hush,” said {H}. “I’m not supposed to know.”'
      ]
    },
    {
      id: 'how-big',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} measured it through the window, so that they would have enough paper. With one arm out, the whole moon went behind the nail of {H}’s little finger. There was even some finger left over. “So it isn’t rather big,” said {H}.',
        '{A} tried to say that it was because of how far away it was. {H} held up a pea, and the moon went behind that as well. “Then they needn’t bring it any nearer,” said {H}. “It’s just right as it is.”'
      ]
    },
    {
      id: 'what-is-on-it',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The moon had spots. {H} looked at them as you look at a bicycle that somebody wants to sell. There was a grey one at the top, like a thumb mark. Further down was a whole puddle. “It’s been used,” said {H}.',
        '“It’s four thousand million years old,” said {A}, “and a great many stones have dropped on it.” {H} thought that for such an age it had kept very well. All the same, on the list {H} wrote: “Spots do not matter.”'
      ]
    },
    {
      id: 'where-to-put-it',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Over the bed would have been best for it. But the lamp hung there already, and the two might quarrel. So it was to be the shelf. “Will the moon roll?” asked {A}. {H} laid a sock along the edge, to see, and an orange stayed behind it.',
        'In the evening they put out the light, to see how dark it was there. It was very dark, and the shelf could do with something. “And in the daytime?” asked {A}. “Then it sleeps,” said {H}. “It’s used to that.”'
      ]
    },
    {
      id: 'the-cupboard',
      A: 'same',
      spare: 4,
      paragraphs: [
        'If the moon was being fetched in pieces, the pieces had to be somewhere. {H} did not look in the cupboard. {H} only sat in front of it, and held one eye to the crack. “What are you doing?” asked {A}. “I’m not looking,” said {H}.',
        'It was dark in there, and that was a good sign. They would have wrapped it up well. Something was round, at the bottom, and had a shine. It might have been the big saucepan. But they would never have put the saucepan next to the towels.'
      ]
    },
    {
      id: 'what-others-want',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Suppose that somebody misses the moon,” said {A}. “Who?” asked {H}. They both thought. There was the sea, which the moon pulls up and down. There were people who came home late. There were moths.',
        'So {H} wrote a note for the window. “The moon is here now,” it said. “Please ring.” {A} asked about the sea. {H} saw that the sea would need some room in the hall, and moved the umbrella stand.'
      ]
    },
    {
      id: 'thank-you-letter',
      A: 'same',
      spare: 6,
      paragraphs: [
        'You have to write a thank-you letter afterwards, and {H} thought that this one could be done before. “Thank you for the moon,” wrote {H}. “It fits.” Then {H} could not think how to go on.',
        '“You might say what you’re going to do with it,” said {A}. {H} chewed the pencil. With a kite you run, and with a ball you play in goal. But what you did with the moon was look at it. “I am looking at it all the time,” wrote {H}, and that was true already.'
      ]
    },
    {
      id: 'other-measures',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} had thought about the moon for a whole cup of tea, and looked no happier. “Is there anything that goes with it?” asked {A}. “Something smaller?”',
        'There was, of course. If you had a moon you could do with a cloth, to wipe it. “What colour?” asked {A}. “Grey,” said {H}, “because of the dust.” {A} went off whistling, like somebody who has got away cheaply.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} looked at the moon as well, in the mornings, and held that it was food. It was round, and it was pale, and each day there was less of it. Somebody was plainly eating it. {A} knew of nobody who had been given any.',
        '“It isn’t you, is it?” asked {H}, and looked {A} in the mouth. There was only a smell of breakfast. {A} went all round the kitchen, and under the table. Where a thing like that was eaten, there must be crumbs.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“When I was small I asked for a horse,” said {S}. “I got a brush. They told me that it was for the horse.” “And did the horse come?” asked {A}. “I kept the brush ready,” said {S}. “I’ve got it still.”',
        '{A} went and had a look at it. It was a good one, with very little wear. “You ought to have asked for something that they could get,” said {A}. “Like what?” said {S}. {A} looked out of the window.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I know what you’re getting,” said {S}. {A} stopped up both ears. “It begins with an M,” said {S}. {A} began to sing. “It’s up in the air!” cried {S}, quite loud. “You mustn’t tell,” said {A}.',
        '{S} thought of a way in which it could be told without telling. {S} puffed out both cheeks, as round as they would go, and shone. “I haven’t seen that,” said {A}. But it was very like.'
      ]
    },
    {
      id: 'quite-gone',
      A: 'partner',
      paragraphs: [
        'So it went on. One morning there was only half of it, and it looked broken off. Then only the rim was left, as thin as a bit of thread. On the morning before the birthday there was nothing over the roofs at all. {H} was very happy, and {A} was not. “And if you don’t get it?” asked {A}. “Where else would it be?” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'where-is-it',
      A: 'partner',
      paragraphs: [
        'On the birthday there was a kite, a cake and a torch. {H} said thank you for each, and looked behind it. Then it was evening, and the paper was folded. “You’re not sad?” asked {A}. “It’s not over yet,” said {H}, and went to the window. The sun had just gone down.'
      ]
    },
    {
      id: 'the-torch',
      A: 'same',
      spare: 11,
      paragraphs: [
        'While they waited, {H} tried the torch. It made a round, white patch on the ceiling. “That’s rather like it,” said {A}, and sounded hopeful. {H} looked at it in a friendly way. It had no spots. When you turned your hand, it ran down the wall and was an egg.',
        '“It’s a very good torch,” said {H}. “You can find the moon with it.” {H} shone it out of the window, and all along the roofs. It was not there yet, but now it could see where to come.'
      ]
    },
    {
      id: 'a-new-one',
      A: 'partner',
      paragraphs: [
        'Low over the roofs, where the sky was still pink, hung something bright. It was curved, and no thicker than the edge of a fingernail. “Oh,” said {A}. “That’s what it’s called. When the old one is all gone, and it begins again, it’s called a new moon.” {H} held on to the window sill. “New?” asked {H}. “Brand new,” said {A}. “A day old.” And {H} had only asked for the moon, and would have taken the old one, with the spots. “It’s a bit small,” said {H}. “It’ll grow,” said {A}. {H} looked at the shelf, and then at the sky. “I’ll leave it out there,” said {H}, “where it’s got room.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} read the list from the top to the bottom, and it was one line.',
      '{names} looked up, and the moon looked as if it had not been told.',
      { text: '{names} wrote “or a torch” underneath, very small.', needs: ['hands'] },
      { text: '{names} turned the list over, and there was only a drawing of it.', needs: ['hands'] }
    ],
    way: [
      '{names} whispered about wrapping paper, and stopped at once.',
      '{names} said that it looked smaller today, and got a stern look.',
      { text: '{names} wiped the window, in case it was only the glass.', needs: ['hands'] },
      { text: '{names} hid something long behind a coat, and it was the kite.', needs: ['hands'] }
    ],
    turn: [
      '{names} had to stand beside {H}, for from there you saw it best.',
      '{names} sang the birthday song once more, because it was a day old.',
      { text: '{names} put out the lamp, so that it had no need to be shy.', needs: ['hands'] },
      { text: '{names} held up a little finger, and there was a lot left over.', needs: ['hands'] }
    ]
  },
  bed: [
    'They put the kite behind the door, and the torch on the shelf, where there was room now. The moon had gone down behind the roofs already, for it was only a day old.',
    '{H} washed, and crossed out the moon on the list. In bed there was nothing left to ask for.'
  ],
  last: [
    '{H} was asleep and grew a little, and out there so did the moon.',
    'It was dark on the shelf, and {H} was asleep, and out there was plenty of room.'
  ]
})
