import { wishPlot } from '../wish-plot.ts'

export const sand = wishPlot({
  id: 'wish-sand',
  beginsElsewhere: true,
  wishes: ['sand', 'sandpit', 'sand pit', 'sandbox', 'sand box', 'playing in the sand', 'sand in shoes', 'sand in shoe', 'grain of sand', 'grains of sand', 'digging in sand', 'sand everywhere', 'sand in bed', 'sandy shoes', 'sand play', 'sandpitt'],
  answers: ['playing', 'play', 'plays', 'digging', 'shoes', 'shoe', 'socks', 'everywhere', 'grain', 'grains', 'bed', 'pockets', 'bucket', 'spade', 'sieve', 'gold', 'golden', 'shiny', 'glitter', 'playground', 'park', 'box', 'beach', 'tiny', 'smallest', 'lost', 'finding', 'between', 'toes', 'itchy'],
  except: ['castle', 'castles', 'sandcastle', 'sandcastles', 'eyes', 'eye', 'threw', 'throw', 'throwing', 'throws', 'thrown', 'ate', 'eating', 'eats', 'man', 'sandman', 'timer', 'storm', 'dune', 'dunes', 'desert', 'quicksand', 'cat', 'poo', 'kinetic', 'magic', 'mermaid', 'crab', 'buried', 'lizard', 'truck', 'digger', 'paper', 'mandala'],
  moods: ['first', 'learning', 'waiting', 'lost'],
  company: ['sand', 'grain', 'sandpit'],
  out: true,
  about: 'The hero loses one golden grain in the sandpit, and it cannot be found until they want to be rid of it.',
  titles: ['One Grain', 'Where Was It? There', '{H} Does Not Want It', 'A Heap of Not This One', 'What Comes Home by Itself'],
  want: [
    {
      id: 'one-grain',
      A: 'partner',
      paragraphs: [
        'In the sandpit {H} had found a grain that was gold. All the others were yellow, or grey. {H} got it up on a fingertip, and wanted {A} to see it. “Where?” asked {A}. “There,” said {H}, and pointed. {H} had pointed with that finger.',
        'It had dropped into the sand. They both looked down. {H} wanted it back. “That’s easy,” said {A}. “We just take out all the others.”'
      ]
    }
  ],
  way: [
    {
      id: 'not-this-one',
      A: 'partner',
      paragraphs: [
        'They took out the others. “Not this one,” said {H}. “Nor this one,” said {A}. They laid them on the spade. At last there was a heap as big as a plum. The sandpit had not got any lower.',
        'So {A} fetched the sieve, and poured in a whole bucket. Swish, and it was empty. “That was quick,” said {A}. “They’ve all gone through.” “So has mine,” said {H}.'
      ]
    },
    {
      id: 'close-up',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They lay down on their tummies, with both noses just above the sand. From there it wasn’t sand any more. There were bits like glass, and bits like toffee. There was a pink one, and a black one with a shine. “They all flash,” said {H}.',
        '“Only when the sun’s on them,” said {A}. An ant came through, and climbed over them like rocks. It lifted one up, and put it down again. “Not that one,” said {H}. It was looking for something too.'
      ]
    },
    {
      id: 'footprint',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Go and stand just where you stood,” said {A}. That was good. There were two prints, and {H} got into them. “And now point.” {H} pointed, with an empty finger. {A} followed the finger down with both eyes, and stuck in a lolly stick.',
        'It had to be by the stick. They dug there, as deep as an elbow, and found the other half of a peg. Then the stick was gone. Somebody small had taken it for a boat.'
      ]
    },
    {
      id: 'how-many',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“How many are there?” asked {H}. {A} counted out a pinch, on the edge of the pit. It took a while. There were two hundred, and one that was a crumb. “Then that’s two hundred to a pinch,” said {A}, “and so many pinches to a bucket.”',
        '{A} did the sum in the sand, with a finger. It got longer and longer, and ran out at the side. “And one of them’s mine,” said {H}. {A} wrote that down too, at the very end. Plus one.'
      ]
    },
    {
      id: 'dry-and-wet',
      A: 'same',
      spare: 4,
      paragraphs: [
        'On the top the sand was dry, and ran through your fingers like sugar. Down below it was dark and cold, and kept the shape of whatever you did. {H} squeezed some, and it was the inside of a fist. “Would it be down there?” asked {H}.',
        '“It fell on the top,” said {A}. But by now they’d dug so much that the top was at the bottom. They put it back again, the dark part first. That way it would at least know where it was.'
      ]
    },
    {
      id: 'neighbours',
      A: 'other',
      spare: 5,
      paragraphs: [
        'Beside them two children were baking. {A} asked if they had seen a grain of sand. “What’s it like?” they asked. “Small,” said {A}. They were glad to help, and brought what they had. It was a cake, with a twig on it.',
        'It could have been in there. {H} and {A} took it apart, a slice at a time, and said how good it was. “Was it in?” “Not in this one,” said {H}. So they baked another.'
      ]
    },
    {
      id: 'why-just-that-one',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Take this one,” said {A}, and held out a finger. “It’s very nice, too.” It was a nice one, with a corner. {H} looked at it for a long time. “It’s not that it isn’t nice,” said {H}. “But I hadn’t met it.”',
        '{A} laid it down again beside its friends. Now that one was gone as well, as soon as {A} had taken the finger off. “I’d got quite used to it,” said {A}. They looked at the spot.'
      ]
    },
    {
      id: 'mountain',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“It was a mountain once,” said {A}. “All this. It crumbled, and then the rain rolled it about, and the sea had it.” {H} filled up the bucket, and turned it over. It was a mountain again, with a flat top.',
        'It stood for a moment, and then it slid, first at the front. “It’s crumbling,” said {H}. “It’s quicker at it now,” said {A}. “It’s done it before.” They watched it till it had finished.'
      ]
    },
    {
      id: 'wind',
      A: 'same',
      spare: 8,
      paragraphs: [
        'A bit of wind came, and the dry ones set off. They hopped, all low down and in the same direction, as far as the plank. There they lay in a row. “It might be one of those,” said {A}. “The light ones go first.”',
        '{H} had held it. It hadn’t been light, and it hadn’t been heavy. It had only been gold. They went along the row on their knees, {H} from the left and {A} from the right. In the middle they bumped heads.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} was glad that everybody was looking for something. {A} dug too, with both paws in front, and all the sand flew out at the back. It flew over the heap on the spade, and in among the ones that they’d done already.',
        '“Now they’re all new again,” said {H}. {A} pulled out a head, with sand on each whisker. There wasn’t anything in that hole yet. It was just very good so far.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“We had sand at school, in a tray,” said {S}. “We learnt to write in it, with a finger. If you’d got it wrong, you shook it, and it was gone.” “And if you’d got it right?” asked {A}.',
        '“Then you had to carry it to the front, quite level,” said {S}, “and there was a step.” {S} showed how you went. “I once carried a beautiful S. She said it was a very nice lake.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} found it at once. “Here it is!” called {S}. {A} ran over. It was a stone, as big as a pea. “It was smaller,” said {A}. {S} looked again. “Here it is!” It was a snail shell. “And it was gold,” said {A}.',
        '{S} had found it eleven times by now, and every time was just as happy. “Here!” It was a beetle, and it was green and gold. {A} had to admit that it was better. But it wouldn’t stay.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} sat in the middle, and was being careful as well. {A} picked up one grain, and looked at it, and put it in the bucket. It made no sound. Then {A} took the next.',
        '{H} looked in. There were four in there. “You’re the only one who’s doing it right,” said {H}. {A} turned the bucket over, to see them better. Then {A} patted it on the bottom, and began again.'
      ]
    },
    {
      id: 'never-asked',
      A: 'partner',
      paragraphs: [
        '{A} sat down on the plank, and tipped out one shoe. A whole stream of sand ran out. “How does it get in there?” asked {A}. “Nobody’s asked it to.” {A} tipped out the other. It was just as full.',
        'Then {A} stopped. “What you want to keep falls off,” said {A}. “But what you don’t want comes home with you every time. So we mustn’t want it.”'
      ]
    }
  ],
  turn: [
    {
      id: 'not-wanting',
      A: 'partner',
      paragraphs: [
        '{H} sat down on the very spot, and did not want it. {H} looked at a cloud. “I don’t need any sand,” said {H}. “Nor do I,” said {A}. They brushed their knees, and shook out their sleeves, so that it could see. Then they went home, and didn’t turn round.',
        'There they emptied the shoes on a black tray, and the socks. They emptied the pockets, and {H} shook one ear. It made a heap like a plum.'
      ]
    },
    {
      id: 'where-it-all-was',
      A: 'same',
      spare: 13,
      paragraphs: [
        'It had been everywhere. There was some in the belly button, and a bit under the watch. Between the toes it lay in rows. {A} turned up the ends of two trouser legs, and said that it was like emptying a lorry. Some came from the pocket that had a button on.',
        '“How did you get in there?” {H} asked it. It lay on the tray, and was from the sandpit. It had come on the bus with them, and none of it had paid.'
      ]
    },
    {
      id: 'other-stowaways',
      A: 'other',
      spare: 14,
      paragraphs: [
        'There was other sand in the heap too, which was white. “That’s from the sea,” said {A}. “From last summer.” It must have sat in the jacket the whole winter long, and gone along to the shops.',
        '“It wanted to see what there was,” said {H}. They pushed it to one side of the tray, with a card, and the sandpit to the other. In between, one or two had already met.'
      ]
    },
    {
      id: 'it-flashed',
      A: 'partner',
      paragraphs: [
        '{A} put out the light, and held the torch flat over the tray. It was grey, with long thin shadows. {H} pushed the grains apart with a pencil. One flashed. It was gold. “There you are,” said {H}. It looked as if it had come by itself.',
        '{H} got it up on a fingertip. “Where?” asked {A}. {H} was just going to point. Then {H} stopped, and kept the finger quite still. “You come here,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the place as well, and it looked like all the rest.',
      '{names} sat down in the sand, luckily a bit further off.',
      { text: '{names} picked up a grain, and it was a yellow one.', needs: ['hands'] },
      { text: '{names} drew a ring round the spot, with a thumb.', needs: ['hands'] }
    ],
    way: [
      '{names} stepped over the heap on the spade, with care.',
      '{names} sneezed, and it was another heap.',
      { text: '{names} held the sieve level, and it was empty all the same.', needs: ['hands'] },
      { text: '{names} put in a word for a pink one, on one finger.', needs: ['hands'] }
    ],
    turn: [
      '{names} did not want any sand, either, and had plenty.',
      '{names} breathed the other way, because of the tray.',
      { text: '{names} turned a sock inside out, and there was more.', needs: ['hands'] },
      { text: '{names} held the pencil, while it was being looked at.', needs: ['hands'] }
    ]
  },
  bed: [
    'The grain was stuck on a strip of tape, in the middle of a card, with an arrow. The rest went back in the bucket, for tomorrow.',
    '{H} washed, behind the ears and between the toes. In the bed it crunched a little all the same.'
  ],
  last: [
    'Nobody had asked it, but some sand had come to bed, and so had {H}, who slept.',
    'By its arrow the grain lay in the dark and was gold, and {H} was asleep.'
  ]
})
