import { NOT_SERVED } from '../larder/not-served.ts'
import { wishPlot } from '../wish-plot.ts'

export const orange = wishPlot({
  id: 'wish-orange',
  wishes: ['an orange', 'oranges', 'ornage', 'ornages', 'oranje', 'orange peel', 'peeling an orange', 'peel an orange', 'peeled an orange', 'orange segments', 'satsuma', 'satsumas', 'tangerine', 'tangerines', 'clementine', 'clementines', 'mandarin', 'mandarins', 'bowl of oranges', 'juicy orange', 'empty orange'],
  nothingElse: true,
  answers: ['round', 'juicy', 'sweet', 'sour', 'peel', 'peeling', 'peeled', 'skin', 'pips', 'pip', 'segments', 'pieces', 'bowl', 'empty', 'eat', 'eats', 'eating', 'ate', 'smell', 'smells', 'trick', 'tricks', 'fruit', 'fruits', 'snack', 'favourite', 'love', 'loves', 'own', 'first', 'all', 'by', 'self', 'herself', 'himself'],
  except: [...NOT_SERVED, 'juice', 'squash', 'lolly', 'cake', 'marmalade', 'chocolate', 'blossom', 'tree', 'trees', 'orchard', 'grow', 'growing', 'picking', 'colour', 'color', 'coloured', 'paint', 'crayon', 'pencil', 'hair', 'shirt', 'dress', 'jumper', 'hat', 'cat', 'kitten', 'car', 'truck', 'van', 'bus', 'train', 'balloon', 'tiger', 'fox', 'fish', 'leaf', 'leaves', 'jelly', 'squeeze', 'squeezing', 'cut', 'cutting', 'duck', 'ducks', 'language', 'speak', 'china', 'darling', 'halloween', 'stocking', 'christingle', 'blood', 'order', 'county', 'why', 'colours', 'lost', 'made', 'talking', 'annoying', 'braces', 'badge', 'belt', 'football'],
  moods: ['first', 'learning', 'proud'],
  fed: true,
  company: ['orange', 'oranges', 'bowl', 'peel'],
  about: 'The hero wants to catch out whoever takes an orange without looking, with an empty one; and then nothing is shared out, piece by piece.',
  titles: ['With Nobody In', 'An Orange That Weighs Nothing', 'Like a Staircase', '{H} Puts One Back', 'Mine Has Got a Pip'],
  want: [
    {
      id: 'without-looking',
      A: 'partner',
      paragraphs: [
        'Every evening {A} put a hand into the bowl, without looking, and took an orange. {H} wanted {A} to take one, just once, with nobody in.',
        'So {H} sat under the table with an orange, and began to peel. It came off in crumbs, like plaster. There were seventeen bits. {H} built them up into a ball. It had a hole in the roof. Then it fell in.'
      ]
    }
  ],
  way: [
    {
      id: 'the-smell',
      A: 'partner',
      paragraphs: [
        '“What are you doing down there?” asked {A}. “Nothing,” said {H}. “I can smell it, though,” said {A}, and looked in under the tablecloth, the wrong way up. “I see. You can’t peel yet.”',
        '“I can!” said {H}. But the rest could not be told. And now the whole orange had to be eaten up.'
      ]
    },
    {
      id: 'life-jacket',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They washed their fingers in a bowl, and an orange rolled in by itself. It bobbed about with its stalk in the air. “It can swim,” said {H}. The other one had nothing on, and {H} set that in beside it. It went straight down to the bottom.',
        '“The peel’s its life jacket,” said {A}. “It’s full of air.” They fished up the bare one, which was cold all over, and dried it with a napkin. It got a scrap of peel to hold on to.'
      ]
    },
    {
      id: 'nothing-rhymes',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“There’s nothing that rhymes with orange,” said {A}. “Not one word.” “Porridge,” said {H}. “Nearly,” said {A}. “Door hinge.” They went and listened to it. The door hinge said something, but it was more like “eek”.',
        '{H} felt sorry for the orange. Plum had thumb, and pear had bear, and fig had a pig. “It can have my name,” said {H}. They tried it, loudly and slowly. It didn’t rhyme, but the orange looked less alone.'
      ]
    },
    {
      id: 'small-one-inside',
      A: 'same',
      spare: 3,
      paragraphs: [
        'One orange had a navel. It was round and a bit crumpled, just like other people’s. {H} pressed on it. “There’s a second one behind that,” said {A}, “a very small orange that never grew up. It lives in there with the big one.”',
        '{H} knocked on the navel. “Does it go everywhere with it?” “It hasn’t got a door of its own,” said {A}. {H} put that orange back in the bowl, on top, where it was best for a family.'
      ]
    },
    {
      id: 'fog',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} bent a bit of peel under the lamp. A fog came out of it. It was so fine that you could only see it against the light, and then it was gone. “Again,” said {H}. {H} held out {H}’s tongue, and got some.',
        'It tasted of the smell. They bent all the bits in turn, and made weather. When the table was wiped they did one in the corner for whoever went by.'
      ]
    },
    {
      id: 'orange-teeth',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{A} turned round with a bit of peel between lips and teeth. It was an orange smile, from ear to ear, and there was not a tooth in it. {H} shrieked. Then {H} wanted one as well.',
        '“Oo-oo-oo?” asked {A}. “Ee-oo?” said {H}. They had quite a long talk like that, about this and that. When the smiles came out they were a little bitter, and neither knew what had been agreed.'
      ]
    },
    {
      id: 'which-was-first',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“What was there first,” asked {A}, “the orange or orange?” {H} had to hear it twice. “The fruit,” said {A}. “They hadn’t got a word for the colour before that.” {H} looked round, at a cushion, and a pencil, and a cat on the calendar.',
        '“Then what did they say, when something was orange?” “Yellowy red,” said {A}. “It took a long time.” {H} thought of all those people, and how late they must have come home.'
      ]
    },
    {
      id: 'vest',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Under the peel it had something white and woolly on. {H} picked at it. It came off in threads. “It’s wearing a vest,” said {H}. “You may eat it like that,” said {A}. “Nobody else takes it off.”',
        'But {H} did it anyway, thread by thread, all the way down. Beneath that each piece had a thin shirt on, and there were ten. “They’d been dressed for winter,” said {H}.'
      ]
    },
    {
      id: 'the-world',
      A: 'same',
      spare: 8,
      paragraphs: [
        'One bit of peel was like a boot. One was like a duck, and one was a country. “That’s Greenland,” said {A}. “It’s exactly like it, only orange.” They laid the others where countries are. Australia had too many feet.',
        '“So people live on the peel,” said {H}, “and inside it’s all juice.” They walked very lightly for a bit.'
      ]
    },
    {
      id: 'other-guesses',
      A: 'other',
      spare: 9,
      paragraphs: [
        '“I can tell how many pieces there’ll be,” said {A}, and held the orange to one ear. “Eleven.” {H} would not believe that. They opened it, and counted. It was ten. “I heard one more,” said {A}.',
        'They counted again, and felt between. Right in the middle there was one no thicker than a pencil lead. Nobody had noticed it, in all the crowd. {A} only nodded. “It was whispering,” said {A}.'
      ]
    },
    {
      id: 'weighing',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{H} took an orange in each hand, to feel how much they weighed. “What do you do that for?” asked {A}. “No reason,” said {H}. {A} did it too. “Mine’s heavier,” said {A}. “That’s a full one.”',
        '{H} got a bit of a fright. “Aren’t they all?” “Some are drier,” said {A}. “You can feel it in your arm.” After that {H} looked at {A}’s arm quite often. It was a clever arm, but it never looked.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} had come under the table, to see what there was. {H} held out a bit of peel. {A} smelled at it, sneezed, and sat down with {A}’s back to it. “You won’t tell anybody,” said {H}. “Good.”',
        'From then on it was the two of them, with their secret. Whenever {H} bent the peel {A} sneezed. It is not easy to hide with somebody like that.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“My father did it all in one go,” said {S}, “in the train, with his gloves on. Then he hung it over my ear. I was to keep it there until we arrived.” “Did you?” asked {A}.',
        '“Four hours,” said {S}. “At every station somebody got in and looked at my ear. And he read his paper, as if he’d never seen me before.” {S} felt the ear. It was still the better-looking one.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} had an orange under {S}’s jumper. “Guess what I’ve got,” said {S}. “A tummy,” said {A}. {S} shook {S}’s head, and it slid round to the back. “A hump?” Then it slid down one sleeve, and stuck at the elbow.',
        '“It’s an orange,” said {S} at last, since nobody got it. “How did you do that?” asked {A}. But it would not come out, by either end. They had to take off {S}.'
      ]
    },
    {
      id: 'staircase',
      A: 'partner',
      paragraphs: [
        '“You start everywhere at once, that’s why,” said {A}. “Look.” {A} took another, pushed in a thumb, and went round and down, like a staircase. The peel hung there in one long strip. “You must never let go,” said {A}. Then {A} was at the bottom, and let go.',
        'The strip jumped. It rolled up by itself, turn on turn, and lay there as round as before. “It always does that,” said {A}, and shared out the inside. “It wants to go home.” {H} forgot to chew.'
      ]
    }
  ],
  turn: [
    {
      id: 'clever-arm',
      A: 'partner',
      paragraphs: [
        '{H} peeled the third one behind the door, round and down, like a staircase. The inside went into a cup. Then {H} let go. Hop! You could not have told it from an orange. {H} set it on top in the bowl, and looked at the ceiling.',
        '{A} came by. A hand went in, took hold, and flew up past {A}’s ear. No orange had ever been so easy to lift.'
      ]
    },
    {
      id: 'face-straight',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“Is anything wrong?” asked {H}, in a voice that came out too high. {A} weighed the orange up and down. {A} shook it beside one ear. It rustled a bit, like somebody in a paper bag.',
        '“There doesn’t seem to be anyone at home,” said {A}. “Perhaps they’re in the bath,” said {H}, and had to bite on a sleeve.'
      ]
    },
    {
      id: 'shared-out',
      A: 'partner',
      paragraphs: [
        '{A} said nothing, and got a plate. {A} peeled the peel off nothing, round and down. Then {A} broke the nothing in two, with both hands. “One for you,” said {A}, “and one for me.” They ate it piece by piece. It came to five each.',
        '“It’s a sweet one,” said {A}. {H} wiped {H}’s chin. All at once {A} stopped chewing. {A} laid something very small on the edge of the plate, and there was nothing there. “Mine’s got a pip,” said {A}. {H} pushed it a bit further in, so that it would not roll off.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked under the table, and looked away again.',
      '{names} sneezed at the peel.',
      { text: '{names} wiped up an orange drop that nobody could explain.', needs: ['hands'] },
      { text: '{names} took a pear, and looked at it first.', needs: ['hands'] }
    ],
    way: [
      '{names} sniffed as far up as the ceiling.',
      '{names} jumped when the strip did.',
      { text: '{names} counted the bits too, and came to seventeen.', needs: ['hands'] },
      { text: '{names} pulled the strip out long, and let it go home again.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept out of the way of the flying arm.',
      '{names} begged for some of the nothing.',
      { text: '{names} got a piece as well, and held it up to the light.', needs: ['hands'] },
      { text: '{names} had nothing left over, and put it back in the bowl.', needs: ['hands'] }
    ]
  },
  bed: [
    'There were real pieces too, in the cup, and they were eaten up. The peel rolled itself together again. It was put back in the bowl, on top, for tomorrow’s arm.',
    '{H} washed, and {H}’s fingers still smelled of it. {H} lay down, and turned in the blanket, round and round, from the feet to the chin.'
  ],
  last: [
    'Rolled up in the dark, with somebody in, {H} was asleep.',
    'In the bowl lay an orange with nobody at home, and in the bed lay {H}, asleep.'
  ]
})
