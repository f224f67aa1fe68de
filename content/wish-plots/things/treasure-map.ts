import { wishPlot } from '../wish-plot.ts'

export const treasureMap = wishPlot({
  id: 'wish-treasure-map',
  wishes: ['treasure map', 'treasure maps', 'treasure hunt', 'treasure hunts', 'hunting treasure', 'hunt treasure', 'finding treasure', 'find treasure', 'hidden treasure', 'buried treasure', 'treasure chest', 'scavenger hunt'],
  except: ['pirate', 'pirates', 'egg', 'eggs', 'easter', 'dragon', 'dragons', 'mermaid', 'mermaids', 'island', 'sea', 'lost', 'cave', 'rainbow'],
  answers: ['map', 'treasure', 'hunt', 'gold', 'secret', 'clue', 'clues', 'garden', 'following'],
  moods: ['question'],
  company: ['map', 'treasure', 'cow'],
  partnerPlays: true,
  about: 'A treasure map has everything on it but the cross, and the hero finds the place from which half a lamp is seen.',
  titles: ['Half an Onion', 'A Map without a Cross', '{H} and the Treasure Map', 'The Cow in the Sitting Room', 'From Where I Sat'],
  want: [
    {
      id: 'no-cross',
      A: 'partner',
      paragraphs: [
        '{A} had hidden a treasure and drawn a map of it. There was a cow on it, and two hills, and a wave. At the edge was half an onion. {H} wanted that treasure very much. “Where’s the cross?” asked {H}.',
        '“I was just going to draw it,” said {A}, “and then I couldn’t.” “Why not?” “If I tell you that,” said {A}, “I’ve told you the treasure.” And {A} put one hand over {A}’s mouth.'
      ]
    }
  ],
  way: [
    {
      id: 'cow',
      A: 'partner',
      paragraphs: [
        '{H} looked for four legs and a broad back, and there stood the sofa. “But it’s got a tail,” said {H}. “That’s the blanket,” said {A}. “I can’t draw any better.” Under the cow there was a button.',
        'The two hills were the cushions, and the wave was the curtain. The half onion was the lamp. {H} looked under all of them, and found a raisin. But no treasure lay anywhere on that map.'
      ]
    },
    {
      id: 'warm-cold',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Tell me if I’m warm,” said {H}. {A} nodded, with one hand over {A}’s mouth. {H} went towards the window. “Mm,” said {A}. {H} went towards the door. “Mm,” said {A}.',
        '“Is that a warm one or a cold one?” asked {H}. {A} thought. “Mm,” said {A}. With a hand over it, it was all the same weather.'
      ]
    },
    {
      id: 'pirate-questions',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Is it bigger than a shoe?” asked {H}. {A} shook {A}’s head. “Can you eat it?” {A} thought about that one for some time, and waved {A}’s free hand to and fro. You could, perhaps, but it would be a mistake.',
        '“Is it gold?” There was a nod, and then at once a shake, and after that a sort of circle. “A bit gold,” said {H}. “On the outside.” {A} sat down on {A}’s free hand as well, so that it could not say any more.'
      ]
    },
    {
      id: 'paces',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“On a proper map there are paces,” said {H}. “Ten paces from the cow.” {H} walked ten paces from the cow and stood in the hall, with {H}’s nose in somebody’s coat. {A} walked ten paces as well, and got only as far as the hills.',
        '“Whose feet is it in?” asked {H}. That was not on the map either.'
      ]
    },
    {
      id: 'upside-map',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Perhaps it was the wrong way up. {H} turned the map round, and now the cow had its legs in the air. The hills were two bowls, and the wave was still a wave. “That doesn’t change much,” said {H}. {A} nodded, as far as you can nod with a hand there.',
        'On its side the cow stood up like a person and held out its tail to shake hands. {H} shook it. “Pleased to meet you,” said {H}. Something squeaked behind {A}’s fingers. “Was that a clue?” asked {H}. {A} shook {A}’s head. It had just been a good cow.'
      ]
    },
    {
      id: 'shepherd',
      A: 'same',
      spare: 12,
      paragraphs: [
        'There was nobody on the map, and that made it look lonely. {H} put the button on one of the hills. “That’s a shepherd,” said {H}. {A} nodded, with the hand still there. A shepherd was allowed.',
        '“Which way would you go?” {H} asked it. The button rolled down the hill, past the cow, and lay down beside the onion. “It says that it’s something to do with the onion,” said {H}. {A} looked at the ceiling, as if there were a good deal to see.'
      ]
    },
    {
      id: 'digging',
      A: 'other',
      spare: 3,
      paragraphs: [
        'A treasure is dug up, and so {H} dug in the washing, which was the only deep place. {A} took out what {H} threw up. There was a sock, and a shirt, and another sock. “These two belong together,” said {A}, quite pleased.',
        '“That’s no treasure,” said {H} from below. “You don’t know how long I’ve been looking for the other one,” said {A}.'
      ]
    },
    {
      id: 'lemon',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Maybe the cross is there, and you can’t see it,” said {H}. “You can write with lemon juice, and it only shows when it’s warm.” They laid the map on the radiator and waited.',
        'The map became warm, and a bit rounder. “Now the cow’s looking up,” said {A}. {H} turned it over. On the back there was half a shopping list, and nothing there was hidden but the beans.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} was sitting on something. It might well have been the treasure. {H} held out the button, and {A} stood up to look at it.',
        'There was just floor, and it was warm. “Thank you,” said {H}. “That’s one place less.” Then {A} sat down again, exactly there, since there had been nothing wrong with it.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I’ve got a treasure hidden too,” said {S}. “I did it when I was your size. There were two coins in it and a cork.” “Where is it?” asked {A} at once.',
        '“I drew no map,” said {S}, “because I was sure that I’d remember.” They were both silent for a bit. “It’s near a wall,” said {S}.'
      ]
    },
    {
      id: 'small-one',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} had drawn a map as well. There was nothing on it but crosses. “Which of them is it?” asked {A}. “All of them,” said {S}.',
        '{S} took {A} by the hand, and they went to look. There was a crumb under the first, and a thread under the second. They did every single one. It was by far the richest map in the house.'
      ]
    },
    {
      id: 'from-where',
      A: 'partner',
      paragraphs: [
        '{A} took {A}’s hand away. “I’ll say one thing,” said {A}. “I draw badly, but I draw what’s there. It’s all just as I saw it from where I sat.”',
        '{H} looked. The cow was whole, and so was the wave. “But you’ve only drawn half the lamp,” said {H}. “There was only half of it,” said {A}, and put {A}’s hand back very quickly.'
      ]
    }
  ],
  turn: [
    {
      id: 'half-a-lamp',
      A: 'partner',
      paragraphs: [
        'So there was a place in that room with only half a lamp. {H} shut one eye and went to look for it. From the door there was a whole lamp, and from the sofa too. {H} sat down on the floor by the bookshelf, and moved along a bit. And there the shelf hid one half of the lamp.',
        '“Cow,” said {H}. “Hills. Wave. Half an onion.” It all looked just like the map. {A} had begun to hop.'
      ]
    },
    {
      id: 'a-whole-tail',
      A: 'same',
      spare: 5,
      paragraphs: [
        'From down there the sofa really was a cow. The blanket hung off it behind and had a tassel. One cushion stood in front of the other, just like hills. “You can draw,” said {H}. “You only have to sit right.”',
        '“Thank you,” said {A}, through {A}’s fingers. Nobody had ever said that about the cow.'
      ]
    },
    {
      id: 'feel-for-it',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{H} did not look straight away. When you know that it’s there, it is the best bit. {H} put both hands flat on the floor and felt. On the left there was the cold shelf. On the right there was the rug, and it had a corner.',
        'The corner was not quite flat. There was something under it, about as long as a finger. “Mm!” said {A}, and this time you knew which.'
      ]
    },
    {
      id: 'the-treasure',
      A: 'partner',
      paragraphs: [
        '{H} lifted the corner of the rug. There lay something thin in gold paper. {H} unwrapped it. It was a pencil. “It’s the best one we’ve got,” said {A}. “I drew the map with it. Then I hid it, and wanted to draw the cross. But I’d nothing left to draw with!”',
        '{H} laughed until the map shook. Then {H} made the cross, just where they sat. “Now anybody could find it,” said {A}. So tomorrow the treasure would have to be hidden again, and this time by {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} turned the map round, and the cow lay on its back.',
      '{names} lay down on the map, from hill to hill.',
      { text: '{names} fetched the cake slice, for digging.', needs: ['hands'] },
      { text: '{names} pointed to every place where a cross would have looked nice.', needs: ['hands'] }
    ],
    way: [
      '{names} dug under the cow, and dug up a comb.',
      '{names} sat on the two hills, and the map was wrong for a bit.',
      { text: '{names} lifted a corner of the wave, and looked behind it.', needs: ['hands'] },
      { text: '{names} shone a torch at the lamp, and that made it one and a half.', needs: ['hands'] }
    ],
    turn: [
      '{names} bounced on the very spot, without knowing it.',
      '{names} ran to the same spot, and sat on the corner of the rug.',
      { text: '{names} shut one eye too, behind a hand.', needs: ['hands'] },
      { text: '{names} crouched down at the shelf as well, and saw half a lamp.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} smoothed out the gold paper, and hung the map on the wall, cow and all. The rug lay flat again.',
    'Then {H} washed and lay down. From the pillow the lamp was whole, until it was switched off.'
  ],
  last: [
    'If there had been a map of that night, the cross would have been here, on {H}, asleep.',
    'The cow stood in the dark, and the hills lay still, and {H} was asleep.'
  ]
})
