import { wishPlot } from '../wish-plot.ts'

export const whoeverCold = wishPlot({
  id: 'wish-whoever-cold',
  visits: 'anything',
  whoever: ['is cold', 'is always cold', 'is very cold', 'is so cold', 'is too cold', 'is freezing', 'is always freezing', 'is freezing cold', 'is chilly', 'is cold all the time', 'feels cold', 'always feels cold', 'feels the cold', 'gets cold', 'gets cold easily', 'is never warm', 'can’t get warm', 'can’t keep warm', 'can’t warm up', 'never gets warm', 'shivers', 'shivers all the time', 'always shivers', 'shivers all day', 'is always shivering', 'can’t stop shivering', 'keeps shivering', 'wants to be warm', 'wants to get warm', 'wants to keep warm', 'wants to warm up', 'wants to feel warm', 'hates the cold', 'hates being cold', 'doesn’t like the cold', 'doesn’t like being cold', 'kept shivering', 'felt cold', 'got cold', 'has chattering teeth', 'has icy paws', 'is a shiverer', 'is chilled to the bone', 'is frozen stiff', 'is shivery'],
  except: ['a cold', 'bad cold', 'terrible cold', 'heavy cold', 'cold nose', 'with fear', 'afraid', 'scared', 'hungry', 'no home', 'nowhere', 'street', 'alone', 'lost', 'cold hands', 'summer'],
  company: ['jar', 'cream', 'cups', 'blanket', 'blankets', 'bread', 'butter', 'oven', 'potato', 'book', 'milk', 'salt'],
  about: 'The hero shakes a jar of cream that will not turn to butter; whoever is always cold is held still, until they see that shivering is how one gets warm.',
  titles: ['One Long Slop', 'The Cream in the Jar', '{visitor} Under Three Blankets', 'Butter Before Bed', 'As Hard as You Like'],
  want: [
    {
      id: 'cream',
      A: 'partner',
      paragraphs: [
        '{H} wanted to make butter. You only need cream, in a jar with a tight lid, and then you shake it. {H} and {A} had been shaking since tea. Slop, slop, it went. “It’s still cream,” said {A}.',
        'Then the door began to rattle. Outside stood {visitor.first}. “Come in and get warm,” said {H}. “I’d like to,” said {visitor}, and now the cups rattled too. “I’m always cold. I only get as far as the shivers.”'
      ]
    }
  ],
  way: [
    {
      id: 'where-coldest',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“Where do you feel it most?” asked {A}. It was {caller.part}, there was no doubt. “That’s where the cold gets on in the morning,” said {visitor}. It rode along all day. {A} breathed on the place. For one breath it was summer there.',
        '“And now?” asked {H}. “Now it’s colder than before,” said {visitor}, “because it knows.” They hung a sock there, as far as a sock will go. Soon the sock was shivering with the rest. There was a hole in it, and you could look in and see.'
      ]
    },
    {
      id: 'at-home',
      A: 'same',
      spare: 0.8,
      paragraphs: [
        '“Is it so cold, {caller.where}?” asked {A}. “The others say it’s mild,” said {visitor}. “They stand about and talk, and I’m the one who rattles.” On clear nights the shivering could be heard a long way off. People thought it was a gate.',
        '“Did nobody come to look?” asked {H}. “Somebody came with an oil can,” said {visitor}, “and oiled me all over. It was kind, but the oil was cold.” {A} got up and shut the window. It had been shut already, but it looked better now.'
      ]
    },
    {
      id: 'usually',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“What do you do when you aren’t cold?” asked {A}. {visitor} had never had the chance. So {visitor} {caller.does}, and shivered on as well. You could not tell where the one stopped and the other began. It looked like a story told on a bumpy road.',
        '{A} {caller.move}, with a shiver after every bit, to see how it feels. “You get twice as much done,” said {A}. {H} laughed and shook the jar to it. Slop, it went, in all the right places.'
      ]
    },
    {
      id: 'in-things',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} noticed that the shivering got into things. It went through the floor and up the leg of the table. The spoons in the drawer had it, and so did the lid of the pot. “Sorry,” said {visitor} to each of them.',
        '{A} laid one finger on the butter dish, and it buzzed like a fly. There was no butter in it, that was the trouble. “What does it say?” asked {H}. {A} listened. “It says that it’s empty,” said {A}, “over and over.”'
      ]
    },
    {
      id: 'what-warm-is',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“What do you think it’s like, to be warm?” asked {A}. {visitor} had thought about that a great deal. “You put your shoulders down,” said {visitor}. “And you stop thinking of soup.” {H} tried it. The shoulders were easy.',
        '{H} had not thought of soup at all until then. Now there was nothing else in there. “Say something about ice instead,” said {A}. {visitor} said it, and they all had a shiver together, for company. It went up the back and came out at the ears.'
      ]
    },
    {
      id: 'every-fifty',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The jar went from {H} to {A} and back again, at every fifty. Whoever had it counted aloud. “Forty-nine,” said {A}, in a wobbly voice, because shaking gets into the numbers. {visitor} counted along, and wobbled without a jar.',
        '“You’re better at it than I am,” said {A}. “It’s only the cold,” said {visitor}. {H} held the cream up to the lamp. On top there was some froth. Under the froth it was as runny as ever.'
      ]
    },
    {
      id: 'potato',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{A} looked for whatever was warm already. There was the lamp, and the place on the sofa where somebody had sat. There was a potato left from supper. {visitor} went and shivered at each of them. The potato was the best.',
        '“But it’s only warm until it’s cold,” said {visitor}, “and then there are two of us.” {H} felt the potato. By now it was exactly like the plate. {A} ate it, with a bit of salt, so that there was one of them again.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“When I was small,” said {S}, “we had ice on the inside of the window. Two of us got up at the same time, and there was one pair of slippers. So we had one each, and hopped.” “Did it help?” asked {A}. “With the one foot, very much.”',
        'At school they were all allowed to stamp before sums. “Stamp until you can hold the chalk,” the teacher used to say. {visitor} would have liked that teacher. “Mine said sit still,” said {visitor}, and shivered right through the word still.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} was in a vest and nothing else on top, and was never cold. “Look, it’s easy,” said {S}, and ran round the table. {S} did that eleven times, with a spoon. Then {S} stood in front of {visitor}, and steamed a little.',
        '“Why are you doing that?” asked {S}. “Shivering? It’s what I do when I’m cold,” said {visitor}. {S} thought that it looked like fun. So {S} shivered too, with arms and knees and cheeks. “I can’t get cold,” said {S} to {A}. “It won’t come.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} always knew what was the warmest thing in the room. {A} had looked at {visitor}, and it was not that. It was not even the oven. {A} settled down close to {H}, who was shaking the jar.',
        '“Is it nice there?” asked {visitor}, shivering. {A} breathed out long, and stayed. Only when the jar was handed on did {A} get up again. Then {A} went across, and settled beside whoever was doing the shaking now.'
      ]
    },
    {
      id: 'held-still',
      A: 'partner',
      paragraphs: [
        '“It’s all that shivering,” said {A}, who was quite sure. “It lets the cold in. You’ve got to hold still.” They packed {visitor} up tight in three blankets. {A} leaned on the one side. {H} leaned on the other, and shook the jar.',
        'The cups went quiet. “Are you warm now?” asked {A}. “No,” said {visitor}. “I’m as cold as I was, and I can’t even shiver. Before, I had something to do.”'
      ]
    },
    {
      id: 'book',
      A: 'same',
      spare: 0.7,
      paragraphs: [
        '{A} read aloud from the big book, to take everyone’s mind off the cold. “{caller.fact},” read {A}. That was quite true, said {visitor} in the blankets. But it didn’t say one word about shivering.',
        '“They can’t have drawn me from life,” said {visitor}. “In a picture I’d be smudged.” {H} looked at it closely, and every line was sharp. So {H} took the page between two fingers and wobbled it. “Now it’s me,” said {visitor}.'
      ]
    },
    {
      id: 'under-one',
      A: 'same',
      spare: 0.9,
      paragraphs: [
        '{A} wanted to see how a blanket does it. So they put {caller.stand} under a small one. Then everybody counted to fifty. {H} felt it, and it was no warmer than the table.',
        '“Perhaps it isn’t trying,” said {A}. {visitor} looked on from inside the other three. “It’s holding very still, too,” said {visitor}. They tucked it in tighter all round. {H} felt sorry for it, and shook the jar for the two of them.'
      ]
    },
    {
      id: 'the-list',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} put one ear to the blankets, and knocked. “How far has the warm come?” asked {A}. “It hasn’t set out yet,” said {visitor}. It was cold at the bottom, and cold in the middle. Further up it was about the same.',
        '{H} wrote it all down, like the weather. Bottom, cold. Middle, cold. Shivers, none. “None at all?” asked {A}. “You’re leaning on them,” said {visitor}.'
      ]
    },
    {
      id: 'peas',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{A} had seen it done like this with frozen peas. At the shop they roll them up in newspaper, for the way home. “So that they get warm?” asked {visitor} out of the blankets. {A} had to think. “So that they don’t,” said {A}, rather slowly.',
        '“Then I’m peas,” said {visitor}. Nobody knew what to say to that. {H} shook the jar a bit faster, to be doing something. {A} tucked in a loose corner, now that they had begun.'
      ]
    },
    {
      id: 'red-cheeks',
      A: 'partner',
      paragraphs: [
        '{H} came round the blankets, quite red, to open the window. “How can you be hot?” asked {A}. “I’ve been shaking,” said {H}. {A} looked at the jar, and at {visitor}.',
        '“Shivering doesn’t let the cold in,” said {A}. “It’s how you get warm! It’s shaking, only without a jar.” “I thought it was just rude,” said {visitor}. They took off the blankets, and every cup began to rattle.'
      ]
    }
  ],
  turn: [
    {
      id: 'one-long-slop',
      A: 'partner',
      paragraphs: [
        'The jar was leaned against {visitor}. “Now shiver,” said {H}, “as hard as you like.” Nobody had ever said that before. Slop, went the jar, so fast that it was all one slop. Then there was no sound at all. The cream had gone thick.',
        '“We’ve broken it,” said {H}. “I’m in the middle of a shiver,” said {visitor}. The other half came with a flop. There was thin milk in the jar, and in it lay something round and yellow. “Butter,” whispered {A}.'
      ]
    },
    {
      id: 'pattern',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} poured off the thin milk, which had flakes in it. Then they pressed the butter with a spoon, until there were no more drops. It was the size of an egg. “I shivered that,” said {visitor}.',
        '{H} drew a pattern on it with a fork. It came out in waves. {visitor} was leaning on the table, with a few shivers left. “That’s how you can tell whose it is,” said {A}. In shops there is only a cow on it.'
      ]
    },
    {
      id: 'handwriting',
      A: 'same',
      spare: 2,
      paragraphs: [
        'New butter has to have a name. {H} wrote one down, right beside {visitor}, and every letter had a shiver in it. {A} could not read it, not even sideways. It might have said butter, and it might have said brrr or bother.',
        '“All my letters look like that,” said {visitor}. “They think I write them in a cart.” {A} stood the paper against the jar. Each time that a late shiver came by, it nodded. It nodded less and less.'
      ]
    },
    {
      id: 'none-left',
      A: 'partner',
      paragraphs: [
        'They had it on bread, with a little salt. {H} leaned the rest of the cream against {visitor}. It just stood there, and so did the cups. “I’m trying,” said {visitor}. “There’s not a shiver left in me.”',
        '“What is there, then?” asked {H}. {visitor} felt about, right out to the edges. “It must be warm,” said {visitor}. Now {A} brought back the blankets. “They can’t make you warm,” said {A}. “But they’ll keep in what you’ve made.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to see who was shaking the door.',
      '{names} listened to the jar, slop by slop.',
      { text: '{names} shook it ten times, and handed it on.', needs: ['hands'] },
      { text: '{names} laid out the bread, much too early.', needs: ['hands'] }
    ],
    way: [
      '{names} moved up to {visitor}, to lend a bit of warmth.',
      '{names} shivered as well, just from looking.',
      { text: '{names} rubbed both hands, and held them out to {visitor}.', needs: ['hands'] },
      { text: '{names} took a turn with the jar, and needed no cardigan after it.', needs: ['hands'] }
    ],
    turn: [
      '{names} came right up to the glass, and saw the yellow.',
      '{names} ate the crust, and the butter first.',
      { text: '{names} spread it so thick that it kept the marks of teeth.', needs: ['hands'] },
      { text: '{names} passed the salt round, one pinch at a time.', needs: ['hands'] }
    ]
  },
  bed: [
    'The jar was washed and stood on its head, and nothing in the cupboard rattled. {visitor} went home in a blanket, and kept it well shut in front.',
    'They washed in warm water and lay down. {H} wriggled a little, until the bed had noticed that somebody was in it.'
  ],
  last: [
    'Under the blanket it was just as warm as {H} had made it, and {H} was asleep.',
    'Nothing shook any more, not even the milk in the jug, and {H} was asleep.'
  ]
})
