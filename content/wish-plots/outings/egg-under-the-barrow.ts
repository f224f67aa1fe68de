import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const eggUnderTheBarrow = wishPlot({
  id: 'wish-collecting-eggs',
  beginsElsewhere: true,
  wishes: [
    'collecting eggs', 'collect eggs', 'collects eggs', 'collected eggs', 'colecting eggs', 'collecting the eggs', 'gathering eggs', 'gathered eggs', 'gather eggs', 'picking eggs', 'picked eggs', 'get eggs henhouse', 'eggs henhouse', 'eggs hen coop', 'egg under hen', 'eggs under hen', 'warm egg', 'warm eggs', 'fetching eggs', 'fetch eggs', 'fetched eggs', 'getting eggs', 'eggs hen house', 'eggs henhouse', 'eggs coop', 'eggs basket hens', 'eggs from hens', 'eggs hens', 'egg hens', 'eggs chickens', 'egg chickens', 'eggs chooks', 'egg chooks', 'chooks', 'looking for eggs hen', 'finding eggs hen', 'found egg hen', 'found eggs hen', 'hen hides', 'hen hiding', 'hen hid', 'hens hide', 'hen secret nest', 'hen hidden eggs', 'chicken hides', 'chicken hiding', 'chicken hid', 'chicken hidden eggs', 'eggs chicken', 'egg chicken laid', 'hen laid', 'hen lays', 'hen eggs',
    'feeding hens', 'feed hens', 'fed hens', 'feeds hens', 'feeding chickens', 'feed chickens', 'fed chickens', 'feeds chickens', 'feeding chicken', 'feeding chooks', 'hens corn', 'chickens corn', 'looking after hens', 'looking after chickens', 'looked after chickens', 'looked after hens', 'new chickens', 'pet chickens', 'grandma chickens', 'grandma hens', 'nana chickens', 'granny hens', 'grandad chickens', 'grandad hens', 'grandpa chickens', 'grandpa hens', 'visiting hens', 'visiting chickens'
  ],
  answers: ['collecting', 'collect', 'collected', 'gathering', 'egg', 'eggs', 'hen', 'hens', 'chicken', 'chickens', 'chooks', 'hide', 'hides', 'hiding', 'hid', 'hidden', 'lay', 'lays', 'laid', 'feeding', 'feed', 'fed', 'corn', 'grain', 'basket', 'bucket', 'nest', 'nests', 'coop', 'henhouse', 'house', 'run', 'shed', 'straw', 'farm', 'warm', 'brown', 'speckled', 'white', 'fresh', 'breakfast', 'morning', 'today', 'yesterday', 'tomorrow', 'weekend', 'holidays', 'before', 'after', 'school', 'nursery', 'grandma', 'gran', 'granny', 'nana', 'nan', 'nani', 'dadi', 'grandad', 'grandpa', 'dada', 'nana’s', 'grandma’s', 'granny’s', 'auntie', 'aunt', 'uncle', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'sister', 'brother', 'cousin', 'cousins', 'neighbour', 'neighbour’s', 'friend', 'with', 'from', 'helped', 'helping', 'help', 'went', 'go', 'goes', 'going', 'get', 'got', 'getting', 'look', 'looking', 'looked', 'find', 'found', 'finding', 'three', 'four', 'five', 'six', 'first', 'time', 'new', 'our', 'pet', 'loves', 'love', 'loved', 'likes', 'wants', 'every', 'day', 'secret', 'naughty', 'clever', 'who', 'that', 'her', 'his', 'their', 'funny', 'story', 'about', 'please', 'village', 'country', 'visiting', 'visit', 'after', 'herself', 'himself', 'alone', 'own', 'myself'],
  except: [...NOT_WELL, 'easter', 'dragon', 'dinosaur', 'chocolate', 'golden', 'gold', 'hunt', 'fox', 'hatch', 'hatching', 'hatched', 'chick', 'chicks', 'broke', 'dropped', 'smashed', 'cracked', 'pox', 'nugget', 'nuggets', 'soup', 'curry', 'fried', 'robot', 'square', 'pecked', 'pecks', 'afraid', 'scared', 'road', 'crossed', 'cross', 'allergy', 'allergic', 'dog', 'duck', 'ducks', 'penguin', 'turtle', 'penguins', 'bread', 'talks', 'fly', 'space', 'moon', 'cook', 'cooking', 'eating', 'dinner', 'tooth', 'cockerel', 'rooster'],
  moods: ['first', 'waiting', 'proud', 'learning'],
  out: true,
  company: ['hens', 'hen', 'eggs', 'basket', 'straw', 'corn', 'shed', 'hatch'],
  about: 'Five hens and only four eggs: the speckled hen will not lay where anybody looks, and gives herself away by a flake of red paint.',
  titles: ['Five Hens, Four Eggs', 'Mabel Takes a Walk', '{H} Finds the Fifth Egg', 'The Wooden One', 'Rust and Red Paint'],
  want: [
    {
      id: 'four-eggs',
      A: 'partner',
      paragraphs: [
        '{H} lifted the hatch of the hen house and put a hand into the straw. One egg, still warm. Two. Three, four. There were five hens, and {H} wanted five eggs.',
        '“It’s Mabel,” said {A}. “She’s hiding hers.” Mabel, the speckled hen, stood by the water and looked at the sky. “I’ll find out where,” said {H}, and set the basket down.'
      ]
    }
  ],
  way: [
    {
      id: 'corn-first',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The hens had to be fed, whoever had laid. {H} took a fistful of corn and threw it. It came down like rain, and four hens ran to where it fell. They ran with their skirts up. Mabel came last, at a walk.',
        '“Tuck, tuck, tuck,” went the beaks. {A} held out some corn on a flat palm. Mabel took it one grain at a time. It tickled, and {A} tried to keep still. “She’s counting them,” said {A}.'
      ]
    },
    {
      id: 'watching-the-box',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The nest boxes were three in a row, all the same. The hens only ever used the middle one. When one hen sat in it, the others queued outside, and grumbled about how long it took.',
        '“Why don’t you go next door?” {H} asked the hen in front. There was nothing wrong with next door. It had clean straw and a better view. The hen looked at {H} with one eye, and then with the other. It stayed in the queue.'
      ]
    },
    {
      id: 'follow-mabel',
      A: 'partner',
      paragraphs: [
        '{H} threw some corn. Four hens ran to it. Mabel went off the other way, and they crept behind her. She walked past the rain barrel, and round the old red wheelbarrow that lay upside down. She walked round the shed. Then she did it again. When they stopped, she waited for them.',
        '“She isn’t going to her nest,” whispered {A}. “She’s taking us for a walk.”'
      ]
    },
    {
      id: 'names-of-hens',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Which one’s that?” asked {A}. “That’s Doris,” said {H}. “She’s brown. And that’s Pat. She’s brown as well, but she’s nosy.” A brown hen pulled at {A}’s shoelace. “So this is Pat.” “No,” said {H}. “That’s Doris, being Pat.”',
        'They tried it by calling. “Pat!” All five looked up. “Doris!” All five looked up. It was hard to say whether hens have names, or only ears.'
      ]
    },
    {
      id: 'still-warm',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} took one of the four eggs out again, just to hold it. It was warm, and not quite smooth, and it fitted the hand exactly. {H} held it against one cheek.',
        '“They come out with the heating on,” said {A}. A bit of straw was stuck to it. {H} left that where it was. Then the egg went back into the basket. The straw stuck up in front like a moustache.'
      ]
    },
    {
      id: 'dust-bath',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Two of the hens were having a bath. There was no water in it. They lay on their sides in a dusty hollow, kicked, and threw earth over their own backs. Then they lay quite flat, with their eyes shut, and looked dreadful.',
        '“Is that clean?” asked {H}. The nearest hen got up and shook itself. It all came out in one cloud, and inside the cloud was a very neat hen. {A} was not so neat any more. {A} had stood too close.'
      ]
    },
    {
      id: 'being-a-hen',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“As a hen,” said {A}, “I’d lay mine in there,” and pointed into the watering can. {H} looked. It held water. “Or there.” It was a boot. {H} turned it over, and out came a snail that had been asleep.',
        '“You’d have to get in first,” said {H}. “You’d have to fit.” {A} sat down on the boot to see, with both elbows out. Four hens came and watched. They did not think much of it.'
      ]
    },
    {
      id: 'pet-and-hens',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} was only allowed to look through the wire, and looked with great care. On the other side stood Doris, and looked back. For a long while it was not clear which of them was being kept in.',
        'Then Doris shook out all her feathers and was twice as big. {A} thought about that. {A} turned round, and went to see whether anything had happened to the basket.'
      ]
    },
    {
      id: 'elder-hat-nest',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“We had one that laid in a hat,” said {S}. “It hung on the back of the door, a good felt one. Every day at ten she flew up. At ten past there was an egg in it.” “And whose hat was it?” asked {A}.',
        '“My uncle’s. He went out at nine, so they got along,” said {S}. “But one day he had a cold and stayed at home, with the hat on. At ten she flew up all the same. She sat on his head and waited for him to leave.”'
      ]
    },
    {
      id: 'child-hen-walk',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} had been looking at how they walk. First came the head, and stopped, and then came the rest of the hen. {S} did it along the fence: head, body, head, body. Pat fell in behind.',
        '“Now you’ve got to lead her somewhere,” said {A}. {S} led her to the gate, head, body, and back again. Two more had joined. At the end of it {S} had a stiff neck and three hens.'
      ]
    },
    {
      id: 'stay-quiet',
      A: 'same',
      spare: 10,
      paragraphs: [
        'They sat down on an upturned bucket, back to back, and pretended to think about other things. {A} hummed. {H} looked at a cloud, and only now and then, from the corner of one eye, at Mabel.',
        'Mabel stood on one leg, and looked at a cloud as well. But one round eye was on {H}. “She’s better at it than we are,” said {A} over one shoulder. “She doesn’t hum.”'
      ]
    },
    {
      id: 'she-shouts',
      A: 'partner',
      paragraphs: [
        'So they went indoors and waited behind the door. After a while there was a great shout outside. “Buk-buk-buk-ba-GAWK!” They ran. There stood Mabel on the lid of the rain barrel, crowing about an egg. There was no egg by the barrel.',
        '“She goes a good way off before she shouts,” said {A}. {A} picked something from the feathers on Mabel’s back, and held it out. It was a flake of red paint. “Wherever she’s been, the roof’s too low for her.”'
      ]
    }
  ],
  turn: [
    {
      id: 'under-the-barrow',
      A: 'partner',
      paragraphs: [
        '{H} looked at the flake, and thought of what was red here. Then {H} lay down flat in the grass in front of the old wheelbarrow. From up there it was a barrow. From down here it was a house, with a dark little door.',
        '{H} reached in as far as the shoulder. An egg, quite warm. And one beside it, cool, and one more. “Seven!” called {H}. {A} sat down in the grass. “That’s every egg of the week,” said {A}.'
      ]
    },
    {
      id: 'in-the-bowl',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Nobody knew how old the eggs were, so {A} filled a bowl with water. “A fresh egg lies down,” said {A}. “An old one stands up. And a very old one swims.” {H} let them in, one after the other, with a spoon.',
        'Six lay down. The seventh stood on its tip and swayed, as if it had to say something. “That’s Monday’s,” said {H}. “It’s tired of lying there.” It went on the compost, and the other six went into the basket.'
      ]
    },
    {
      id: 'how-low-it-is',
      A: 'same',
      spare: 12,
      paragraphs: [
        '{A} had to lie down too and see it. Mabel had carried in straw, and pressed it round with her chest until it was a bowl. A dandelion grew by the door. There was a little window, where the rust had gone through.',
        '“It’s much nicer than the box,” said {A} out of the grass. “Nobody’s queueing.” {H} moved over, so that there were two heads in the door. It smelled of iron and warm hen.'
      ]
    },
    {
      id: 'the-wooden-one',
      A: 'partner',
      paragraphs: [
        'Mabel had come up behind them, and said nothing. {H} stopped with one hand on the basket. “If we take them all, she’ll hide the next one somewhere else,” said {H}. So {A} went indoors for the wooden egg that was used for mending socks.',
        '{H} laid it in the straw. Mabel looked in with one eye, and then with the other. Then she crept in over it and let herself down. A flake of paint dropped on her back. “Now she’ll stay,” said {H}, and carried the basket home in both arms.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked into the hatch, and got a look back.',
      '{names} stood where the corn falls, in good time.',
      { text: '{names} counted the hens, and two of them twice.', needs: ['hands'] },
      { text: '{names} lined the basket with straw, and with one more handful.', needs: ['hands'] }
    ],
    way: [
      '{names} went round the shed too, at the end of the line.',
      '{names} jumped at the shout, and so did a hen.',
      { text: '{names} looked under a bucket, and found the dark.', needs: ['hands'] },
      { text: '{names} shut the gate each time, for Pat had plans.', needs: ['hands'] }
    ],
    turn: [
      '{names} smelled at the little door, and sneezed.',
      '{names} kept away from the basket, and very nearly did not.',
      { text: '{names} wiped each egg with a soft cloth.', needs: ['hands'] },
      { text: '{names} held the basket level, with two hands and a tongue out.', needs: ['hands'] }
    ]
  },
  bed: [
    'The eggs stood in the bowl on the shelf, brown and white, with their thick ends down. The boots stood by the door with straw on them.',
    '{H} washed both arms right up to the shoulder. There was red paint in one ear. Out there the hens sat in a row, and the hatch was shut.'
  ],
  last: [
    'Five hens had their heads under their wings, and {H} was asleep.',
    'Under the barrow a wooden egg lay in the straw and kept the place, and {H} was asleep.'
  ]
})
