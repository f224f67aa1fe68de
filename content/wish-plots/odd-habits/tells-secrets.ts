import { wishPlot } from '../wish-plot.ts'

const WHOSE = ['everybody’s', 'everyone’s', 'everybodies', 'everyones', 'all the', 'other people’s', 'people’s']

export const whoeverTellsSecrets = wishPlot({
  id: 'wish-whoever-tells-secrets',
  visits: 'anything',
  whoever: [
    'tells everybody’s secrets',
    ...WHOSE.flatMap((whose) => [`tells ${whose} secrets`, `told ${whose} secrets`]),
    'tells secrets',
    'told secrets',
    'tells everybody all the secrets',
    'told everybody all the secrets',
    'can’t keep a secret',
    'can’t keep secrets',
    'can’t keep any secrets',
    'never kept a secret',
    'never keeps a secret',
    'is bad at keeping secrets',
    'gives away secrets',
    'gave away secrets',
    'gave away everybody’s secrets',
    'spills secrets',
    'spilled secrets',
    'blurts out secrets',
    'blurted out secrets',
    'repeats everybody’s secrets',
    'repeated everybody’s secrets',
    'gossips',
    'gossiped',
    'is a tattletale',
    'is a telltale',
    'is a blabbermouth',
    'spills the beans',
    'can’t keep its mouth shut',
    'snitches on everyone',
    'dobs everyone in',
    'lets out secrets',
    'spoils every surprise',
    'can’t keep a surprise',
    'passes on secrets',
    'whispers secrets to everyone',
    'blabs everything',
    'lets the cat out of the bag'],
  except: ['bad secret', 'touch', 'touched', 'adult', 'hurt', 'can keep', 'keeps a secret', 'kept a secret', 'has a secret', 'had a secret', 'spy'],
  company: ['shoe', 'cup', 'flour', 'cupboard', 'kettle', 'rug', 'door'],
  about: 'The hero has two secrets from the partner, a present and a broken cup; whoever tells all secrets tells the one that pinches, and learns to sit on the one that tickles.',
  titles: ['There Are Two in Here', 'The One That Pinched', '{visitor} Sits on It', 'Not Until the Morning', 'Out It Came'],
  want: [
    {
      id: 'until-the-morning',
      A: 'partner',
      paragraphs: [
        '{H} had something for {A} in the left boot by the door. It had taken a week to make, and {A} was not to know until the morning. {H} sat in front of the boot and looked like nothing.',
        'There was a knock. It was {visitor.first}. “I can’t help it,” said {visitor}. “They go in, and then they come out. There are two secrets in here, by the way. One tickles. The other’s behind the flour.” {H} went hot all over.'
      ]
    }
  ],
  way: [
    {
      id: 'round-the-house',
      A: 'partner',
      paragraphs: [
        '“I’ve got no secrets,” said {A}, quite sure. “In the sewing box there’s chocolate with your teeth in it,” said {visitor}. “Every night at nine.” {A} looked at the floor.',
        '“The neighbour dances with the mop,” said {visitor}. Next door something was quickly put back in a bucket. So {A} began a tune. “Whoever hums can’t tell,” said {A}. {visitor} hummed, and shook, and leaned towards the flour.'
      ]
    },
    {
      id: 'where-they-go-in',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Where do you get them all?” asked {A}. “They tell me,” said {visitor}. “They look round, and come up close, and then it’s in. It’s so warm! I’d like to give them something for it. But I haven’t got anything except the last one.”',
        '{H} could understand that. If somebody gives you a biscuit, you offer one back. “And are they pleased?” “Mostly they shout,” said {visitor}. “But they always come up quite close again for that.”'
      ]
    },
    {
      id: 'who-is-left',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Have you got a friend?” asked {H}. {visitor} had had nine. The first had said whom it liked best. It was the second one. “So I told the second one,” said {visitor}. “I thought that it would be so glad.” “And was it?”',
        '“It was,” said {visitor}. “But it was standing next to the third.” It went on like that. Now they all talked about the weather when {visitor} came. “I know everything about weather,” said {visitor}. “That isn’t any secret.”'
      ]
    },
    {
      id: 'caller-secret',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“Have you got one of your own?” asked {A}. “One about you?” {visitor} had to think. “It’s about {caller.part},” said {visitor}, very low. They all came up close. “At night I count it. I always think that one day there’ll be none.”',
        'Nobody laughed, for it was not that sort. “We won’t tell,” said {H}. {visitor} looked from one to the other. “How do you do that?” asked {visitor}. “It’s in you now. Doesn’t it push?” “It lies quite still,” said {A}. “It seems to like it here.”'
      ]
    },
    {
      id: 'caller-slips',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“When you feel one coming,” said {A}, “do something else instead. Do what your sort do.” So when the next one came, {visitor} {caller.does}. It was well done, and quite loud. “And?” asked {H}. “Is it still in?”',
        '“It’s in,” said {visitor} proudly. “Nobody knows that {A} sings to the potatoes.” There was a silence. “It came out along with it,” said {visitor}. {A} got up and turned a potato round to face the wall.'
      ]
    },
    {
      id: 'into-the-kettle',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Tell them to something that can’t talk,” said {A}, and brought the old kettle. {visitor} told it eleven secrets, down through the spout. It was a great relief. They put on the lid, and they tied a string round it.',
        'Then somebody wanted tea. The kettle began to sing. “The postman,” it sang, “is af-rai-aid of ge-eese.” {A} ran and took it off. Nobody drank that tea. They poured it over the fern. After that the fern leaned over to one side, and seemed to listen.'
      ]
    },
    {
      id: 'too-small',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“We could practise on a small one,” said {A}. {A} came up close and told {visitor} that Thursday comes after Wednesday. “That isn’t a secret,” said {visitor}. “It is if you keep it,” said {A}. {visitor} shut tight. You could see Thursday going round in there.',
        'It lasted for two minutes. “IT’S AFTER WEDNESDAY,” cried {visitor}, and had to sit down. {H} had timed it by the clock. It was twice as long as ever before. “It was the Th,” said {visitor}. “It was pressing on my front.”'
      ]
    },
    {
      id: 'wrong-way',
      A: 'same',
      spare: 5,
      paragraphs: [
        'They tried it with a false one, so that it would not matter. “There’s a bear in the bath,” said {H}, close up to {visitor}. {visitor} was out of the room at once. They heard it through the wall, and then through the next.',
        'Soon there were six people at the bathroom door, with towels. “We heard that there’s a bear,” they said. {A} had to show them the bath. There was a sponge in it. “It’s gone,” they told each other on the way down. “It got out by the window.”'
      ]
    },
    {
      id: 'looks-like-nothing',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{A} wanted to put the boots away. “No!” said {H}. “They’re airing.” Then {A} wanted to bake something. There was no flour, said {H}, and there never had been. {H} had to be at the door and at the cupboard, both at once.',
        '“You look tired,” said {A}. “I’m only standing,” said {H}. {visitor} watched how it was done. “You keep two,” said {visitor} with respect. “You keep one with your back and one with your front.”'
      ]
    },
    {
      id: 'how-it-feels',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“What are they like inside?” asked {A}, who was drawing it. “There’s the round sort,” said {visitor}. “They roll about, and you’ve got to smile. And there’s the sort with an edge. You can’t lie on any side.” {A} drew a ball, and beside it something like a broken plate.',
        '{H} looked at the second drawing for rather a long time. “Does that sort get rounder, when you keep it?” asked {H}. “No,” said {visitor}. “It gets heavier. I’ve carried one from Easter to the summer, and I had to put it down at every bench.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I broke a window once,” said {S}. “It was in my aunt’s shed. For a year I walked home by the other street.” “Didn’t she see it?” asked {A}. “She saw it that same day,” said {S}. “She thought that it was the wind. She’d put a plant there.”',
        '“And when you told her?” asked {visitor}, at once. “She said that she’d wondered why I never came by any more,” said {S}. “She gave me a cutting of it. That’s the one on the sill.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} had a secret too, and could hardly stand. “It begins with a P,” said {S}. “You mustn’t say any more!” said {A}. “I won’t,” said {S}. “It’s got spots on.” {S} held on with both hands. “And it’s for eating. And it isn’t a pear.”',
        '{visitor} looked at {S} with great love. “At last there’s another one,” said {visitor}. They sat down side by side. In the end they both cried “pancake!” at the same moment, and felt better.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '“{A} knows everything that goes on here,” said {H}. “But {A} has never told.” {visitor} looked {A} in the eye for a long time. {A} looked back. There was a lot in there: who had had the sausage, and where the other glove was.',
        '“How does {A} bear it?” whispered {visitor}. Just then {A} turned round three times, and lay down on it all, with a sigh. “You lie on it,” said {visitor}. “I’ve always stood.”'
      ]
    },
    {
      id: 'the-cup',
      A: 'partner',
      paragraphs: [
        'The hum gave out. “It’s the blue cup,” said {visitor}. “It’s in three pieces.” It was so quiet that you could hear the flour. “It was on Tuesday,” said {H}. “It jumped.”',
        '{A} held the pieces against each other. “I thought I’d lost that,” said {A}. “I’ve been cross with myself all week. Now I needn’t be.” {A} fetched the glue.'
      ]
    }
  ],
  turn: [
    {
      id: 'much-lighter',
      A: 'partner',
      paragraphs: [
        '{H} held the handle on. Something had gone that had sat there since Tuesday, just under the ribs. “That secret pinched,” said {H}. “It wanted to be told.” “And the other?” asked {visitor}. “Shall I let that out too?”',
        '“No!” said {H}, and whispered something. {visitor} looked into the boot, and began to shake. “It tickles so! How can you bear it?” “It gets better and better,” whispered {H}. “Until the morning. Then it’s the best.”'
      ]
    },
    {
      id: 'almost',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“What are you two laughing at?” asked {A}. {visitor} blew up like a balloon, and creaked. “It’s,” said {visitor}. “It’s,” and looked for something that it might be. “It’s nearly Thursday!” “So it is,” said {A}, and went on glueing.',
        '{visitor} ran behind the door, and had to hum into a mitten. “I had it right at the front,” gasped {visitor}, “and it turned round!” {H} had seen it do that. They promised, where nobody could hear.'
      ]
    },
    {
      id: 'sits-on-it',
      A: 'partner',
      paragraphs: [
        '{visitor} sat down on the boot. “What have you got there?” asked {A}. Everything in {visitor} came up to the front, and pushed. {H} held on to the rug. “I know something,” said {visitor}, “and I’m not telling.” Nobody had ever heard that from {visitor}. It had to be said once more, for the sound.',
        '“Is it a nice one?” asked {A}. {visitor} beamed from one end to the other. “You’ve no idea,” said {visitor}, and went on sitting.'
      ]
    },
    {
      id: 'on-guard',
      A: 'same',
      spare: 12,
      paragraphs: [
        '{A} had to go past the boot three times that evening. It was for the post, and for the light, and because of a noise. Each time {A} went a little more slowly. “I’m not looking,” said {A}, and looked at the ceiling the whole way.',
        '“Don’t you want to know?” asked {visitor}. “I do,” said {A}. “But it’s nice to have something there.” {visitor} had never seen it from that side. It was warm on both.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down in front of something too, and looked like nothing.',
      '{names} went up close to {visitor}, and thought better of it.',
      { text: '{names} closed a drawer that had been a bit open.', needs: ['hands'] },
      { text: '{names} held a hand over one ear, where it might get out.', needs: ['hands'] }
    ],
    way: [
      '{names} blushed, and nobody had said anything yet.',
      '{names} left the room, before the next secret came.',
      { text: '{names} beat time with a spoon, so that the tune went on.', needs: ['hands'] },
      { text: '{names} got the chocolate out, since it was known now.', needs: ['hands'] }
    ],
    turn: [
      '{names} came and lay down against the boot as well.',
      '{names} breathed in through the nose, and let none of it out.',
      { text: '{names} blew on the glue, very gently.', needs: ['hands'] },
      { text: '{names} put two fingers on two lips.', needs: ['hands'] }
    ]
  },
  bed: [
    'The cup stood on the shelf, with two fine lines in it. It would hold pencils. Nobody moved the boots.',
    'They washed, and not much was said, for there was a good deal to be kept. Then {H} lay down on the secret, and sighed.'
  ],
  last: [
    'What was in the boot nobody said, and {H} was asleep.',
    '{H} lay quite still on a secret until the morning, and slept.'
  ]
})
