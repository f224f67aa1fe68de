import { wishPlot } from '../wish-plot.ts'

const BRICKS = ['bricks', 'blocks']

export const forgotTheDoor = wishPlot({
  id: 'wish-forgot-the-door',
  beginsElsewhere: true,
  wishes: [
    'we built a castle of bricks today and forgot to put a door in it',
    ...BRICKS.flatMap((brick) => [`${brick} castle with no door`, `${brick} castle without a door`, `${brick} castle forgot the door`, `built a castle of ${brick} and forgot the door`, `built a castle of ${brick} with no door`, `built a ${brick} house and forgot the door`, `${brick} castle without a gate`]),
    ...['castle', 'palace', 'fort', 'tower'].flatMap((castle) => [`built a ${castle} and forgot the door`, `building a ${castle} and forgot the door`, `${castle} forgot to put a door`, `built a ${castle} without a door`, `built a ${castle} nobody could get in no door`]),
    'built a castle of lego and forgot the door', 'lego castle without a door', 'built a castle with no door', 'castle without a door', 'castle with no door in it', 'castle forgot the gate', 'forgot to make a door in the castle', 'king can’t get out of the brick castle', 'king stuck inside the brick castle', 'king stuck in the castle of blocks'
  ],
  answers: ['castle', 'palace', 'fort', 'fortress', 'tower', 'house', 'bricks', 'brick', 'blocks', 'block', 'lego', 'legos', 'duplo', 'toy', 'wooden', 'building', 'build', 'built', 'builds', 'made', 'make', 'making', 'with', 'dad', 'daddy', 'papa', 'mum', 'mummy', 'mom', 'mama', 'grandpa', 'grandad', 'grandma', 'granny', 'nana', 'uncle', 'auntie', 'cousin', 'brother', 'sister', 'friend', 'friends', 'together', 'today', 'yesterday', 'afternoon', 'morning', 'all', 'day', 'rainy', 'huge', 'big', 'tall', 'biggest', 'giant', 'little', 'forgot', 'forgotten', 'forgetting', 'door', 'doors', 'gate', 'gates', 'no', 'without', 'put', 'in', 'into', 'out', 'get', 'nobody', 'could', 'can’t', 'couldn’t', 'go', 'king', 'queen', 'knight', 'princess', 'inside', 'stuck', 'people', 'figures', 'window', 'windows', 'towers', 'wall', 'walls', 'roof', 'flag', 'we', 'they', 'he', 'she', 'and', 'it', 'the', 'so', 'of', 'to', 'our', 'my', 'floor', 'rug', 'carpet', 'funny', 'laughed', 'proud', 'colours', 'red', 'blue', 'story', 'about', 'then', 'had', 'was', 'were', 'but', 'that', 'at', 'home', 'at nursery', 'nursery', 'school'],
  except: ['sand', 'sandcastle', 'snow', 'ice', 'cardboard', 'bouncy', 'smashed', 'kicked', 'knocked', 'broke', 'broken', 'wrecked', 'fell', 'missing', 'piece', 'stepped', 'trod', 'swallowed', 'hospital', 'dragon', 'robot', 'city', 'giant came', 'tidy', 'shop', 'cried', 'crying', 'hit', 'threw', 'throwing', 'fire', 'died', 'minecraft', 'hits', 'locked', 'escape', 'police'],
  namesFamily: true,
  moods: ['late', 'learning', 'proud', 'losing'],
  company: ['castle', 'door', 'king', 'bricks', 'brick', 'wall', 'point', 'horse', 'crown', 'hole', 'tower', 'towers', 'rug', 'top', 'doorstep', 'peg', 'back', 'front', 'cone', 'flag', 'window', 'windows', 'bottom', 'middle', 'corner'],
  about: 'The hero and somebody of the family have built a castle round a fir-cone king and forgotten the door, and the square hole fills up from above, until somebody looks which bricks come down: what is left is a door with a point, of just the shape of the king.',
  titles: ['They Forgot the Door', 'A Door with a Point', 'The King Who Came Out on Foot', '{H} and the Shut Castle', 'Just the Shape of the King'],
  want: [
    {
      id: 'no-door',
      A: 'partner',
      paragraphs: [
        '{H} and {A} had built a castle of bricks, and had forgotten the door. It had four towers and a flag. In the middle sat the king, a broad fir cone with a paper crown. Outside stood the wooden horse, and waited.',
        '“I’ll lift the king out,” said {A}. “By the crown?” said {H}. “A king has to come out on foot.” So the castle needed a door.'
      ]
    }
  ],
  way: [
    {
      id: 'full-again',
      A: 'partner',
      paragraphs: [
        '{H} pulled out two bricks at the bottom, side by side, for a nice square door. The horse took a step nearer. Click, clack, and down came another brick from above. It lay just where the door was.',
        '“Full,” said {A}. {H} put it back up, and it came down again. It was as though the wall wanted to see what was going on. The king sat behind it in a draught.'
      ]
    },
    {
      id: 'a-drawn-one',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} drew a door on paper, with hinges and a large keyhole, and leaned it against the wall. From the front you would have thought that it was real. {A} knocked on it, very politely. The door fell flat on its face, and behind it was the wall.',
        '“It’s a very good door,” said {A}, “apart from that.” The horse was led up to it, and sniffed. {H} drew a handle as well, in case that was what was missing. Now it was a door that could not be opened, with a handle to do it by.'
      ]
    },
    {
      id: 'how-could-it-happen',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“How does anybody forget a door?” asked {A}. {H} thought back. “I thought you were making it. You were always at the front.” “I was at the front because of the windows,” said {A}. “I thought you were making it at the back.”',
        'There were nine windows, and each of them was very straight. There was a room just for the flag. On the wall there was even a seat, where a beetle could rest on the way. No beetle had come. But it would have had somewhere to sit.'
      ]
    },
    {
      id: 'letters-for-the-king',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Meanwhile there was post for the king. {A} had folded a very small letter. There was no door to push it under, so {H} put it in at a window. It dropped down on the inside, and stuck between two scales of the king.',
        '“What does it say?” asked {H}. “That there’s toast,” said {A}, “and could the king come at once.” {H} looked in at the king, who had read it by now. It was not a kind letter, if you can’t get out.'
      ]
    },
    {
      id: 'a-window-will-do',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“The king could come out by a window,” said {A}. They measured the king with a finger and a thumb, and held that up to the window. The top of the king would have fitted. The middle would have fitted, with a push. The bottom was as broad as a bun.',
        '“It gets wider, the further down you go,” said {H}. All fir cones do. “So it’d get out as far as the crown,” said {A}. “Then it’d be stuck, and have to admire the view.” They left it where it was.'
      ]
    },
    {
      id: 'other-is-shown-round',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} walked once round the castle, slowly, like a visitor. “Very fine,” said {A}. “And where do you go in?” Nobody said anything. {A} walked round it again, the other way. “I see,” said {A}. “It’s a secret.”',
        '“Yes,” said {H}. {A} felt along the wall for a brick that gave way, as they do in castles. {A} pressed one in, and waited for something to turn. The brick was a little warm from the sun. Apart from that, nothing happened at all.'
      ]
    },
    {
      id: 'pet-round-the-castle',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} came to see what it was, and went round the castle with a nose to the wall. At one corner {A} stopped, and looked at it for a long time. Anybody who looks at a wall like that, {H} thought, must know of a door.',
        '“There?” asked {H}. {A} lay down in front of that corner, so close that one tower leaned a bit. The castle still had no door, but now it had a guard. From the king’s window you could see one ear.'
      ]
    },
    {
      id: 'elder-boat-in-the-cellar',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“Our neighbour built a boat once, down in the cellar,” said {S}. “It took two winters. It had a cabin, and curtains.” “And then?” asked {A}. “Then the neighbour looked at the boat,” said {S}, “and at the stairs. And then the neighbour sat down in the boat.”',
        '“Did it ever get out?” “No,” said {S}. “But on Sundays we were all asked down. There was tea in the cabin, and we drew the curtains, so as not to see the potatoes.”'
      ]
    },
    {
      id: 'child-is-the-king',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} wanted to know what it was like in there, and sat down on the rug. {A} built one row of bricks all round {S}. It was as high as a slipper. “Now I can’t get out,” said {S}, quite pleased.',
        '“You could step over it,” said {A}. {S} looked at the wall, and then at {A}. “A king can’t do that,” said {S}. “You have to ask me if I want anything.” {A} asked. {S} wanted toast, and it had to come in by a window.'
      ]
    },
    {
      id: 'three-across',
      A: 'partner',
      paragraphs: [
        '“Then we’ll make it wider,” said {H}, and pulled out one more. Now three were gone at the bottom. Click, clack, clack. {H} raked the fallen ones out on to the rug. “It’s only ever the ones in the middle,” said {A}, and lay down flat to look.'
      ]
    },
    {
      id: 'the-point',
      A: 'partner',
      paragraphs: [
        '“Look, every brick sits on two others,” said {A}. “If both of those go, it has to come down after them.” At the bottom three had gone, above them two, and above those one. Over that nothing had moved. The wall stood there, quite calm.',
        '{H} lay down as well. With the bricks cleared away, the hole was wide at the bottom. Then it got narrower, and ended in a point. “It doesn’t want to be square,” said {A}. “It wants to be a castle door!” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'on-foot',
      A: 'partner',
      paragraphs: [
        'They looked in at the king. The king was wide at the bottom, got narrower, and ended in a crown. {H} gave the king a very small push. Out it came on its own foot, and touched nothing, not even with the crown. “As though you’d measured it,” whispered {A}.'
      ]
    },
    {
      id: 'a-doorstep',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The bricks that had come down lay on the rug. “We could put them back in the box,” said {A}. But they had so wanted to be part of it. {H} made them into a doorstep, and the last two into a bench beside it.',
        'The king sat down there for a moment, as people do in front of their houses. It was a mild evening. “It’s only ever seen the castle from the inside,” said {H}. They turned the bench round, so that the king could look at it.'
      ]
    },
    {
      id: 'one-at-the-back',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“It ought to have one at the back, too,” said {A}. {H} pulled out three bricks at the bottom, and they sat down to wait. Two came down, and then one. Nobody had to help. “It knows how it goes now,” said {H}.',
        'The king went in by one door and came out by the other. Then it had been all through its castle, and had hardly noticed. {H} blew in at the back, and out at the front came a bit of fluff. A castle that has been shut up all day is glad of some air. So is a king.'
      ]
    },
    {
      id: 'in-and-out',
      A: 'partner',
      paragraphs: [
        'The king rode once round the castle. Then it went in again, and came out, and went in, because it could. “Next time we’ll do the door first,” said {A}. {H} looked at the door with one cheek on the rug. Not one brick in it was crooked.',
        '“No,” said {H}. “We’ll forget it again. The wall’s better at it than we are.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} walked round the castle once, and back.',
      '{names} looked in from above, and the king looked out.',
      { text: '{names} straightened the flag, which had nothing to do with it.', needs: ['hands'] },
      { text: '{names} knocked at the wall, politely, with one knuckle.', needs: ['hands'] }
    ],
    way: [
      '{names} heard the click and the clack, and came back to look.',
      '{names} lay down on the rug, to see what the bricks were doing.',
      { text: '{names} held a tower steady with one finger.', needs: ['hands'] },
      { text: '{names} carried away a brick that had come down.', needs: ['hands'] }
    ],
    turn: [
      '{names} made room on the rug for the king.',
      '{names} looked in at the door, and saw where the king had sat.',
      { text: '{names} held the horse, until the king was up.', needs: ['hands'] },
      { text: '{names} swept the doorstep with a feather.', needs: ['hands'] }
    ]
  },
  bed: [
    'The castle could stay where it was. The horse stood in the door, half in and half out, just because there was one.',
    '{H} washed, and drew up both knees under the blanket. The blanket was wide at the bottom, got narrower, and ended in a point.'
  ],
  last: [
    'Whoever wanted to could go in or out, and nobody did, and {H} was asleep.',
    'A bit of evening came in by the small pointed door, and {H} was asleep.'
  ]
})
