import { wishPlot } from '../wish-plot.ts'

export const cornrows = wishPlot({
  id: 'wish-cornrows',
  wishes: ['cornrows', 'cornrow', 'corn rows hair', 'cornrows sunday', 'cornrows grandma', 'cornrows auntie', 'cornrows mum', 'cornrowed', 'cornrowing', 'cornrows still', 'cornrows pattern', 'cornrows map', 'canerows', 'cane rows hair', 'canerow', 'hair braided sunday', 'hair braiding sunday', 'braids sunday', 'braiding sunday', 'sunday hair', 'sunday hair day', 'hair day', 'braided knees', 'braids knees', 'braiding knees', 'hair knees', 'getting hair braided', 'getting braids', 'getting my hair braided', 'getting her hair braided', 'getting hair plaited', 'hair braided', 'hair being braided', 'having hair braided', 'sit still hair', 'sits still hair', 'sitting still hair', 'sit still braids', 'sit still cornrows', 'sitting still braids', 'sitting still cornrows', 'afro braids', 'hair oil comb', 'braid map', 'braids map', 'hair map', 'straight backs hair', 'didi braids', 'shuku braids', 'shuku', 'ghana weaving', 'satin bonnet', 'hair bonnet', 'plaiting hair school', 'plaiting hair evening', 'braiding hair sunday', 'plaiting hair sunday', 'got her hair braided', 'got my hair braided', 'hair braided with beads', 'hair braided beads', 'braids with beads', 'braided purple beads', 'hair braided today', 'braids and beads'],
  answers: ['hair', 'braid', 'braids', 'braided', 'braiding', 'plait', 'plaits', 'plaited', 'plaiting', 'row', 'rows', 'pattern', 'patterns', 'map', 'road', 'roads', 'line', 'lines', 'zigzag', 'straight', 'curly', 'afro', 'natural', 'black', 'kinky', 'comb', 'parting', 'oil', 'bead', 'beads', 'clip', 'clips', 'sit', 'sits', 'sitting', 'still', 'between', 'knee', 'knees', 'floor', 'cushion', 'wriggle', 'wriggles', 'wriggling', 'fidget', 'fidgets', 'fidgeting', 'long', 'hours', 'hour', 'sunday', 'sundays', 'afternoon', 'weekend', 'school', 'week', 'get', 'gets', 'getting', 'got', 'have', 'having', 'has', 'do', 'does', 'doing', 'done', 'did', 'new', 'first', 'time', 'today', 'tomorrow', 'every', 'love', 'loves', 'favourite', 'pretty', 'beautiful', 'neat', 'tight', 'head', 'grandma', 'granny', 'nana', 'auntie', 'aunty', 'aunt', 'mum', 'mummy', 'mama', 'mom', 'dad', 'daddy', 'sister', 'big', 'cousin', 'family', 'together', 'home', 'nigerian', 'ghanaian', 'jamaican', 'african', 'learn', 'learning', 'learns', 'how', 'to', 'story', 'stories', 'her', 'his', 'my', 'our', 'bonnet', 'scarf', 'satin', 'evening', 'purple', 'without', 'crying', 'sat', 'three', 'colour', 'pink', 'red', 'blue'],
  except: ['tangles', 'tangle', 'knots', 'brush', 'brushing', 'brushes', 'detangle', 'detangling', 'hurts', 'hurt', 'ouch', 'pulls', 'pulling', 'screams', 'cries', 'crying', 'tugging', 'teased', 'laughed', 'laugh', 'touched', 'touch', 'touches', 'asked', 'teacher', 'hospital', 'chemo', 'fell out', 'bald', 'cut', 'haircut', 'barber', 'hairdresser', 'salon', 'lice', 'nits', 'horse', 'pony', 'mane', 'unicorn', 'doll', 'barbie', 'rapunzel', 'princess', 'mermaid', 'lion', 'dragon', 'robot', 'goat', 'died', 'maze', 'field', 'harvest', 'farm', 'popcorn', 'corn maze', 'hates', 'hate', 'won’t', 'refuses', 'hula'],
  moods: ['first', 'learning', 'waiting', 'proud'],
  company: ['comb', 'road', 'roads', 'map', 'knees', 'pencil', 'head', 'row', 'clip', 'oil', 'mirror', 'cushion'],
  about: 'On Sunday the hero gets cornrows and cannot sit still, because a head goes wherever its eyes go, until the eyes have a map to draw of the roads that the fingers walk.',
  titles: ['A Map on Your Head', 'Sunday Between the Knees', '{H} Sits Still', 'Nine Roads by Supper', 'Where the Fingers Walked'],
  want: [
    {
      id: 'between-the-knees',
      A: 'partner',
      paragraphs: [
        'On Sunday afternoon {H} sat on a cushion between {A}’s knees, to get cornrows. {A} had a comb with a long tail. It drew a line from the front to the back. “That’s a road,” said {A}. “It’ll be a whole map.”',
        '{H} wanted to see the map, and turned round. The road turned too, and went off to one ear. “Sit still,” said {A}, “or we’ll end up in the sea.” And {A} undid it.'
      ]
    }
  ],
  way: [
    {
      id: 'like-a-chair',
      A: 'partner',
      paragraphs: [
        '{H} sat on both hands, and held {H}’s breath, and was a chair. It worked for as long as a breath does. Then a ball bounced past the window. {H} had not moved at all. Only the head had.',
        '“There goes the road,” said {A}. It had a bend in it, to the window. They began again, and then someone laughed in the street. By three o’clock there was one road, and it had been built four times.'
      ]
    },
    {
      id: 'more-hair-each-step',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“How does it hold on?” asked {H}. {A} showed it on the fringe of the cushion. You cross three strands. Before each step the next bit of hair is picked up, right by the skin, and taken along. So the row lies flat, and can’t get away.',
        '“Like a bus,” said {H}. “Somebody gets on at every stop.” {A} thought so too. It was a very full bus that came to the neck. Nobody had got off.'
      ]
    },
    {
      id: 'the-clip',
      A: 'same',
      spare: 2,
      paragraphs: [
        'All the hair that had not had its turn yet was held back by a big clip. It stood up on top in a puff, and waited. {H} could feel the clip, because it bit the air when {A} opened it. “What are they doing up there?” asked {H}.',
        '“Queuing,” said {A}. “They’re all pushing to be next.” {H} put up one hand and patted the queue, to calm it. It sprang back and tickled. “They can hear their names being called,” said {A}.'
      ]
    },
    {
      id: 'the-oil',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Before each new row came a drop of oil, so that the road should shine. It was cold, and it ran. {H} felt it set off from the top, and waited to see where it was going. It took its time, and went round something.',
        '“It’s behind my ear,” said {H}. “It’s stopped. Now it’s going on.” {A} bent down to meet it, with a finger held out. It had turned in under the collar. “It knows a short cut,” said {A}.'
      ]
    },
    {
      id: 'as-straight-as-corn',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Why is it called corn?” asked {H}. {A} held up a boiled cob from the kitchen. The grains sat side by side in long rows, and between the rows were little ditches. They counted, and it was fourteen rows.',
        '{H} passed a finger along the cob, and then along the one row up there. It was just like that, with a bump for every step. “Only that it’s warm,” said {H}. Then {H} ate two rows off the cob, to see what was under them.'
      ]
    },
    {
      id: 'the-leg-that-slept',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“One of my legs has gone to sleep,” said {H}. It was very quiet in there, and then it fizzed. {A} wanted to know which one. {H} was not sure, so {A} tapped on a knee with the tail of the comb. “That’s yours,” said {H}.',
        'With four knees it wasn’t easy. {A} tapped the next one. Nobody at all said anything. “That’s the one, then,” said {A}, and they let it lie.'
      ]
    },
    {
      id: 'what-it-sounds-like',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} did a row as well, so that the first fingers could rest. So close to the ears you can hear it all. A comb scratches like a hen. Fingers make a sound like someone eating lettuce in the next room. “Now you’re thinking,” said {H}. “It’s stopped.”',
        '“I was only getting hold of it,” said {A}. They listened to each other for a while. Whatever {A} did, {H} heard it, and said so. “Lettuce,” said {H}. “Lettuce. Hen.”'
      ]
    },
    {
      id: 'which-way',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Which roads can you have?” asked {H}. There was a straight one that went right over the top. There was one that zigzagged, for hills. {A} knew of one that went all round the head like a snail. For that you had to sit until it was dark.',
        '{H} thought of who would live at the end of it, in the middle of the snail. “They’d never have visitors,” said {H}. “They’d be late for everything,” said {A}. So it was left at the straight ones.'
      ]
    },
    {
      id: 'pet-on-the-cushion',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} had come to see who was sitting on the floor. It was {H}, and {H} could not stroke anyone just now, as {H} was a chair. {A} looked for a lap on this chair, and there was one.',
        '{H} kept still for the comb, and {A} kept still for {H}. But {A} was better at it. {A} could do it with both eyes shut, and snored.'
      ]
    },
    {
      id: 'elder-so-tight',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“My grandmother did mine so tight that my eyebrows went up,” said {S}. “I looked surprised until Wednesday.” “And what were you surprised at?” asked {A}. “At everything. People told me things all day long, because I looked so pleased to hear them.”',
        '{S} raised both eyebrows to show how it had been. {A} told {S} at once about a stone, and {S} was amazed.'
      ]
    },
    {
      id: 'child-sits-too',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} sat down in front of {A}, between {A}’s knees, and wanted something done as well. So now there were three in a row, like people in a boat. {A} had two fingers free, and took a bit of {S}’s hair, and crossed it.',
        '“What’s mine?” asked {S}. {A} looked at it. It stuck out sideways, and was over very soon. “A path,” said {A}. “To a shed.” {S} sat as still as a post until it came undone.'
      ]
    },
    {
      id: 'where-the-eyes-go',
      A: 'partner',
      paragraphs: [
        '“I sat on my hands,” said {H}. “I held everything.” {A} held up the comb on the left. {H} looked at it, and the head came along. {A} held it up on the right, and there came the head again. “It isn’t your hands,” said {A}. “Your head goes where your eyes go.”',
        '{H} tried it. You can’t look at the door without sending your nose there. “Then they need something to do,” said {H}, “right in front of me.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-pencil-goes-along',
      A: 'partner',
      paragraphs: [
        '{H} took a pencil, and laid a sheet of paper on a book on {H}’s lap. The head was a big egg. Then {A}’s fingers set off, and {H}’s pencil went along. Where they walked, it walked. “Now you’re going uphill,” said {H}, and drew it.',
        'A ball bounced past. Nothing turned round. One road came in at the neck, and then the next, as straight as a ruler.'
      ]
    },
    {
      id: 'towns',
      A: 'same',
      spare: 11,
      paragraphs: [
        'There were places on the map, too. At the top, in the whirl, was the market. Behind each ear there was a bay. A small bump that {H} had always had was a hill with a view.',
        '“Who lives down there, at the neck?” asked {A}. “That’s where all the roads come out,” said {H}. “They’ve got the most traffic, and they can’t sleep.” {A} blew on it softly, and it went quiet.'
      ]
    },
    {
      id: 'nobody-out',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Are there people on the roads?” asked {A}, with three strands in one hand. {H} felt after them. “There’s a bicycle,” said {H}. “It’s just got to the hill.” {A}’s fingers went slower, as it was steep. Then they rolled down on the other side.',
        '“Did you feel that?” asked {A}. “It didn’t brake,” said {H}. They both waited until it had stopped ringing its bell.'
      ]
    },
    {
      id: 'two-maps',
      A: 'partner',
      paragraphs: [
        'There were nine roads when the sun was on the wall. {A} held one mirror in front and one behind, and {H} saw the map at last. {H} held the paper next to it. On both there were nine, and number four had a small kink. “That’s where I sneezed,” said {A}.',
        '“It can stay,” said {H}. “Otherwise nobody would know that we were there.” And {H} walked up it with one finger, and down again, and did not get lost.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came by to see how far the road had got.',
      '{names} looked from the puff to the comb, and kept away from the comb.',
      { text: '{names} held the big clip, and it bit.', needs: ['hands'] },
      { text: '{names} brought the oil, without being asked.', needs: ['hands'] }
    ],
    way: [
      '{names} moved between {H} and the window, so that there was less to see.',
      '{names} kept still as well, and did it better.',
      { text: '{names} pushed a second cushion under {H}, from the side.', needs: ['hands'] },
      { text: '{names} drew the curtain a little, and looked out through the gap.', needs: ['hands'] }
    ],
    turn: [
      '{names} followed the pencil from one end of the egg to the other.',
      '{names} looked at both maps, and found the same kink.',
      { text: '{names} held one of the mirrors, and it was nearly level.', needs: ['hands'] },
      { text: '{names} walked down the last road with one finger.', needs: ['hands'] }
    ]
  },
  bed: [
    'The comb was cleaned, and the clip had nothing more to hold. The paper map was put up by the mirror, so that they could find the way next Sunday.',
    'A satin scarf was tied round {H}’s head, for cotton pillows make roads rough. {H} washed round the edges of it, and lay down. Up there it was night, and all nine were empty.'
  ],
  last: [
    '{H} was asleep, and sat nowhere, and lay as still as could be.',
    'Nothing moved on any road, and {H} was asleep.'
  ]
})
