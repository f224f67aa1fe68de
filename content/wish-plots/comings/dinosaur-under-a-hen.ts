import { wishPlot } from '../wish-plot.ts'

export const dinosaurUnderAHen = wishPlot({
  id: 'wish-dinosaur-under-a-hen',
  beginsElsewhere: true,
  wishes: ['dinosaur hen', 'dinosaur hens', 'dinosaur chicken', 'dinosaur chickens', 'dinosaur chicken coop', 'dinosaur coop', 'dinosaur hen house', 'dinosaur henhouse', 'hen hatches dinosaur', 'hen hatched a dinosaur', 'chicken hatches dinosaur', 'dinosaur school garden', 'dinosaur hatches school', 'dinosaur hatched school', 'dinosaur hatching school', 'dinosaur egg school', 'dinosaur in the school garden', 'dino hen', 'dino chicken', 'dino coop', 'dino school garden', 'dinosaur hatches in the garden', 'dinosaur egg chicken', 'dinosaur egg coop', 'dinosaur chick', 'strange egg coop', 'strange egg hen', 'huge egg hen', 'giant egg hen', 'big egg hen', 'strange egg chicken', 'giant egg chicken', 'strange egg school garden', 'strange egg hatches'],
  except: ['nugget', 'nuggets', 'dinner', 'lunch', 'tea', 'eat', 'eats', 'ate', 'fried', 'boiled', 'easter', 'chocolate', 'dragon', 'bone', 'bones', 'fossil', 'museum', 'scared', 'afraid', 'costume', 'toy', 'party', 'birthday', 'died', 'killed', 'fox', 'lay', 'lays'],
  answers: ['dinosaur', 'dinosaurs', 'dino', 'hatch', 'hatches', 'hatched', 'hatching', 'egg', 'eggs', 'hen', 'hens', 'chicken', 'chickens', 'coop', 'house', 'school', 'garden', 'strange', 'huge', 'giant', 'big', 'baby', 'blue', 'in', 'the', 'out', 'of', 'from', 'under', 'little', 'found', 'finds', 'our', 'class', 'chick', 'that'],
  moods: ['first'],
  company: ['hen', 'egg', 'dinosaur', 'coop', 'garden', 'perch', 'roof', 'bean'],
  out: true,
  about: 'A hen in the school garden hatches a dinosaur and brings it up as a chick, until it no longer fits under the wing, and all the hens fit under it.',
  titles: ['Peep', 'A Hen on a Blue Hill', '{H} and the Biggest Chick', 'The Dinosaur in the Chicken Coop', 'What Fits in One Hand'],
  want: [
    {
      id: 'blue-egg',
      A: 'partner',
      paragraphs: [
        '{H} and {A} had to shut up the hens in the school garden. {H} wanted to hold a chick, just one, in both hands. In the coop sat a hen called Bean, on the last egg. It was blue, and as big as a bucket.',
        '“That’s a pumpkin,” said {A}. Knock, it went. Crack. Out of the side came a long grey neck, and at the end of it was a face. “Peep,” said a dinosaur.'
      ]
    }
  ],
  way: [
    {
      id: 'the-tooth',
      A: 'same',
      spare: 1,
      paragraphs: [
        'It had pushed the shell off with a little point on its nose. “That’s an egg tooth,” said {A}. “Chicks have one too. It comes off in a day or two.” Bean looked at the nose from both sides, and walked all the way round to the tail.',
        'That took a while. On the way there were knees, and Bean stopped to think. Then Bean came back at the other end and said one word, low down in the throat. It meant that this chick was Bean’s.'
      ]
    },
    {
      id: 'food',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Tuk, tuk, tuk,” said Bean, and dropped a crumb in front of it. That means eat this. The dinosaur bent down its neck. It ate the crumb, and the dish, and the straw that was under the dish. “Peep?” it said.',
        'So it was shown a worm. They looked at each other, the worm and the dinosaur. The dinosaur drew back its head to the roof. “It only wants leaves,” said {A}. They held out a cabbage to it. “Tuk, tuk,” said Bean, as if Bean had found it.'
      ]
    },
    {
      id: 'others',
      A: 'same',
      spare: 3,
      paragraphs: [
        'There were five ordinary chicks as well, a day old, and far too quick to be held. They came out from under the ramp, all five, to see who was new. They looked up, and went on looking up. Then one fell over backwards.',
        'After that they thought that it was a tree, and got on. They hopped up along the tail, and over the back, and slid down at the neck. “Peep,” said all five at the bottom. “Peep,” said the tree. They fell over backwards again, for joy this time.'
      ]
    },
    {
      id: 'roll-call',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Before you shut the coop, you have to count. {H} counted the hens, and {A} counted the chicks. “Ten hens,” said {H}. “And five chicks,” said {A}, “and one.” They put that on the board by the gate, in chalk, as it should be.',
        'Under it there was a line for news. {A} thought for some time. “Bean well,” wrote {A}. “One egg less. One chick a bit large.” {H} read it over, and made a full stop.'
      ]
    },
    {
      id: 'name',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“The dinosaur’s got to be called something,” said {H}. Each hen here was named after something in the beds. There was Bean, and there was Leek, and one was called Marrow. “Cress?” said {A}. The dinosaur had just sat down on the cress.',
        '“You can’t be called after what you’ve squashed,” said {H}. They looked along the rows for one that was still standing. At the very back there was a sunflower. It was taller than the shed, with its head hanging down, and looked into the gutter. “That one,” they both said.'
      ]
    },
    {
      id: 'dust-bath',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Before bed there was a bath, and a hen takes it in dust. Bean lay down in the dry hollow, and kicked, until nothing of Bean could be seen. Then the dinosaur lay on its side and kicked.',
        'There was such a cloud of dust that the school was gone. It came back slowly, first the flagpole, then the roof, and then the windows, all brown. “It’s very clean now,” said {A}, and wiped some garden off. The dinosaur shook itself, and there was more.'
      ]
    },
    {
      id: 'cock',
      A: 'same',
      spare: 7,
      paragraphs: [
        'The cockerel was not sure about it. It was called Sir, and was used to being looked up to. Sir got up on the fence post, and still saw only a chin. So Sir crowed, and it was a very long one.',
        'The dinosaur listened to it, right to the end. Then it took a breath. “Peep,” it said, and the bucket fell off its nail. Sir got down from the post, and went to hide among the beans.'
      ]
    },
    {
      id: 'stamps',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{A} fetched a string from the shed, and {H} held the end of it at the tail. “Three steps long,” said {A}, at the nose. They gave it a lettuce, and measured once more. “Four,” said {A}.',
        '“You measured the lettuce,” said {H}. But it was not that. You could see it growing, if you looked at the fence instead, and back. It grew like the minute hand, when nobody looks.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“We put duck eggs under our hen,” said {S}. “They were brought up very nicely. Then one day they came to the stream, and in they went. The hen ran up and down the bank and called.” “And the ducks?” asked {A}. “They thought that was cheering,” said {S}.',
        'Bean had stood still to listen. Bean looked up at the dinosaur, and then down at the pond. The pond was no bigger than a tray, so that was all right.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} had sat down on the floor with the five small ones, and was a chick as well. “Peep,” said {S}, with both elbows out. Bean looked at {S} from the left, and from the right. Then a crumb was dropped there too.',
        '“You’ve been counted,” said {A}. {S} could not get up any more now, because a hen had sat down on one foot. “It’s warm,” said {S}. “I can’t come home. I’m a chick.” {A} needed a biscuit to get {S} out.'
      ]
    },
    {
      id: 'scratching',
      A: 'partner',
      paragraphs: [
        'Bean brought the dinosaur up like any chick. First Bean showed it how to scratch, with one foot, scritch, scratch. The dinosaur scratched. Up flew the cabbages, over the fence. Where the beans had been there was a hole, with {A} in it.',
        'By now it was taller than {H}. “Bed!” clucked Bean, and hopped up on the perch. The dinosaur hopped up too. Crack, went the perch. Now it had the roof of the coop on its head, and ten hens looked at the sky.'
      ]
    },
    {
      id: 'one-toe',
      A: 'partner',
      paragraphs: [
        'It grew dark, and a cold wind blew. Bean spread both wings, as hens do at night, and called. The dinosaur came at once, and pushed, and got one toe under.',
        '“Peep,” it cried, and the fence shook. {A} lay down to look. “There’s not enough hen,” said {A}. “But it only wants to be warm, with everybody close.”'
      ]
    }
  ],
  turn: [
    {
      id: 'other-way-round',
      A: 'partner',
      paragraphs: [
        '{H} looked at the ten hens, who had no roof. {H} looked at the chick, who was as big as a roof. “Then they’ll have to go under the chick,” said {H}, and patted the straw. “Tuk, tuk, tuk.” The dinosaur lay down in a ring, and lifted its chin a little.',
        'The hens went in one by one, under the chin and along the belly. It was as warm there as a loaf. Bean tucked in the tail, and went in last of all. “Peep,” said the dinosaur, very softly, from on top.'
      ]
    },
    {
      id: 'who-is-where',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{A} counted once more, with one arm in up to the shoulder. That was difficult in the dark. “That’s a hen,” said {A}. “That’s a hen. That’s a knee.” Somebody pecked. “That’s the cockerel,” said {A}.',
        'So Sir had come in out of the beans after all. The cockerel sat right at the front, under the chin, and seemed to be carrying it. “That’s right,” {H} told him. “You hold it up, Sir.”'
      ]
    },
    {
      id: 'no-lock',
      A: 'same',
      spare: 12,
      paragraphs: [
        'There was still the door of the coop, in its frame, with nothing round it. “It’s got to be locked,” said {A}. “It says so on the board.” {H} shut it, and pushed the bolt across, and shook it. It was quite firm.',
        'Then they walked round the door, and gave back the roof. It fitted on the dinosaur’s back, more or less, a bit to the left. “Now it’s all locked up,” said {A}.'
      ]
    },
    {
      id: 'in-both-hands',
      A: 'partner',
      paragraphs: [
        '“I never got to hold one, though,” said {H}. “You couldn’t lift it,” said {A}. {H} held out both hands all the same.',
        'The dinosaur opened one eye. It stretched its neck, very slowly, so that nobody under it woke. And it laid its chin in {H}’s hands. That was as much as would fit. “Peep,” it said. {A} shut the gate as softly as it would go.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked into the coop, and got a feather on the nose.',
      '{names} listened at the egg, and it knocked back.',
      { text: '{names} fetched the corn, for ten hens and whoever that was.', needs: ['hands'] },
      { text: '{names} picked the bits of blue shell out of the straw.', needs: ['hands'] }
    ],
    way: [
      '{names} came when Bean called, and got a crumb.',
      '{names} scratched next to it, and found half a worm.',
      { text: '{names} stood on the far side of the fence, and caught cabbages.', needs: ['hands'] },
      { text: '{names} pressed the beans back into the ground, the right way up.', needs: ['hands'] }
    ],
    turn: [
      '{names} crept in with the hens for a moment, and it was warm.',
      '{names} lay down close to the warm side.',
      { text: '{names} pushed the straw in where there was still a draught.', needs: ['hands'] },
      { text: '{names} lifted the last hen in, over the tail.', needs: ['hands'] }
    ]
  },
  bed: [
    'They hung up the key of the coop, and shook the garden out of both shoes.',
    'Still a bit damp, {H} lay down with knees drawn up, in a ring. In the middle it got warm quite soon.'
  ],
  last: [
    'In the school garden ten hens had a very good roof, and {H} was asleep.',
    '“Peep,” said something in the night, as deep as a bus. {H} was asleep, and did not hear it.'
  ]
})
