import { wishPlot } from '../wish-plot.ts'

export const paperBoats = wishPlot({
  id: 'wish-paper-boats',
  wishes: ['paper boat', 'paper boats', 'paper ship', 'paper ships', 'origami boat', 'origami boats', 'newspaper boat', 'folded boats', 'folding boats'],
  answers: ['paper', 'boat', 'boats', 'ship', 'ships', 'origami', 'newspaper', 'fold', 'folded', 'folding', 'made', 'make', 'making', 'sail', 'sailed', 'sailing', 'float', 'floated', 'floating', 'race', 'raced', 'races', 'bath', 'bathtub', 'sink', 'sank', 'puddle', 'puddles', 'stream', 'brook', 'gutter', 'pond', 'river', 'rain', 'rained', 'raining', 'after', 'down', 'twenty', 'ten', 'them', 'today', 'water', 'basin', 'bowl', 'grandpa', 'grandad', 'nana', 'grandma', 'we', 'he', 'she', 'big', 'little', 'fleet', 'first', 'monsoon', 'day', 'street'],
  except: ['died', 'heaven', 'memory', 'refugees', 'war', 'banana', 'pirate', 'mouse', 'ant', 'frog', 'dragon', 'giant', 'soldier', 'tin', 'aeroplane', 'plane', 'aeroplanes', 'planes'],
  nothingElse: true,
  moods: ['learning', 'first', 'losing', 'proud', 'lost'],
  company: ['bath', 'taps', 'soap', 'peg', 'sponge', 'chain'],
  about: 'The hero’s paper boat drinks up the bath and lies down on the way to the taps, until a wax hen shows what is not thirsty.',
  titles: ['As Far as the Taps', 'The Boat That Drank', '{H} and the Captain Made of Wood', 'The Hen Was Not Thirsty', 'A Red Boat to the Taps'],
  want: [
    {
      id: 'captain',
      A: 'partner',
      paragraphs: [
        'There was water in the bath, and nobody was in it. {H} had folded a boat out of newspaper, and in the middle sat a clothes peg. That was the captain. “Where’s the boat going?” asked {A}. “To the taps,” said {H}. They were right at the other end.',
        '{H} let the paper boat down as gently as a cat that is asleep, and it floated. “It’s got to get there,” said {H}, “and then it’s got to come home.”'
      ]
    }
  ],
  way: [
    {
      id: 'lay-down',
      A: 'same',
      paragraphs: [
        '{H} blew. The boat sailed as far as the plug. Then it went slower, and sat lower, and a dark edge climbed up its sides. “It’s tired,” said {H}, and blew harder. The paper bent in the middle, quite politely, and lay down. The captain floated on alone.',
        'So {H} folded a big boat, with room for two captains. It got as far as the soap, and lay down as well. It only took longer over it.'
      ]
    },
    {
      id: 'the-weather',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The newspaper boat had words down one side. {A} bent over the edge to read what it said about itself. “Rain in the west,” read {A}. “Light winds. Sofas at half price.”',
        '{H} blew a light wind. The sofas went past first, and then the rain. “Does it say anything about the taps?” asked {H}. It did not, but then it was yesterday’s.'
      ]
    },
    {
      id: 'hat-first',
      A: 'same',
      spare: 2,
      paragraphs: [
        'To make a boat, you must first make a hat. {H} folded it down the middle and turned up the edges. Then it went on {A}’s head for a moment, because it was finished as a hat.',
        '“May I keep it?” asked {A}. “It’s only a hat on the way to being a boat,” said {H}. It was pulled at both ends. Then {A}’s head was bare again, and there was one ship more.'
      ]
    },
    {
      id: 'wave',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“And now it gets rough,” said {A}, and moved one hand to and fro under the water. The waves went all the way to the taps and came back. The paper boat went up every wave. It was the coming down that it did not like.',
        '“Captain!” cried {H}. “Hold on!” But a peg can only hold on if you put something in its mouth. From then on the captain sailed with the edge of the boat between the teeth.'
      ]
    },
    {
      id: 'name',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The boat needed a name. {A} was for “Storm Queen”, and {H} was for “Susan”. They looked at the boat. It was not big, and one end was higher than the other.',
        '“Susan,” they said, both together. It floated a little better after that. Everybody does, who has been called by name.'
      ]
    },
    {
      id: 'buttons',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“What does it carry?” asked {A}. They loaded buttons, one after the other, and counted out loud. At four the boat sat nicely. At seven the water looked over the edge.',
        'The eighth was a very small one, off a shirt. {H} put it down without breathing. The paper boat thought about it, and went under with all hands. “Seven,” said {H}, and wrote it on {H}’s arm.'
      ]
    },
    {
      id: 'island',
      A: 'other',
      spare: 6,
      paragraphs: [
        'The sponge was an island. It was yellow, with caves, and nobody lived there. The paper boat landed by mistake, and the captain got out to have a look round.',
        '“What’s it like?” asked {A}. {H} held an ear down to the peg. “Wet underfoot,” said {H}. “And the whole island can be squeezed.” So they did not stay for lunch.'
      ]
    },
    {
      id: 'pet-edge',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} came to the edge of the bath and put a nose over it. The boat was just going by. {A} breathed out, only to have breathed, and it shot across to the other side.',
        '“That’s the best wind we’ve had all day,” said {H}. {A} was asked to do it again. But wind does not come when it is called.'
      ]
    },
    {
      id: 'elder-ticket',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} took a bus ticket and folded it without looking, edge to edge, with one thumbnail. It was a boat no longer than a bean. “We raced these in the gutter when it rained,” said {S}. “You had to run to keep up.”',
        '“Who won?” asked {A}. “The drain,” said {S}. “Every time.” They put the small boat in the bath, and it had the whole sea to itself.'
      ]
    },
    {
      id: 'child-race',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} had folded a boat as well, and so there had to be a race. They blew from the same end, cheek to cheek. Both boats turned round and looked at each other.',
        '“You’re blowing mine,” said {S}. “You’re blowing mine,” said {A}. After that each blew the other’s boat on purpose. It was the closest race that there had ever been.'
      ]
    },
    {
      id: 'baby-weather',
      S: 'baby',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} was held up to see the boats, and hit the sea with one flat hand. It rained upwards. When it was over, {A} had drops on {A}’s eyebrows.',
        '“That’s a storm,” said {A}. {S} looked at the hand as if there might be another one in it. The paper boats were brought in until it was past.'
      ]
    },
    {
      id: 'guest-flat',
      S: 'guest',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} knew another way to fold a boat, with a roof on. It took longer, and {A} had to hold a corner down with one finger. At the end {S} blew into it, and it stood up.',
        '“That’s for when it rains,” said {S}. The captain was put in under the roof and could not see out. “He says it’s very comfortable,” said {A}, “and where are we?”'
      ]
    },
    {
      id: 'thirsty',
      A: 'partner',
      paragraphs: [
        '{A} lifted out what had been a boat with two fingers. Water ran out of it, and ran, and ran. “Look how much it’s had,” said {A}. “It isn’t tired. It’s been drinking. Paper’s thirsty.”',
        '“Then it mustn’t drink,” said {H}. On the floor lay a picture, a red hen in wax crayon, and it had been splashed. The paper round her was grey and wet. On the hen the water stood in drops. “She isn’t thirsty,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'whole-crayon',
      A: 'same',
      spare: 11,
      paragraphs: [
        'First they tried it on the back of an envelope. {A} rubbed crayon over the left half, and {H} over the right. In the middle the two reds met, and one of them was more of an orange.',
        '“There’s a bit of white,” said {A}. “Where?” “Under your elbow.” They rubbed until nothing was white any more. {H} let one drop fall on it, and the drop rolled off like a bead.'
      ]
    },
    {
      id: 'red-boat',
      A: 'partner',
      paragraphs: [
        '{H} rubbed red crayon over one side of a new sheet, right to the corners. They folded it with the red outside, and it crackled. The captain got in, with dry feet. {H} put the boat on the water and blew.',
        'It floated past the plug. It floated past the soap. {A} held out one finger by the taps, for a harbour. Tock, said the red boat. Under it the drops ran off like peas. “It hasn’t had a sip,” said {A}.'
      ]
    },
    {
      id: 'drops',
      A: 'same',
      spare: 12,
      paragraphs: [
        '{H} lifted it up and looked at it from below. Each drop hung on by itself and had a small bathroom in it, with a lamp. {A} was in there as well, upside down.',
        '{H} shook the boat once, and it was dry. You can’t do that with {A}. The towel had to be fetched.'
      ]
    },
    {
      id: 'lighthouse',
      A: 'other',
      spare: 13,
      paragraphs: [
        'Then it was night on the bath, because somebody had switched off the lamp. {A} was the lighthouse, with the torch, and turned round slowly. It went over the soap, and the sponge, and the small red boat.',
        '“I can see it,” whispered {H}. “It’s still sailing.” Each time the light came round, it was a hand further on. The captain sat quite straight and watched where it was going.'
      ]
    },
    {
      id: 'raisin',
      A: 'partner',
      paragraphs: [
        '“So that was the taps,” said {H}, at the other end. “And now it’s got to come home.” {A} had a raisin, and put it in behind the captain. “So that it doesn’t come home with nothing,” said {A}, and blew.',
        '{H} ate it, and sent the paper boat back for another. It sailed there and home again until the raisins were finished, and it never once lay down.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to see it sail, and stood along the edge.',
      '{names} kept quite still, for a paper boat notices everything.',
      { text: '{names} held up one finger, to find out where the wind was.', needs: ['hands'] },
      { text: '{names} saluted the captain.', needs: ['hands'] }
    ],
    way: [
      '{names} watched it go down, and sighed for the captain.',
      '{names} looked over the edge, and the boat looked back.',
      { text: '{names} picked the captain out of the water and dried him.', needs: ['hands'] },
      { text: '{names} folded one more boat, and the front was at the back.', needs: ['hands'] }
    ],
    turn: [
      '{names} went along beside the bath as far as the taps.',
      '{names} breathed out very carefully, all in one direction.',
      { text: '{names} tapped on the water once, so that the boat should not fall asleep.', needs: ['hands'] },
      { text: '{names} waved from the shore with a flannel.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} pulled the plug, and the sea went home. The red boat stood on the edge to dry, though it was dry already.',
    '{H} rinsed off the day, and lay down. Under the blanket two knees were hills, and between them there was room for a harbour.'
  ],
  last: [
    'The captain sat in the red boat on the edge of the bath, and {H} was asleep.',
    'Nothing drank, and nothing sank, and {H} was asleep.'
  ]
})
