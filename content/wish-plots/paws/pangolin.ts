import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const pangolin = wishPlot({
  id: 'wish-pangolin',
  wishes: ['pangolin', 'pangolins', 'scaly anteater', 'scaly anteaters', 'pangolín', 'pangolines', 'schuppentier', 'trenggiling'],
  answers: ['scales', 'scaly', 'ball', 'rolls', 'rolled', 'roll', 'rolling', 'curls', 'curled', 'up', 'shy', 'gentle', 'little', 'small', 'baby', 'cute', 'sleepy', 'tongue', 'long', 'ants', 'burrow', 'forest', 'africa', 'asia', 'nails', 'who', 'that', 'funny', 'clumsy', 'walks', 'tail', 'armour', 'armor', 'spiky'],
  except: [...NOT_WELL, 'afraid', 'scared', 'armadillo', 'hedgehog', 'lion', 'poacher', 'poachers', 'pokemon', 'sandshrew', 'hunted', 'virus'],
  company: ['pangolin', 'burrow', 'ball', 'file', 'doormat'],
  about: 'A pangolin wants its nails filed before a party, and it is made of nails all over, until a burrow does them all at once.',
  titles: ['Nails All Over', 'Fifty-Two and Not One Finger', '{H} Goes Down the Burrow', 'The Pangolin and the Doormat', 'A Ball With Edges'],
  want: [
    {
      id: 'and-the-rest',
      A: 'partner',
      paragraphs: [
        '{H} was a pangolin, with scales from the neck to the tail. They were playing cards, tucked one under the other into a knitted blanket. Wherever the pangolin went, it rustled.',
        'There was to be a party tomorrow, and the pangolin wanted its nails done. {A} came with a file. “Ten fingers,” said {A}, “and ten toes.” “And the rest,” said the pangolin. “My scales are nails too. They’re made of the same stuff as yours.” {A} looked along fifty-two cards, and sat down.'
      ]
    }
  ],
  way: [
    {
      id: 'no-other-side',
      A: 'partner',
      paragraphs: [
        '{A} began at the back, with the queen of hearts. Scrape, went the file. At that the pangolin rolled up. Its nose went in, its tail came round on top, and there lay a ball with edges. A pangolin cannot help that.',
        '“May I have your front?” asked {A}. “It’s put away,” said the ball. Everything soft was on the inside. {A} filed what there was, and it kept rolling under the chair.'
      ]
    },
    {
      id: 'tongue-cord',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Nobody can have their nails done on an empty stomach. So the pangolin put out its tongue, and it was the cord of a dressing gown. It went across the floor, over a slipper, and up to a plate. “Where does it begin?” asked {A}.',
        '“Not in my mouth,” said the pangolin. “It begins down by the last rib.” {A} followed the cord back, under the blanket, past the belly button. A crumb passed {A} on the way, going in.'
      ]
    },
    {
      id: 'something-to-say',
      A: 'other',
      spare: 2,
      paragraphs: [
        'Some pangolins walk on their back legs, with both hands held together in front. {H} came past like that, a little bent. “What is it?” asked {A}. “Nothing,” said the pangolin. “You look as though you had bad news about the soup.”',
        '“I’m only walking,” said the pangolin. It walked to the door, and turned the hands over. {A} went into the kitchen all the same, and had a look at the soup.'
      ]
    },
    {
      id: 'pebbles',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Open wide,” said {A}, “and I’ll see to your teeth.” There were none. A pangolin swallows its ants whole. Down in its stomach it has small stones, and they do the chewing. {H} had a bag of buttons under the blanket, for that.',
        'The pangolin swayed from side to side, and the buttons went crunch. {A} laid one ear against them. “You’ve got a mouth in your middle,” said {A}, “and you’re eating with it closed. That’s beautiful manners.”'
      ]
    },
    {
      id: 'seven-of-clubs',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Behind the left shoulder there was a gap. “You’ve shed the seven of clubs,” said {A}, and looked under the table. “Leave it,” said the pangolin. “There’ll be a new one. It grows from underneath.”',
        'They gave it time. {A} counted up to twenty, and had a peep. Something white was coming up between two threads. It was the bus ticket from Friday. “It’s still soft,” said the pangolin, “but you can read the number.”'
      ]
    },
    {
      id: 'everything-shut',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Ants bite, so a pangolin at table can close its ears and its nose. {H} pressed the one with two thumbs, and the other with two fingers. That left no hand for the plate. “Are they good?” asked {A}. {H} had not heard.',
        '“ARE THEY GOOD?” The pangolin thought that {A} had said “wood”. “No,” it said, “but there’s some in the next room.” It sounded as if it had a cold.'
      ]
    },
    {
      id: 'parcel',
      A: 'same',
      spare: 8,
      paragraphs: [
        'At parties they pass the parcel, and the pangolin wished to practise. “When the music stops you take off a layer,” said {A}, and hummed, and stopped. The pangolin looked for a layer that it could do without. It handed over the six of spades.',
        '{A} hummed a bit longer. Now {A} had all the spades from six to ten. The pangolin had a draught. “Who won?” asked {H}. “I did,” said {A}. “You were the parcel.”'
      ]
    },
    {
      id: 'invitation',
      A: 'other',
      spare: 9,
      paragraphs: [
        'A pangolin sees badly, and smells very well. It had the invitation in front of it and drew the nose along, line by line. “Marzipan,” said the pangolin. “Rubber, a lot of it. Somebody called Doris.”',
        '“It says ‘cake and balloons’,” said {A}, who could read. {A} turned the paper over. There on the back, quite small, stood the name of the shop, and it was Doris’s. The pangolin was already at the stamp. “Licked,” it said. “By a person with a cough sweet.”'
      ]
    },
    {
      id: 'sunset',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Would you like them painted as well?” asked {A}. There was a cup with water in, and a brush. The colour was called Sunset, and you couldn’t see it. {A} did the four of hearts with great care, up to the corners. “Now wait until it’s dry,” said {A}.',
        'The pangolin waited with that scale held away from the others. It meant standing on one leg. “It’s gone very red,” said {H}, looking round. “That’s the first coat,” said {A}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} had found the pangolin’s tail, which dragged behind it on the floor. {A} sniffed up the middle of it, against the grain. Seven cards came out, and lay there face up.',
        'It was a good hand, with two kings. {A} sat down on it. After that nobody could deal the pangolin’s tail until {A} had finished thinking.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“When I was in the infants’ class they looked at our nails each Monday,” said {S}. “Both sides. You held them out over the desk.” “What if you had a thousand?” asked {A}.',
        '“Then they’d have got to me by Wednesday,” said {S}, “and I’d have missed the sums.” {S} looked at the pangolin with new respect. “Turn over,” said {S}. “I’ll do the hearts.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        'A small pangolin does not walk anywhere. It rides on its mother’s tail, across, and holds on with its claws. {S} was a small one, and sat down on the end of {A}’s blanket. “Off we go,” said {S}.',
        '{A} pulled, and nothing moved. “You’ve got to be lighter,” said {A}. “I’m only one card,” said {S}, and held it up. It was an ace. They got as far as the next floorboard.'
      ]
    },
    {
      id: 'a-thousand',
      A: 'partner',
      paragraphs: [
        '{A} laid the file down. “It takes a minute each,” said {A}, “and a real pangolin has about a thousand. By the time I’ve done the tail, the neck has grown again.”',
        '“But look at this,” said {A}, and held a card against the lamp. “The old ones are rounded off. Somebody’s filed these already.” The pangolin put out the rest of its nose. “That’s from the burrow,” said {H}. “It’s rather tight.”'
      ]
    }
  ],
  turn: [
    {
      id: 'doormat',
      A: 'partner',
      paragraphs: [
        'So they built a burrow. It was two chairs on their sides, and across the top lay the doormat with its bristles down. It was exactly as high as a pangolin, less a bit.',
        'In went {H}, head first, and pushed. Rasp, went the doormat, over the queen, the jacks and everything. It did all the nails in one go. The pangolin came out at the other end, as round as a pebble. Then it went in again.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 9,
      paragraphs: [
        '{A} met the pangolin on its way round. {A} took hold of a scale and pulled, and it was the three of diamonds. {A} gave it back. Then {A} pulled it out again.',
        'After four times that nail was as smooth as butter at both ends, and a little wet. The pangolin had never been done by hand before.'
      ]
    },
    {
      id: 'never-late',
      A: 'partner',
      paragraphs: [
        '{A} ran one finger down the pangolin’s back. Nothing caught. “Now you can go to the party,” said {A}. “And it does this every time you go in?” “Every night,” said the pangolin. “And I thought that I was only going to bed.”',
        'It crept in once more, and curled up slowly. {A} lay down in front of the burrow. Then one hand came in, as far as the wrist, and drew five nails along the doormat.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} rustled along behind the pangolin.',
      '{names} walked round fifty-two nails, and missed out none.',
      { text: '{names} held out ten nails, and did not think it many.', needs: ['hands'] },
      { text: '{names} tucked the king of spades in further.', needs: ['hands'] }
    ],
    way: [
      '{names} looked for the front of the ball, on the wrong side.',
      '{names} lay under the chair already, when the ball came.',
      { text: '{names} blew the dust off the file.', needs: ['hands'] },
      { text: '{names} did a thousand times one minute, on paper.', needs: ['hands'] }
    ],
    turn: [
      '{names} went down the burrow next, and came out combed.',
      '{names} waited at the far end for the nose.',
      { text: '{names} pressed down on the doormat from above.', needs: ['hands'] },
      { text: '{names} straightened a chair, after the third round.', needs: ['hands'] }
    ]
  },
  bed: [
    'The scales went back into their box, with the queen of hearts on top. The doormat lay down at the door.',
    '{H} washed all ten fingers. They were short and clean, and it had taken no time. Then {H} went into bed head first, under the tightest part of the blanket.'
  ],
  last: [
    'At the bottom of the burrow lay something round, with nothing sharp on it, and {H} was asleep.',
    'The nose was in and the tail was on top, and {H} slept.'
  ]
})
