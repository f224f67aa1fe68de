import { wishPlot } from '../wish-plot.ts'

export const redTrainers = wishPlot({
  id: 'wish-t-rex-laces',
  wishes: [
    't rex toes', 't-rex toes', 'trex toes', 't rex laces', 't-rex laces', 'trex laces', 't rex shoelaces', 't-rex shoelaces', 'trex shoelaces', 't rex shoes', 't-rex shoes', 'trex shoes', 't rex shoe', 't-rex shoe', 't rex trainers', 't-rex trainers', 't rex short arms', 't-rex short arms', 'trex short arms', 't rex arms short', 't rex tiny arms', 't-rex tiny arms', 't rex little arms', 't-rex little arms', 't rex can’t reach', 't-rex can’t reach', 'tyrannosaurus toes', 'tyrannosaurus laces', 'tyrannosaurus shoelaces', 'tyrannosaurus shoes', 'tyrannosaurus short arms', 'tyrannosaurus can’t reach', 'dinosaur toes', 'dinosaur laces', 'dinosaur shoelaces', 'dinosaur tie shoes', 'dinosaur tie shoe', 'dinosaur shoes laces', 'dinosaur short arms', 'dinosaur tiny arms', 'dino laces', 'dino shoelaces', 'dino toes', 'dino short arms', 'dinosaur can’t reach', 'rex laces', 'rex shoelaces', 'rex shoes', 'rex toes', 'rex tiny arms', 'tyrannosaurus reach toes', 'rex can’t reach', 'dinosaur arms short', 'dinosaur arms too short'
  ],
  answers: ['dinosaur', 'dino', 't', 'rex', 'trex', 't-rex', 'tyrannosaurus', 'arms', 'arm', 'short', 'tiny', 'little', 'small', 'too', 'toes', 'laces', 'lace', 'shoe', 'shoes', 'shoelaces', 'trainers', 'reach', 'reaching', 'touch', 'tie', 'ties', 'tying', 'tied', 'his', 'her', 'its', 'own', 'who', 'that', 'bow', 'learn', 'learns', 'learning', 'friendly', 'big', 'because', 'are', 'new', 'red', 'do', 'up', 'put', 'on', 'with', 'wants', 'whose', 'cannot', 'couldn’t', 'untied', 'can’t reach'],
  except: ['baby', 'egg', 'eggs', 'bone', 'bones', 'fossil', 'museum', 'skeleton', 'costume', 'party', 'hug', 'hugs', 'brush', 'teeth', 'afraid', 'lost', 'nail', 'nails', 'paint', 'slippers', 'socks', 'drawing', 'my', 'he', 'she', 'son', 'daughter', 'school', 'football', 'space', 'train', 'robot', 'toy'],
  moods: ['learning', 'first', 'proud'],
  company: ['dinosaur', 'shoe', 'shoes', 'laces', 'bow', 'box', 'road', 'lamp', 'post', 'door'],
  isTale: true,
  about: 'A T rex ties the finest bows, but not as far down as its feet, until somebody who never undoes any laces shows it how.',
  titles: ['Heel and All', 'A Bow for a T Rex', '{H} and the Red Trainers', 'Too Far Down', 'Tied Since Tuesday'],
  want: [
    {
      id: 'since-tuesday',
      A: 'partner',
      paragraphs: [
        '{H} never undid any laces. Those shoes had been tied since Tuesday. {H} pushed a foot in, heel and all, until it went. “Undo them first,” said {A}, as always. “You’ll squash the…” Just once {H} wanted to be out before {A} got to “backs”.',
        'Then the doorway went dark. Outside stood a T rex, taller than the lamp post. It had red trainers on, as long as baths, and the laces were undone. “Could you do my bows?” it said. “I can’t get down there.” It held out its arms. They were as short as two loaves.'
      ]
    }
  ],
  way: [
    {
      id: 'down-there',
      A: 'partner',
      paragraphs: [
        'It showed them how it went. The head came down, the tail went up, and the arms waved in the middle. Boom, it sat down. “Let me,” said {A}. “I’ve tied bows all my life.” {A} did one as big as a deckchair.',
        'The T rex took three steps, and trod on it. “I’d need somebody who runs along behind me,” it said. “Every day.”'
      ]
    },
    {
      id: 'toes',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“I used to have toes,” said the T rex. “I saw them in the egg. They were right in front of my nose. Then I stretched out, and I haven’t seen them close to since.” “Shall I look?” asked {H}. It slid one foot out of its trainer.',
        '{H} walked round and counted. There were three big ones in front, and a small one round the back. “Are they well?” asked the T rex. “The middle one’s got a bit of fluff,” said {H}. “Give it my love,” said the T rex.'
      ]
    },
    {
      id: 'shoe-shop',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Where do you get them in that size?” asked {A}. “There’s one shop,” said the T rex. “The man measured me. He began before lunch.” He had needed a ladder for the top, and a spade for a shoehorn. “He asked if I had room for my toes. I said he would have to ask them.”',
        '“And then you had to walk up and down on the carpet,” said {H}, who knew about that. “I did,” said the T rex. “Twice. There isn’t a carpet any more.”'
      ]
    },
    {
      id: 'strong-arms',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“What are they for, such arms?” asked {H}. The T rex looked down at them. There were two fingers at the end of each. “They’re very strong,” it said. It picked up {A}, and held {A} in front of its chest. Then it put {A} back.',
        '“How was it?” asked {H}. “Like a lift,” said {A}, and held on to the door. “But you only go to the first floor.” “That’s where everything stops with me,” said the T rex.'
      ]
    },
    {
      id: 'on-its-back',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Lie on your back,” said {A}. “Then they come up by themselves.” The T rex lay down along the road, and up went the red trainers, against the sky. It could see them now. It stretched out both arms. In between there was still a great deal of tummy.',
        '“Rock a bit,” said {H}. It rocked, like a boat, and the feet came nearer, and went away again. “I can smell them,” it said. “They’re new.” Two pigeons had sat down on the left one. From up there they had never had such a view.'
      ]
    },
    {
      id: 'velcro',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“There are shoes that you just press shut,” said {A}. “I had some,” said the T rex. “You pull the strap, and it goes crrrk.” It did the noise. All along the road the windows went up. It is the noise of something big coming through a wood.',
        '“I ran away from it,” said the T rex. “But I had it on my feet. It came after me the whole way.” {H} looked at the laces. They were quiet, at any rate. One of them lay there like a snake after lunch.'
      ]
    },
    {
      id: 'rabbit-ears',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{A} explained it with rabbits. “You make two ears,” said {A}, “and one goes round the other, and down the hole.” The T rex wanted to know what a rabbit was. There hadn’t been any, when it was small. {H} showed it the ears, and the hopping.',
        '“And it goes down a hole by its ears?” asked the T rex. {A} thought about that. It sounded wrong now. “With us it was two long-necks and a fern,” said the T rex. “One goes behind, and comes out on the other side, and they both pull.”'
      ]
    },
    {
      id: 'one-leg',
      A: 'same',
      spare: 7,
      paragraphs: [
        'You can also put your foot up on something. {A} looked for something. The bin was too low, and the bus shelter had a lady in it. So the T rex set its foot on the roof of the kiosk, quite gently. Now it stood on the one leg, with its tail out straight.',
        '“Can you reach it?” called {H}. “I can reach the kiosk,” said the T rex. Somebody looked out from the hatch. “Is it hail?” asked the somebody. “It’s a trainer,” said {A}. The hatch was shut again.'
      ]
    },
    {
      id: 'socks-too',
      A: 'same',
      spare: 8,
      paragraphs: [
        'One of its socks had gone down, too. It was in there in a lump, under the heel, the way socks do it. Everybody knows how that feels. “Since when?” asked {H}. “Since March,” said the T rex.',
        'They both took hold of the top, and leaned back, and walked up its leg. It took a count of three to get it over the heel. The T rex shut its eyes. “Oh,” it said. It was the deepest “oh” that there had ever been in that road.'
      ]
    },
    {
      id: 'as-a-leash',
      A: 'other',
      spare: 9,
      paragraphs: [
        '{A} carried one of the laces round the lamp post, to get it out of the way. “Don’t go anywhere,” said {A}. The T rex didn’t. It only turned round to see what was going on. Ding, went the lamp post, and had a bend in it.',
        '“I’ll straighten it,” said the T rex. It took the post between its two fingers and its other two fingers, and ran them up. Now it was straight, only longer. The light fell on the next road. “They’ll be pleased there,” said {A}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had found the end of the lace. It was as thick as a leg, and it moved when the T rex breathed. {A} crept up to it, low down, and lay on it with the whole front half.',
        '“There’s something on my left,” said the T rex, and had to ask, because of the tummy. “It’s small,” said {H}. “It’s caught you.” The T rex kept its foot quite still. Nobody had ever caught it before, and it did not want to spoil it.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“I know how you feel,” said {S} to the T rex. “Mine used to be nearer as well.” They had moved a little further off each year, and never said why. “How do you do it?” asked the T rex.',
        '“I sit on the bed and groan,” said {S}. “It doesn’t help, but it belongs to it.” They both groaned, one high up and one low down. {A} held on to the letter box. It was rattling.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} could already do the first bit, where you cross them and pull. {S} showed it to the T rex on {A}’s shoe. “Cross,” said {S}. “Under. And pull till it goes eek.” It went eek. “And then?” asked the T rex.',
        '“Then you call somebody,” said {S}. The T rex had got as far as that by itself. They agreed that it was really the second bit that was unfair. Nobody can call a thing easy that has got a bow in it.'
      ]
    },
    {
      id: 'cake-box',
      A: 'partner',
      paragraphs: [
        'The T rex had a cake box with it, under its chin. On top was a bow like a rose. “Who tied that?” asked {H}. “I did,” said the T rex. “I work there.” It pulled the ribbon open, and tied it again, with two fingers and two fingers.',
        '{A} looked at the bow. “You can tie,” said {A}. “You just can’t tie down there.”'
      ]
    }
  ],
  turn: [
    {
      id: 'shoe-up',
      A: 'partner',
      paragraphs: [
        '“Then the shoe has to come up,” said {H}. “My foot’s in it,” said the T rex. “Take it out.” It stepped out, and took the trainer up in its teeth. There it hung, in front of the two fingers. Flip, they went, and flop.',
        'It put both down on the road. They were tied beautifully, and nobody was in them. “Now they’re shut,” said the T rex. “You’d only have to undo…” said {A}. Then {A} stopped, and looked at {H}.'
      ]
    },
    {
      id: 'nobody-in-them',
      A: 'same',
      spare: 13,
      paragraphs: [
        'There they stood, side by side, like two red boats outside a shop. “They look as if they’re waiting for somebody,” said {A}. A boy went by on a scooter, and looked in. “It’s not mine,” said the boy.',
        '{H} crept right into the left one, to see where it was tight. It smelled of balloons in there. “You’ve got to lift up your tongue,” called {H}. The T rex lifted its tongue. “Not that one,” said {H}.'
      ]
    },
    {
      id: 'which-is-left',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“Which is the left one?” asked the T rex. “They mustn’t look away from each other,” said {A}. “If they’re cross, they’re wrong.” It set them the one way. The points turned out, like two who have had words.',
        'It set them the other way. The points leaned together. “Now they’re whispering,” said {H}. That was right. The T rex bent down its head, but it could not hear what about.'
      ]
    },
    {
      id: 'heel-and-all',
      A: 'partner',
      paragraphs: [
        '“You push,” said {H}. “Heel and all, until it goes.” The T rex pushed. The back went flat, and groaned, and plop, the foot was in. “And at night?” it asked. “Just pull,” said {H}. “You never undo them.”',
        'It ran down the road. Boom, boom, boom, and both bows stayed. {A} took a breath, and said, “Undo them…” But {H} was already out.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to the door to see why it was dark.',
      '{names} looked up, and further up, and sat down.',
      { text: '{names} moved the bin, so that nobody would tread on it.', needs: ['hands'] },
      { text: '{names} lifted a lace off the road with both arms.', needs: ['hands'] }
    ],
    way: [
      '{names} went up a little at the boom, and came down again.',
      '{names} sniffed at the cake box from below.',
      { text: '{names} pulled at one end of the bow with all their might.', needs: ['hands'] },
      { text: '{names} held up a finger to be tied round.', needs: ['hands'] }
    ],
    turn: [
      '{names} walked once round the empty trainers.',
      '{names} ran along as far as the lamp post.',
      { text: '{names} held the back of the shoe with a coal shovel.', needs: ['hands'] },
      { text: '{names} waved until the road had stopped shaking.', needs: ['hands'] }
    ]
  },
  bed: [
    'In the road were two prints, as long as baths. They went in, and shut the door.',
    '{H} pulled the shoes off, tied as they were, and put them side by side. They leaned together and whispered. Then {H} washed, toes as well, since they were easy to get at, and went to bed.'
  ],
  last: [
    '{H} slid under the blanket, heel and all, until it went, and was asleep.',
    'A long way off it went boom, boom, and nothing came undone, and {H} was asleep.'
  ]
})
