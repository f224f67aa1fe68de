import { wishPlot } from '../wish-plot.ts'

export const jungle = wishPlot({
  id: 'wish-jungle',
  wishes: ['jungle', 'jungles', 'rainforest', 'rainforests', 'rain forest', 'selva'],
  answers: ['adventure', 'animals', 'animal', 'explorer', 'explorers', 'exploring', 'explore', 'lost', 'trip', 'creatures', 'party', 'noises', 'sounds', 'deep', 'amazon', 'frog', 'frogs', 'toucan', 'macaw', 'ants', 'vines', 'wild', 'walk', 'walking', 'through', 'night', 'friends'],
  except: ['book', 'gym', 'olympics', 'olympic', 'medal', 'race', 'races', 'sloth', 'sloths', 'jaguar', 'jaguars', 'leopard', 'tiger', 'tigers', 'monkey', 'monkeys', 'gorilla', 'gorillas', 'lion', 'lions', 'elephant', 'elephants', 'dinosaur', 'dinosaurs', 'snake', 'snakes', 'parrot', 'crocodile', 'fire', 'burning', 'cut', 'cutting', 'concrete', 'music', 'juice', 'hunting', 'plane', 'crash', 'missing', 'scared', 'afraid'],
  moods: ['lost', 'first'],
  company: ['explorer', 'macaw', 'monkey', 'frog', 'sloth', 'jungle'],
  about: 'An explorer at the bottom of the jungle wants a mugful of rain, and everybody who lives at the top has taken it already.',
  titles: ['A Mugful of Rain', 'Somebody in the Mug', '{H} at the Bottom of the Jungle', 'The Frog Who Got In', 'From Tip to Tip'],
  want: [
    {
      id: 'under-the-table',
      A: 'partner',
      paragraphs: [
        'The jungle was the kitchen table. Over the edge hung green scarves, and napkins with one corner down, like leaves. {H} was the explorer, and sat at the bottom, where it’s dark and hot. {H} wanted to drink rain out of a tin mug.',
        'At the top it was raining already, with ten fingers. {A} was the rain, and the macaw, the monkey and the frog too. In a jungle nearly everybody lives at the top. Not a drop came down.'
      ]
    }
  ],
  way: [
    {
      id: 'taken',
      A: 'partner',
      paragraphs: [
        '“Who’s got my rain?” called {H}. “I’m having a bath in it,” said the macaw. “I’m licking it off a leaf,” said the monkey. The rest was caught by the frog’s plant. That was a bowl of water, full to the brim. The peas in it were small frogs.',
        'So {H} howled, for a howler monkey is heard for miles. “I want some!” “This tree’s taken!” howled {A}. The mug was as dry as toast.'
      ]
    },
    {
      id: 'vine',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Get hold of a vine,” said {A}, “and you can pull yourself along.” {H} got hold of one. It was green, and long, and it turned round. “I’m the snake,” it said. “The vine’s next to me. People always mix us up.”',
        '“How do I tell which is which?” asked {H}. “I’m the one that minds,” said the snake. {H} felt along the other one. It had a fringe, and a label, and could be washed at thirty degrees.'
      ]
    },
    {
      id: 'toucan',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} held a banana to {A}’s nose, and was a toucan. With the very tip of its beak it picked up a blueberry. “I can’t get it down from there,” it said. “My beak’s too long. I have to throw it.” It tossed back its head, and the berry flew over its shoulder.',
        'The second one hit the fridge. The third one came down between two leaves and landed in the explorer’s lap. “Thank you,” called {H}. So something did fall from up there. It was only not wet.'
      ]
    },
    {
      id: 'lost',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“I’m lost,” said {H}, and was rather proud of it. An explorer has to be, now and then. In the jungle the path grows shut behind you. {H} had come in by the stripy scarf, and now the whole jungle was scarf.',
        '“Then stay where you are, and sing,” said {A}. “That’s the rule. If you stay in one place, you can be found.” {H} stayed, and sang the bit about the wheels. Somebody found {H} almost at once. It was a beetle, but it was a start.'
      ]
    },
    {
      id: 'leafcutters',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Along the floor came the ants. They were {A}’s fingers. Each carried a bit of lettuce over its head, like a sail. “Are you going to eat that?” asked {H}. “Never,” said the first ant. “We take it home, and grow mushrooms on it.”',
        '{H} took the last sail, just to try it. Crunch, it went. The ants stopped. One of them stood there with its arms up and nothing in them. “It must have been the wind,” it said, and went home like that.'
      ]
    },
    {
      id: 'stick',
      A: 'same',
      spare: 5,
      paragraphs: [
        'On the ground lay a stick. {H} was going to pick it up. “Careful,” said {A}. “In the jungle that’s often an insect. It stands on six legs and pretends to be a stick, and it never laughs.” They watched it. It pretended extremely well.',
        '“We’ll count to ten,” said {H}. “If it hasn’t moved by then, it’s bread.” They counted. It hadn’t moved. {H} ate one end and {A} ate the other, and it had been bread all along.'
      ]
    },
    {
      id: 'jaguar',
      A: 'other',
      spare: 6,
      paragraphs: [
        'Between two leaves {H} saw a green eye. It didn’t blink, and underneath it something growled. “A jaguar,” whispered {A}. “They’re spotted, so that in here they look like shade. This one’s eaten.” The jaguar was chewing with its mouth shut, round and round.',
        'It was chewing shirts. Then it got up speed, and shook, and danced a little towards them over the floor. “It likes us,” said {H}. “It always does that near the end,” said {A}. After it the jaguar went click, and slept.'
      ]
    },
    {
      id: 'unknown-animal',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'In the deepest part of the jungle the explorer met an animal that nobody had ever seen. It was {A}. {H} looked at it from the front, and from the side. “It’s new,” whispered {H}. “And if you find it first, you may say what it’s called.”',
        '{H} thought of several names, and some were in Latin. {A} listened to none of them. It looked as though it had known for years what it was called, and it wasn’t that.'
      ]
    },
    {
      id: 'elder-plant',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I once had a plant out of the jungle,” said {S}. “It was as big as an egg cup. They live in the shade there, so they like it indoors. First it wanted the window. Then it wanted the chair. It had leaves like trays, with holes in, so as to let the others have some light.”',
        '“What did you do with it?” asked {A}. “I watered it,” said {S}. “In the end I used to ask before I sat down. It’s still there. I’m the one who moved out.”'
      ]
    },
    {
      id: 'firefly',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} was a firefly with a small torch, and blinked from behind a leaf. It was two short ones and a long one. “That means it’s me,” said {S}. “Now you.” {A} had no torch, and blinked instead, twice quickly and once for a long time.',
        '“No,” said {S}. “That’s me again. You’ve got to be somebody else.” So {A} blinked one eye at a time. “Oh,” said the firefly. “It’s you. I couldn’t see who it was in the dark.”'
      ]
    },
    {
      id: 'anteater',
      A: 'other',
      spare: 7,
      paragraphs: [
        'A giant anteater came through the jungle, sniffing. {A} had a cardboard tube in front of {A}’s face. “Would you like half a sandwich?” asked {H}. “I can’t open my mouth that far,” said the anteater. “It’s as wide as a pencil. I’ve got no teeth in there either. But my tongue’s as long as your arm.”',
        '{H} laid out crumbs for it, in a row. They were gone before you could see how. “Two hundred and eleven,” it said politely, “and one raisin.”'
      ]
    },
    {
      id: 'guest-language',
      A: 'guest',
      spare: 6,
      paragraphs: [
        '{A} had only just come into the jungle, and sat down next to the explorer. “Who lives here?” asked {A}. “Everybody,” said {H}. “But all at the top. It’s the sun they’re after. Hardly any gets down to us.”',
        '“Then what’s that?” On the floor between them lay one spot of light, no bigger than a plate. They took turns to sit in it. It was warm, and came along slowly, like a bus.'
      ]
    },
    {
      id: 'spouts',
      A: 'partner',
      paragraphs: [
        'Between two scarves {A}’s head came down, hair first. That’s how you know a sloth. “Look at the leaves,” it said. “Each has a tip, like a spout. The rain runs off there.” {H} felt the corner of a napkin.',
        '“Then where’s mine?” asked {H}. “In the frog’s plant,” said the sloth. “It’s full to the brim, but not a drop over.” {H} thought of the bath, when it was full, and somebody got in.'
      ]
    }
  ],
  turn: [
    {
      id: 'frog-gets-in',
      A: 'partner',
      paragraphs: [
        '“Frog!” called {H}. “Isn’t it hot up there?” “Dreadfully,” said the frog. “Then why don’t you get in?” The frog was two of {A}’s fingers, and they jumped. Plop! Over the brim it came, and on to the first leaf. It ran to the tip, and fell on the next. So it came down into the mug.',
        'In the rain something small and green went round and round. “There’s somebody in my mug,” said {H}. “My youngest!” cried the frog.'
      ]
    },
    {
      id: 'up-on-its-back',
      A: 'partner',
      paragraphs: [
        'In the jungle frogs carry their children up the trees on their backs. Down came the two fingers, and {H} held the mug quite still. The youngest rode up, past the sloth and the macaw. Far above there was a small plop.',
        'Now the explorer drank. “What’s it taste of?” asked {A} from above. {H} thought, with a wet chin. “Of leaf,” said {H}, “and a tiny bit of frog.”'
      ]
    },
    {
      id: 'orangutan-bed',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“An orang-utan makes a new bed every evening,” said {A}, and was one, with long arms. It bent in a scarf from the left and one from the right, and sat in the middle. “And in the morning?” asked {H}. “In the morning it gets up and leaves it like that.”',
        '“It never makes it again?” “Not once in its life,” said {A}. {H} thought about that for some time. There was a great deal to be learned in the jungle.'
      ]
    },
    {
      id: 'six-oclock',
      A: 'same',
      spare: 9,
      paragraphs: [
        'In the jungle it gets dark at six, all the year round, and very quickly. {A} pulled the big towel down on that side. “Now the birds stop,” said {A}, “and hand the noise over to the frogs.”',
        '{H} was a frog on the left, and {A} was one on the right. “Rick,” said {H}. “Rack,” said {A}. When both said it at the same time, they had to begin again. It’s done in turns, or else nobody knows who has been heard.'
      ]
    },
    {
      id: 'moth',
      A: 'same',
      spare: 10,
      paragraphs: [
        'There was a butterfly in the jungle that was blue when it flew, and brown when it sat. {A} did it with a small book. Open it was one, and shut it was the other. “Now it’s here,” said {A}. “And now it isn’t.”',
        'The blue went up past the monkey, on and off, and came down by the explorer’s knee. It shut itself. {H} breathed out very gently, and did not look straight at it.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} rustled on a branch of the sofa.',
      '{names} panted, down where it was dark and hot.',
      { text: '{names} shook a scarf, and that was the wind in the leaves.', needs: ['hands'] },
      { text: '{names} hung by one arm from nothing, like a monkey who has let go.', needs: ['hands'] }
    ],
    way: [
      '{names} howled back, from a good way off.',
      '{names} licked one leaf, and it was napkin.',
      { text: '{names} held a hand out under a leaf, and caught no rain.', needs: ['hands'] },
      { text: '{names} drummed on the table top with ten fingers, and it rained harder.', needs: ['hands'] }
    ],
    turn: [
      '{names} got one drop that had gone its own way.',
      '{names} hopped at the plop, on a lower branch.',
      { text: '{names} tipped one leaf a little, so that its spout came right.', needs: ['hands'] },
      { text: '{names} croaked for the frog, to give it a run.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} folded up the jungle, one scarf after another, and the leaves dripped in the sink. The pea stayed in its bowl overnight, with the frog’s other children.',
    'Washed and dried, {H} lay down at the very bottom, where it’s dark and warm. From high up, one after the other, came a few last drops.'
  ],
  last: [
    'Everybody who lives at the top was quiet, and at the bottom {H} was asleep.',
    'This tree was taken, for {H} slept in it.'
  ]
})
