import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

const story: Omit<Parameters<typeof wishPlot>[0], 'id'> = {
  except: [...NOT_WELL, 'puppy', 'puppies', 'pup', 'pups', 'cat', 'cats'],
  answers: ['bath', 'muddy', 'smelly', 'stinky', 'smells', 'rolled', 'rolls', 'rolling', 'roll', 'poo', 'mud', 'wash', 'washing'],
  company: ['dog', 'bath', 'fish', 'pond', 'cheese', 'ham'],
  about: 'The dog has rolled in something by the pond and will not be washed, until somebody asks it why it did that.',
  titles: ['All Four Paws', 'It Used to Be a Fish', '{H} Baths a Dog', 'The News From the Pond', 'The Clean Half of the Dog'],
  want: [
    {
      id: 'rolled',
      A: 'partner',
      paragraphs: [
        'The dog came in on four feet, as pleased as a dog can be. It was {A}, and it had rolled in something by the pond. “It used to be a fish,” said the dog. “Isn’t it gorgeous?”',
        '{H} held {H}’s nose. {H} wanted that dog on the bed tonight, to keep two feet warm. But nobody who smells of fish gets on a bed. “You’re having a bath,” said {H}. At that word the dog went quite flat.'
      ]
    }
  ],
  way: [
    {
      id: 'half',
      A: 'partner',
      paragraphs: [
        '{H} filled the laundry basket with blue towels and tried them with one elbow. The dog lay under the table, as heavy as a piano. So {H} put cheese in the bath. In went two paws and a nose, and the cheese was gone.',
        'The other end of the dog stayed on dry land. “That’s the wrong half,” said {H}. “The fish is at the back.” Then the dog shook itself, from the nose to the tail, and {H} was the wet one.'
      ]
    },
    {
      id: 'bow',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '{H} went round the table to the left, and so did the dog. {H} went to the right, and there was nobody there either. They stopped, and looked at each other between the legs of the chairs.',
        'The dog put its elbows on the floor and its behind in the air. “What does that mean?” asked {H}. “It’s how a dog says that it’s only playing,” said {A}. “I’m not playing,” said {H}. “I’m washing.” But {H}’s elbows were on the floor as well.'
      ]
    },
    {
      id: 'the-leg',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“Then you’ll be brushed first,” said {H}, and took the hairbrush. The dog did not mind that. In its coat there were two burrs, a leaf and a bus ticket. {H} brushed on, down the side and under the ribs.',
        'One back leg began to kick, faster and faster. “Stop kicking,” said {H}. “I’m not,” said the dog. “It’s the leg. It does that by itself, when you find the place.” {H} lifted the brush, and the leg stopped. {H} found the place again.'
      ]
    },
    {
      id: 'not-me',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“Who brought that mud in?” asked {H}. The dog looked at the cupboard for a while, and then at the ceiling. It put its ears down, and showed the white of its eyes.',
        '“You’re sorry,” said {H}. “No,” said {A}. “A dog makes that face when it can see that you’re cross. It hasn’t an idea about what.” {H} looked less cross, to try it out. Up came the ears, one after the other.'
      ]
    },
    {
      id: 'panting',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'It was hot work, not being washed. The dog let its tongue hang out at the side, and panted. “Why do you do that?” asked {H}. “It lets the heat out,” said the dog. “I can’t undo my coat.”',
        '{H} tried it, and sat down beside the dog with {H}’s tongue out. It did feel cooler at the front. They panted together, until they were both thirsty and had to have some water. The dog had its own in a cup, with a handle, and drank it with its tongue.'
      ]
    },
    {
      id: 'clean-one',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '“Look at {A},” said {H} to the dog. “{A} never rolls in anything.” The dog looked. {A} looked back, with the face of somebody who has never even heard of a fish pond.',
        '“What does {A} do all day, then?” asked the dog. {H} thought about it, and it was hard to say. {A} was very good at it, though.'
      ]
    },
    {
      id: 'duke',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“We once knew a dog called Duke,” said {S}. “A bench had just been painted at the station, and Duke rolled on it, both ways.” “What colour was it?” asked {A}. “Green,” said {S}.',
        '“Did it come off?” “It took a week, and then there was only a little left. But by that time everybody called that dog Peppermint, and it wouldn’t come to Duke.”'
      ]
    },
    {
      id: 'flea',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“Now I’m a flea,” said {S}, and hopped three times, to show it. “A flea has to get off before the bath,” said {A}. “It can’t swim.” The flea had not thought of that.',
        '“Then I’ll live on you,” said the flea, and hopped on to {A}’s slippers. Straight away {A}’s knee began to itch, and after it an ear. For one flea, it got about a lot.'
      ]
    },
    {
      id: 'sponge',
      A: 'partner',
      spare: 11,
      paragraphs: [
        '{H} threw the sponge into the bath. “Fetch!” said {H}, for a dog runs after anything. The dog ran. It stopped at the edge, and looked at the sponge, and then at {H}. “You threw it in there,” said the dog. “You can’t want it very much.”',
        'So {H} had to climb in and get it. It was quite nice in there, with the towels up to the chin. “Now you’re clean,” said the dog from the edge. “I was clean before,” said {H}.'
      ]
    },
    {
      id: 'no-pockets',
      A: 'partner',
      paragraphs: [
        '“Why did you have to roll in it?” asked {H}. “How else was I to bring it home?” said the dog. “I’ve got no pockets.”',
        '“It’s the news,” said {A}. “A dog that finds a big smell puts it on its neck. Then the others can smell where it’s been. I’ve carried it here from the pond, and nobody’s even asked.” {H} sat down on the edge of the bath.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-news',
      A: 'partner',
      paragraphs: [
        '“Then I’ll read it first,” said {H}, and let go of {H}’s nose. {H} sniffed behind the dog’s ear. “There was a duck,” said {H}. “There was,” said the dog. “A cross one.” On the neck was the fish, in large letters. Down by the shoulder {H} smelled a ham sandwich. “Somebody dropped it,” said {H}. “Where’s the ham now?” The dog licked its lips.',
        '“That’s all,” said the dog. “Now it’s old news.” It got up, went over to the bath, and stepped in with all four paws.'
      ]
    },
    {
      id: 'foam',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '{H} washed it with a dry sponge, first the neck and then the back. “Not in the ears,” said the dog. “You’d hear the sea for a week.” So {H} held one of them shut, and then the other.',
        'The foam was a white sock, and it sat on the dog’s head. “Where’s the rest of you?” asked {H}. “It’s wet,” said {A}. “A dog’s mostly fluff. Don’t tell the cats.”'
      ]
    },
    {
      id: 'tug',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'When {H} came with the big towel, the dog took hold of the other end. {H} pulled, and it pulled back. It growled, but its tail was wagging, so the growl was not meant.',
        'In the end {H} let go, and the dog sat down hard. It looked at the towel, and nobody was on it any more. It brought {H} the end again, very politely, and laid it over {H}’s knee.'
      ]
    },
    {
      id: 'three-times-round',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'Now the dog wanted to lie down and dry, but first it had to turn round. It turned once, and twice, and three times, on the same spot. “What’s that for?” asked {H}.',
        '“It’s to tread the grass flat,” said {A}. “Wolves did it, and we’ve never stopped.” There was no grass, but it was a flat bit of carpet afterwards. {H} turned round three times on it as well, and it was better than before.'
      ]
    },
    {
      id: 'all-about-you',
      A: 'partner',
      paragraphs: [
        'Then the dog ran twice round the table, as they all do after a bath. It found {H}’s blanket and rolled in it, with its feet in the air. “But you’re clean!” said {H}.',
        'The dog sniffed at its own shoulder. “I’ve got new news,” said {A}. “It’s all about you.” {H} sniffed too. There was jam in it, and soap, and somebody nice.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} backed away from the fish, as far as the wall.',
      '{names} sniffed as well, and went back for more.',
      { text: '{names} opened a window, and then another one.', needs: ['hands'] },
      { text: '{names} breathed through a tea towel.', needs: ['hands'] }
    ],
    way: [
      '{names} got the rest of the shower, straight off the dog.',
      '{names} went under the table too, at the word bath.',
      { text: '{names} lifted the piano at one end, and it licked a wrist.', needs: ['hands'] },
      { text: '{names} brought a dry towel, and the dog took it for a bed.', needs: ['hands'] }
    ],
    turn: [
      '{names} read a bit as well, over by the tail.',
      '{names} kept to the dry land, where it splashed least.',
      { text: '{names} poured blue water over the dog, out of an empty jug.', needs: ['hands'] },
      { text: '{names} soaped one ear, with great care.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} folded up the bath, blue on blue. There had been no cheese for some time.',
    '{H} washed, behind {H}’s ears too, where the news is. For a while the dog lay across the foot of the bed, warm and heavy. Then it had to be somebody else again.'
  ],
  last: [
    'In the morning there would be a duck, and perhaps some ham, but now {H} slept.',
    'Anybody who sniffed at that pillow would have read it there: {H} was asleep.'
  ]
}

export const dogBath = wishPlot({ ...story, id: 'wish-dogs-bath', themes: ['dogs'] })

/** The same of what our dog did, of which no pack knows. */
export const dogRolled = wishPlot({
  ...story,
  id: 'wish-dog-rolled',
  wishes: ['dog rolled in something smelly', 'dog rolled smelly', 'dog rolled stinky', 'dog rolled in poo', 'dog rolled in fox poo', 'dog rolled mud', 'dog smells wash', 'smelly dog bath', 'stinky dog bath', 'muddy dog bath'],
  except: [...NOT_WELL, 'puppy', 'puppies', 'pup', 'pups', 'cat', 'cats', 'grass', 'ball']
})
