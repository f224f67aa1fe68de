import { wishPlot } from '../wish-plot.ts'

export const leftOut = wishPlot({
  id: 'wish-left-out',
  wishes: ['left out', 'left out school', 'wasn’t invited', 'wasnt invited', 'weren’t invited', 'werent invited', 'didn’t invited', 'didnt invited', 'didn’t invite', 'didnt invite', 'never invited', 'uninvited', 'hasn’t friends', 'hasn’t got friends', 'doesn’t friends', 'doesnt friends', 'any friends', 'ignored friends', 'wouldn’t join', 'wouldnt join', 'won’t join', 'wont join', 'didn’t join', 'didnt join', 'couldn’t join', 'couldnt join', 'wasn’t join', 'wasnt join', 'weren’t join', 'wouldn’t let play', 'wouldnt let play', 'didn’t let play', 'wouldn’t let join', 'didn’t let join', 'didnt let', 'won’t let play', 'wont let play', 'wouldn’t play', 'wouldnt play', 'won’t play', 'wont play', 'didn’t play', 'didnt play', 'didn’t want play', 'didnt want play', 'doesn’t want play', 'couldn’t play', 'couldnt play', 'wasn’t allowed play', 'weren’t allowed play', 'anyone play', 'anybody play', 'excluded', 'exclude', 'excluding', 'ignored school', 'kids ignored', 'children ignored', 'girls ignored', 'sat alone playtime', 'sat alone break', 'sat alone recess', 'sat alone school', 'sat alone playground', 'sat alone nursery', 'alone school', 'alone nursery', 'alone playground', 'alone playtime', 'alone break', 'lonely school', 'lonely nursery', 'lonely playtime', 'left out recess', 'felt left out', 'being left out', 'left out playtime', 'feeling left out', 'left out break', 'can’t play with them', 'said can’t play', 'friend said can’t play', 'not allowed to play with them'],
  answers: ['school', 'nursery', 'preschool', 'kindergarten', 'daycare', 'playground', 'playtime', 'break', 'recess', 'lunch', 'park', 'class', 'friends', 'boys', 'girls', 'boy', 'girl', 'kids', 'children', 'other', 'others', 'everyone', 'everybody', 'nobody', 'alone', 'own', 'himself', 'herself', 'game', 'games', 'play', 'playing', 'played', 'sad', 'upset', 'cried', 'crying', 'lonely', 'feels', 'felt', 'feeling', 'being', 'got', 'gets', 'said', 'says', 'him', 'her', 'invited', 'today', 'always', 'never', 'all', 'time', 'day', 'sat', 'their', 'cousins', 'big', 'older', 'anyone', 'anybody', 'asked', 'joining', 'wanted', 'allowed', 'let'],
  except: ['birthday', 'birthdays', 'party', 'parties', 'invitation', 'invitations', 'died', 'dead', 'moved', 'moving', 'moves', 'away', 'dog', 'cat', 'puppy', 'kitten', 'rabbit', 'dragon', 'monster', 'robot', 'dinosaur', 'bear', 'teddy', 'toy', 'toys', 'doll', 'rain', 'milk', 'fridge', 'behind', 'shoe', 'shoes', 'washing', 'bike', 'piano', 'violin', 'guitar', 'football', 'team', 'hit', 'hits', 'bully', 'bullied', 'bullying', 'wheelchair', 'ill', 'poorly', 'hospital', 'instead', 'nicely', 'outside', 'hand', 'hands', 'foot', 'feet', 'best', 'bestie', 'last', 'country', 'home', 'house', 'job', 'ball'],
  nothingElse: true,
  moods: ['alone', 'change', 'learning', 'quarrel', 'losing'],
  company: ['scarf', 'floor'],
  about: 'The hero was left out and wants to be in something that can be seen, lays a ring on the floor, and it has to be big enough to have somebody in it.',
  titles: ['In It', 'A Ring of Scarves', '{H} Is In', 'Two Scarves and All the Socks', 'You as Well'],
  want: [
    {
      id: 'all-in-it',
      A: 'partner',
      paragraphs: [
        'Today {H} had been left out. Nobody had said, “You as well.” {H} had stood at the side, and it hurt.',
        '“All the others were in it,” said {H}. {A} came and sat down on the floor beside {H}. “That’s horrid,” said {A}. “I want to be in something,” said {H}. “I want to be so in that you can see it.”'
      ]
    },
    {
      id: 'at-the-side',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“What did you do, at the side?” asked {A}. “I looked at the wall,” said {H}. “There’s a mark on it like a duck.” “Did the duck look at you?” “It was looking the other way as well,” said {H}.',
        '{A} would have liked to see that duck. “I’d have stood there with you,” said {A}. “On which side of the duck?” asked {H}. One side had the beak.'
      ]
    },
    {
      id: 'one-tear',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'A tear ran down beside {H}’s nose, and stopped. {A} did not say that it would be all right tomorrow. {A} did not know that. {A} had a handkerchief, though, with a boat on it.',
        'They looked at the boat together. It had one sail, and now it had some sea too. “Is there room on it for two?” asked {H}. “If one of them sits on the rope,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'one-scarf',
      A: 'partner',
      paragraphs: [
        '{H} fetched the long scarf, and laid it on the floor in a ring. It was just big enough for two feet, and {H} stood in it. “Now I’m in,” said {H}.',
        '“And what do you do in there?” asked {A}. {H} looked round. There was nobody to do anything with. Then one knee itched. {H} bent down to scratch it, and fell out.'
      ]
    },
    {
      id: 'heron',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“How do you get in?” asked {A}. “You’ve got to step very high,” said {H}. It was a rule that had only just been made. {A} practised it on the outside, like a heron in a hurry.',
        '{H} had not meant to laugh today, but the laugh came out at the nose. “Was that high enough?” asked {A}. “For a beginning,” said {H}.'
      ]
    },
    {
      id: 'elbow',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} lay down on the floor beside the scarf. “I’m only resting,” said {A}. One elbow lay right across it. {H} had a good look. “Your elbow’s in,” said {H}.',
        '“Is it? I’m sorry,” said {A}. “Does my elbow like it?” “Yes,” said {H}. So the elbow stayed. {H} told the elbow two things about today that nobody else had been told. {A} looked at the ceiling, and let the elbow listen.'
      ]
    },
    {
      id: 'for-company',
      A: 'other',
      spare: 3,
      paragraphs: [
        '{H} took in some things for company. There was a cushion, a spoon, and half a biscuit. “What’s the spoon doing in there?” asked {A}. “It’s in as well,” said {H}.',
        '“And where’s the biscuit?” asked {A}. “In,” said {H}, and patted {H}’s tummy.'
      ]
    },
    {
      id: 'baby-pulls',
      A: 'baby',
      spare: 6,
      paragraphs: [
        '{A} had found the end of the scarf, and pulled. It was a long scarf, and it all came. The ring went by under {H}, and was gone.',
        '{H} sat on the bare floor. {A} sat on the scarf, and beamed. “Now you’ve got all of it,” said {H}. {A} gave back one end, a little wet, so that they each had some.'
      ]
    },
    {
      id: 'toe-to-heel',
      A: 'partner',
      paragraphs: [
        'The ring had to be bigger. {A} brought a second scarf and six socks, and {H} laid them on, toe to heel. Now {H} could sit in it. {A} stood outside, alone, with both hands in {A}’s pockets.',
        '“Why are you standing like that?” asked {H}. “I don’t know what to do, out here,” said {A}. {H} had stood just like that today. “It’s nice and big in here,” said {H}, “but it’s so quiet.” “There’s nobody else in it,” said {A}. “The others had each other.”'
      ]
    },
    {
      id: 'sock-of-winter',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“That’s my sock!” said {A}, and pointed at the fourth one, which was striped. “I’ve been looking for it since the winter.” “You can’t have it,” said {H}. “It’s part of it now.”',
        '{A} put a bare toe against it, to say hello. “It looks well,” said {A}. It did look well. It lay there between two new socks, who had made room for it.'
      ]
    },
    {
      id: 'pet-walks-in',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{H} thought about {A}. Nobody had ever seen {A} stand about and wait to be asked. Wherever {A} was, that was where it was all going on.',
        '“You’re in everywhere,” said {H}. “How’s it done?” {A} just looked, from quite near. {H} moved one sock a little, so that {A} was inside it too. {A} had never doubted it.'
      ]
    },
    {
      id: 'elder-step',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I was left out of a whole summer once,” said {S}. “My cousins had a boat, and it took four. I was the fifth.” “What did you do?” asked {A}.',
        '“I sat on the step with my chin in my hands. After a while the neighbours’ old dog came, and sat there too. They hadn’t asked it, either.” {S} smiled at it still. “We had a very good step, in the end. There was sun on it until six.”'
      ]
    },
    {
      id: 'child-edge',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“Am I in?” asked {S}, with one toe on a sock. “Not quite,” said {A}. “Am I in now?” “No.” “Now?”',
        'Then {S} lay down all along the edge, with one half here and one half there. So {S} was in and out at once. “I like it on the socks,” said {S}. “You can see everybody.”'
      ]
    },
    {
      id: 'guest-stands',
      A: 'guest',
      spare: 7,
      paragraphs: [
        '“Is this where people sit here?” asked {A}, who had never seen it done with socks. “Today it is,” said {H}.',
        '{A} thought about it, and took off both shoes. “I’ve stood at a good many sides myself,” said {A}. “You get to know the curtains.” “I got to know a wall,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'everything-long',
      A: 'partner',
      paragraphs: [
        '{H} thought. “It has to go round you,” said {H}, “and round the table, and everybody.” They fetched tights and tea towels, and whatever was long. The ring went along the wall, behind the chairs and back.',
        'At the very end there was a gap, about as wide as a step. “One more sock,” said {A}, who had bare feet by now. There was not one left in the house.'
      ]
    },
    {
      id: 'you-as-well',
      A: 'partner',
      paragraphs: [
        '{H} looked at the gap. “Leave it,” said {H}. “That’s where you come in. Go out and try.” {A} went out, and stood there just as before. “You as well,” said {H}.',
        'So {A} came in. {A} came in again as somebody with a heavy bag, and once more on all fours. Each time {H} said, “You as well.” It was as nice to say as to hear.'
      ]
    },
    {
      id: 'in-or-out',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'They looked to see who else was in the ring. “The bin is,” said {H}. “Nobody ever asks the bin.” “And the chair with the wobble?” asked {A}. “That too,” said {H}. The broom was in, and so was the old newspaper.',
        '“There’s hardly anybody left outside,” said {A}. “Only the draught,” said {H}, “and that just comes in.”'
      ]
    },
    {
      id: 'lamp-in',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The light of the lamp lay on the floor in a round patch. One half of it was in, and one half was out. “That won’t do,” said {H}. They moved three tea towels, until the whole patch was inside.',
        'After that it was a bit crooked, and much brighter. They lay down in the patch on their backs. “It’s warm in here,” said {A}. “That’s because of all the socks,” said {H}.'
      ]
    },
    {
      id: 'bell-at-gap',
      A: 'same',
      spare: 10,
      paragraphs: [
        'A way in ought to have something to ring. {A} stood a cup beside the gap, and {H} laid a spoon in it. It went ting. Whoever wanted to come in had only to ring, and nobody was allowed to say no.',
        '{A} went out at once and rang. “Who’s there?” asked {H}. “It doesn’t matter,” said {A}. “Right,” said {H}. “Come in.”'
      ]
    },
    {
      id: 'in-here',
      A: 'partner',
      paragraphs: [
        'Then they both sat in the middle, back to back, because that is good for leaning. “Does it still hurt?” asked {A}. {H} thought about it. “A bit,” said {H}. “Not so much where you’re leaning.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came and lay down on {H}’s other side.',
      '{names} squeezed in close, without asking what it was about.',
      { text: '{names} took {H}’s shoes off, and put them side by side.', needs: ['hands'] },
      { text: '{names} tucked a blanket round the two on the floor.', needs: ['hands'] }
    ],
    way: [
      '{names} sniffed all the way round the ring, on the outside.',
      '{names} put a foot on the edge, and took it back.',
      { text: '{names} tugged at the scarf from outside, to make it wider by a toe.', needs: ['hands'] },
      { text: '{names} straightened a kink in the scarf, so that nobody would trip.', needs: ['hands'] }
    ],
    turn: [
      '{names} walked right along the ring, as if on a wall.',
      '{names} tried out the gap, in and out and in.',
      { text: '{names} straightened the tea towels, all along the wall.', needs: ['hands'] },
      { text: '{names} held out a hand at the gap, as you would at a door.', needs: ['hands'] }
    ]
  },
  bed: [
    'The socks went home in pairs, more or less, and {group} hung up the tea towels.',
    '{H} splashed a little, and lay down. On the blanket lay the long scarf, in a ring, with a gap in it.'
  ],
  last: [
    'The gap was open, in case anybody came, and {H} was asleep.',
    'Inside the ring, with room for one more, {H} was asleep.'
  ]
})
